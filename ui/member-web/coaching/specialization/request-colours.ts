import type { Status } from '#ui/components/StatusChip.tsx';
import type { OwnRequest } from './data.ts';

export type Standing = 'PENDING' | 'COMPLETED' | 'EXPIRING' | 'EXPIRED' | 'CANCELED';

/** How a request stands for its coach: an approval whose evidence ran out shows no badge any more. */
export const standingOf = ({
  status,
  expired,
  renewable,
}: Pick<OwnRequest, 'status' | 'expired' | 'renewable'>): Standing => {
  if (status !== 'COMPLETED') return status;
  if (expired) return 'EXPIRED';
  return renewable ? 'EXPIRING' : 'COMPLETED';
};

export const standingColours: Readonly<Record<Standing, Status>> = {
  PENDING: 'waiting',
  COMPLETED: 'done',
  EXPIRING: 'warning',
  EXPIRED: 'warning',
  CANCELED: 'refused',
};
