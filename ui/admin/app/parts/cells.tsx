import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import type { UserStatus } from '#core/access/actor/actor.ts';
import type { TransactionStatus } from '#core/money/coin/ledger.ts';
import type { ActiveStatus } from '#core/kernel/active-status.ts';
import type { MailStatus } from '#core/platform/notification/notification.ts';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { filteredPath, pathOf, type Place, places } from '../layout/places.ts';
import { useMay } from './rights.ts';

export const Nothing = () => <span aria-hidden>{'–'}</span>;

export const When = ({ at }: Readonly<{ at: string | Date | null }>) =>
  at === null ? <Nothing /> : <RelativeTime at={new Date(at)} focusable={false} />;

/** To another record, where the person may see it; else only its name. */
/** A name broken into its words makes a row three lines high. */
const nameInTable = {
  'td > &': {
    display: 'inline-block',
    maxWidth: '14rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
} as const;

export const RecordLink = ({ place, id, name }: Readonly<{ place: Place; id: string; name: ReactNode }>) => {
  const may = useMay();
  if (!may(...places[place].rights)) return <>{name}</>;
  return (
    <Link
      component={RouterLink}
      to={pathOf(place, id)}
      onClick={(event) => event.stopPropagation()}
      sx={place === 'users' ? nameInTable : {}}
    >
      {name}
    </Link>
  );
};

type ListLinkProps = Readonly<{ place: Place; filter: Readonly<Record<string, string>>; name: ReactNode }>;

/** To what a list holds of one record; nothing for a person who may not see that list. */
export const ListLink = ({ place, filter, name }: ListLinkProps) => {
  const may = useMay();
  if (!may(...places[place].rights)) return null;
  return (
    <Link
      component={RouterLink}
      to={filteredPath(place, filter)}
      onClick={(event) => event.stopPropagation()}
    >
      {name}
    </Link>
  );
};

const userColours: Readonly<Record<UserStatus, Status>> = {
  PENDING: 'waiting',
  ACTIVE: 'done',
  HOLD: 'warning',
  BAN: 'refused',
  DELETE: 'locked',
};
export const UserStatusChip = ({ status }: Readonly<{ status: UserStatus }>) => (
  <StatusChip status={userColours[status]} label={<FormattedMessage id={`user.status.${status}`} />} />
);

export const ActiveStatusChip = ({ status }: Readonly<{ status: ActiveStatus }>) => (
  <StatusChip
    status={status === 'ACTIVE' ? 'done' : 'locked'}
    label={<FormattedMessage id={`active.${status}`} />}
  />
);

const transactionColours: Readonly<Record<TransactionStatus, Status>> = {
  PENDING: 'waiting',
  COMPLETED: 'done',
  CANCELED: 'neutral',
};
export const TransactionStatusChip = ({ status }: Readonly<{ status: TransactionStatus }>) => (
  <StatusChip
    status={transactionColours[status]}
    label={<FormattedMessage id={`transaction.status.${status}`} />}
  />
);

const mailColours: Readonly<Record<MailStatus, Status>> = {
  PENDING: 'waiting',
  SENT: 'done',
  FAILED: 'refused',
  KEPT: 'neutral',
  BOUNCED: 'refused',
  COMPLAINED: 'refused',
  SKIPPED: 'neutral',
};
export const MailStatusChip = ({ status }: Readonly<{ status: MailStatus }>) => (
  <StatusChip status={mailColours[status]} label={<FormattedMessage id={`mail.status.${status}`} />} />
);

export const useFileSize = () => {
  const { number } = useFormats();
  return (bytes: number) =>
    bytes >= 1_073_741_824
      ? `${number(bytes / 1_073_741_824, 1)}\u00a0GB`
      : bytes >= 1_048_576
        ? `${number(bytes / 1_048_576, 1)}\u00a0MB`
        : `${number(bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1024)))}\u00a0KB`;
};
