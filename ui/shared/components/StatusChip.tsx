import Chip, { type ChipProps } from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon, LockIcon, WarningIcon } from '../icons.tsx';

const statusColours = {
  neutral: { color: 'default', icon: <InfoIcon /> },
  waiting: { color: 'warning', icon: <ClockIcon /> },
  active: { color: 'info', icon: <InfoIcon /> },
  done: { color: 'success', icon: <CheckIcon /> },
  refused: { color: 'error', icon: <CloseIcon /> },
  warning: { color: 'warning', icon: <WarningIcon /> },
  locked: { color: 'default', icon: <LockIcon /> },
} as const satisfies Record<string, { color: ChipProps['color']; icon: ReactNode }>;

export type Status = keyof typeof statusColours;

/** A state is a word and a sign; the colour only helps. */
export const StatusChip = ({ status, label }: Readonly<{ status: Status; label: ReactNode }>) => (
  <Chip size="small" color={statusColours[status].color} icon={statusColours[status].icon} label={label} />
);
