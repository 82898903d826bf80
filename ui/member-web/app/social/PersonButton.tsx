import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = Readonly<{
  person: Readonly<{ name: string; username: string | null }>;
  picture: ReactNode;
  /** Behind the name: whether the person is chosen. */
  mark?: ReactNode;
  /** Absent where a press takes this one person at once. */
  isChosen?: boolean | undefined;
  disabled?: boolean;
  onPick: () => void;
}>;

/** One person of a list from which people are picked. */
export const PersonButton = ({
  person: { name, username },
  picture,
  mark,
  isChosen,
  disabled = false,
  onPick,
}: Props) => (
  <Box
    component="button"
    type="button"
    disabled={disabled}
    {...(isChosen === undefined ? {} : { 'aria-pressed': isChosen })}
    onClick={onPick}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      width: '100%',
      minHeight: 56,
      px: 1,
      border: 0,
      borderRadius: '14px',
      bgcolor: 'transparent',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { bgcolor: 'action.hover' },
      '&:focus-visible': { outlineOffset: -3 },
    }}
  >
    {picture}
    <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
      {name}
      {username !== null && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {`@${username}`}
        </Box>
      )}
    </Box>
    {mark}
  </Box>
);
