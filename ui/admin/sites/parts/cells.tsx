import { FormattedMessage } from 'react-intl';
import type { DomainStatus } from '#core/sites/domain-name/domain.ts';
import type { HostStatus } from '#core/sites/external-host/external-host.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';

const chips: Readonly<Record<DomainStatus, Status>> = {
  PENDING: 'waiting',
  ACTIVE: 'done',
  GRACE: 'warning',
  HELD: 'locked',
  RELEASED: 'neutral',
  FAILED: 'refused',
};

type Shown = Readonly<{ status: DomainStatus; isSuspended: boolean }>;

/** A suspension counts more than the phase it happened in. */
export const DomainChip = ({ status, isSuspended }: Shown) =>
  isSuspended ? (
    <StatusChip status="refused" label={<FormattedMessage id="console.domains.suspended" />} />
  ) : (
    <StatusChip status={chips[status]} label={<FormattedMessage id={`console.domains.status.${status}`} />} />
  );

const hostChips: Readonly<Record<HostStatus, Status>> = {
  PENDING: 'waiting',
  VERIFIED: 'done',
  ACTIVE: 'done',
  ERROR: 'warning',
  RELEASED: 'neutral',
};

export const HostChip = ({ status }: Readonly<{ status: HostStatus }>) => (
  <StatusChip status={hostChips[status]} label={<FormattedMessage id={`console.hosts.status.${status}`} />} />
);
