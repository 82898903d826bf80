import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import type { Status } from '#ui/components/StatusChip.tsx';

export const orderColours: Readonly<Record<ProcessStatus, Status>> = {
  PENDING: 'waiting',
  PROCESSING: 'active',
  COMPLETED: 'done',
  CANCELED: 'refused',
};

/** People call an order by the end of its number: its beginning is the time, alike for all of a day. */
export const shortNumber = (id: string): string => id.replaceAll('-', '').slice(-8).toUpperCase();
