import { FormattedMessage, useIntl } from 'react-intl';
import { hostStatuses } from '#core/sites/external-host/external-host.ts';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { useFormats } from '#ui/intl.ts';
import type { HostRow } from '../data.ts';
import { HostChip } from '../parts/cells.tsx';

const useColumns = (): readonly ListColumn<HostRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  return [
    {
      source: 'host',
      label: formatMessage({ id: 'console.hosts.host' }),
      render: ({ host }) => host,
      cell: ({ host }) => host,
      onPhone: 'title',
    },
    {
      source: 'name',
      label: formatMessage({ id: 'console.hosts.site' }),
      render: ({ domainId, name }) => <RecordLink place="domains" id={domainId} name={name} />,
      cell: ({ name }) => name,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'userName',
      label: formatMessage({ id: 'console.hosts.owner' }),
      render: ({ userId, userName }) => <RecordLink place="users" id={userId} name={userName} />,
      cell: ({ userName }) => userName,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <HostChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.hosts.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'failures',
      label: formatMessage({ id: 'console.hosts.failures' }),
      render: ({ failures }) => number(failures),
      cell: ({ failures }) => failures,
      sortable: false,
      numeric: true,
    },
    {
      source: 'checkedAt',
      label: formatMessage({ id: 'console.hosts.checkedAt' }),
      render: ({ checkedAt }) => (checkedAt === null ? <Nothing /> : <When at={checkedAt} />),
      cell: ({ checkedAt }) => checkedAt,
      onPhone: 'line',
    },
    {
      source: 'nextCheckAt',
      label: formatMessage({ id: 'console.hosts.nextCheckAt' }),
      render: ({ nextCheckAt }) => (nextCheckAt === null ? <Nothing /> : <When at={nextCheckAt} />),
      cell: ({ nextCheckAt }) => nextCheckAt,
      hidden: true,
    },
    {
      source: 'verifiedAt',
      label: formatMessage({ id: 'console.hosts.verifiedAt' }),
      render: ({ verifiedAt }) => (verifiedAt === null ? <Nothing /> : <When at={verifiedAt} />),
      cell: ({ verifiedAt }) => verifiedAt,
      hidden: true,
    },
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.hosts.search' }), kind: 'search' },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      kind: 'choice',
      choices: hostStatuses.map((value) => ({
        value,
        label: formatMessage({ id: `console.hosts.status.${value}` }),
      })),
    },
  ];
};

/** A row leads to the site that the domain belongs to. */
const HostList = () => (
  <StaffList<HostRow>
    resource="domain-hosts"
    columns={useColumns()}
    sort={{ field: 'createdAt', order: 'DESC' }}
    description={<FormattedMessage id="console.hosts.lead" />}
    empty={<FormattedMessage id="console.hosts.empty" />}
    filters={useFilters()}
    to={({ domainId }) => `/admin/domains/${domainId}/show`}
  />
);

export default HostList;
