import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon, LockIcon, WarningIcon } from '../icons.tsx';
import { radii, weights } from '../theme/tokens.ts';

const neutral = { bgcolor: 'action.selected', color: 'text.primary' } as const;
const tone = (colour: 'warning' | 'info' | 'success' | 'error') =>
  ({ bgcolor: `${colour}.soft`, color: `${colour}.onSoft` }) as const;

const looks = {
  neutral: { colours: neutral, icon: <InfoIcon /> },
  waiting: { colours: tone('warning'), icon: <ClockIcon /> },
  active: { colours: tone('info'), icon: <InfoIcon /> },
  done: { colours: tone('success'), icon: <CheckIcon /> },
  refused: { colours: tone('error'), icon: <CloseIcon /> },
  warning: { colours: tone('warning'), icon: <WarningIcon /> },
  locked: { colours: neutral, icon: <LockIcon /> },
} as const;

export type Status = keyof typeof looks;

/** A state is a word and a sign; the colour only helps. MUI's chip, which can be pressed and taken away, is five times as much. */
export const StatusChip = ({ status, label }: Readonly<{ status: Status; label: ReactNode }>) => {
  const { colours, icon } = looks[status];
  return (
    <Box
      data-chip
      sx={{
        ...colours,
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        maxWidth: '100%',
        height: 24,
        boxSizing: 'border-box',
        borderRadius: `${radii.small}px`,
        fontSize: '0.8125rem',
        fontWeight: weights.strong,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        '& > svg': { fontSize: 18, ml: 0.5, mr: -0.5 },
      }}
    >
      {icon}
      <Box component="span" sx={{ px: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
    </Box>
  );
};
