import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon, LockIcon, WarningIcon } from '../icons.tsx';
import { PlainChip, type Tone } from './marks/PlainChip.tsx';

const statusColours = {
  neutral: { tone: 'neutral', icon: <InfoIcon /> },
  waiting: { tone: 'warning', icon: <ClockIcon /> },
  active: { tone: 'info', icon: <InfoIcon /> },
  done: { tone: 'success', icon: <CheckIcon /> },
  refused: { tone: 'error', icon: <CloseIcon /> },
  warning: { tone: 'warning', icon: <WarningIcon /> },
  locked: { tone: 'neutral', icon: <LockIcon /> },
} as const satisfies Record<string, { tone: Tone; icon: ReactNode }>;

export type Status = keyof typeof statusColours;

/** A state is a word and a sign; the colour only helps. */
export const StatusChip = ({ status, label }: Readonly<{ status: Status; label: ReactNode }>) => (
  <PlainChip {...statusColours[status]} label={label} />
);
