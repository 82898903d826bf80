import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';

type Props = Readonly<{
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}>;

/** A real radio button under a large card: arrows and readers work by themselves. */
export const RadioCard = ({ name, value, checked, disabled = false, onChoose, children }: Props) => (
  <Box
    component="label"
    sx={{
      position: 'relative',
      display: 'flex',
      gap: 1.5,
      alignItems: 'flex-start',
      p: 2,
      borderRadius: '14px',
      border: '1.5px solid',
      borderColor: checked ? 'primary.main' : disabled ? 'divider' : 'control',
      bgcolor: checked ? 'primary.soft' : 'background.paper',
      color: checked ? 'primary.onSoft' : disabled ? 'text.secondary' : 'text.primary',
      cursor: disabled ? 'default' : 'pointer',
      transition: 'background-color 120ms, border-color 120ms',
      ...(disabled ? {} : { '&:hover': { borderColor: 'primary.main' } }),
      '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 2 },
    }}
  >
    <Box
      component="input"
      type="radio"
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      onChange={onChoose}
      sx={visuallyHidden}
    />
    <Box
      component="span"
      aria-hidden
      sx={{
        flexShrink: 0,
        mt: 0.25,
        width: 22,
        height: 22,
        borderRadius: '50%',
        border: '1.5px solid',
        borderColor: checked ? 'primary.main' : disabled ? 'divider' : 'control',
        bgcolor: checked ? 'primary.main' : 'transparent',
        color: 'primary.contrastText',
        display: 'grid',
        placeItems: 'center',
        '& svg': { fontSize: '1rem' },
      }}
    >
      {checked && <CheckIcon />}
    </Box>
    <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
      {children}
    </Box>
  </Box>
);
