import { FormattedMessage, useIntl } from 'react-intl';
import { domainStatuses } from '#core/sites/domain-name/domain.ts';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import type { DomainRow } from '../data.ts';
import { DomainChip } from '../parts/cells.tsx';

const useColumns = (): readonly ListColumn<DomainRow>[] => {
  const { formatMessage } = useIntl();
  return [
    {
      source: 'name',
      label: formatMessage({ id: 'console.domains.name' }),
      render: ({ host }) => host,
      cell: ({ host }) => host,
      onPhone: 'title',
    },
    {
      source: 'userName',
      label: formatMessage({ id: 'console.domains.owner' }),
      render: ({ userId, userName }) => <RecordLink place="users" id={userId} name={userName} />,
      cell: ({ userName }) => userName,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status, suspendedAt }) => <DomainChip status={status} isSuspended={suspendedAt !== null} />,
      cell: ({ status }) => formatMessage({ id: `console.domains.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'expiresAt',
      label: formatMessage({ id: 'console.domains.expiresAt' }),
      render: ({ expiresAt }) => (expiresAt === null ? <Nothing /> : <When at={expiresAt} />),
      cell: ({ expiresAt }) => expiresAt,
      onPhone: 'line',
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.domains.createdAt' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      hidden: true,
    },
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.domains.search' }), kind: 'search' },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      kind: 'choice',
      choices: domainStatuses.map((value) => ({
        value,
        label: formatMessage({ id: `console.domains.status.${value}` }),
      })),
    },
    {
      source: 'isSuspended',
      label: formatMessage({ id: 'console.domains.suspended' }),
      kind: 'choice',
      choices: [
        { value: 'true', label: formatMessage({ id: 'console.domains.suspended.yes' }) },
        { value: 'false', label: formatMessage({ id: 'console.domains.suspended.no' }) },
      ],
    },
    { source: 'expiresAt_gte', label: formatMessage({ id: 'console.domains.endsFrom' }), kind: 'date' },
    { source: 'expiresAt_lte', label: formatMessage({ id: 'console.domains.endsTo' }), kind: 'date' },
  ];
};

const DomainList = () => (
  <StaffList<DomainRow>
    resource="domains"
    columns={useColumns()}
    sort={{ field: 'createdAt', order: 'DESC' }}
    description={<FormattedMessage id="console.domains.lead" />}
    empty={<FormattedMessage id="console.domains.empty" />}
    filters={useFilters()}
  />
);

export default DomainList;
