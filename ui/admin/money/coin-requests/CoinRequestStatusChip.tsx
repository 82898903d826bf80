import { FormattedMessage } from 'react-intl';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import type { CoinRequest } from './data.ts';

const statusColours = {
  PENDING: 'waiting',
  APPROVED: 'done',
  REJECTED: 'refused',
} as const satisfies Record<CoinRequest['status'], Status>;

export const CoinRequestStatusChip = ({ status }: Pick<CoinRequest, 'status'>) => (
  <StatusChip
    status={statusColours[status]}
    label={<FormattedMessage id={`console.coinRequests.status.${status}`} />}
  />
);
