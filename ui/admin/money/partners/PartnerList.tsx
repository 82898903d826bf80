import { FormattedMessage, useIntl } from 'react-intl';
import { activeStatuses } from '#core/kernel/active-status.ts';
import { useFormats } from '#ui/intl.ts';
import { PartnerName } from '../offers/cells.tsx';
import type { PartnerRow } from '../offers/data.ts';
import { ActiveStatusChip, Nothing, When } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

const PartnerList = () => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const may = useMay();
  const columns: readonly ListColumn<PartnerRow>[] = [
    {
      source: 'name',
      label: formatMessage({ id: 'console.partners.name' }),
      render: ({ name, logoUrl }) => <PartnerName name={name} address={logoUrl} />,
      cell: ({ name }) => name,
      onPhone: 'title',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <ActiveStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `active.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'rewardCount',
      label: formatMessage({ id: 'console.partners.rewardCount' }),
      render: ({ rewardCount }) => number(rewardCount),
      cell: ({ rewardCount }) => rewardCount,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'ownerName',
      label: formatMessage({ id: 'console.partners.owner' }),
      render: ({ ownerName }) => ownerName ?? <Nothing />,
      cell: ({ ownerName }) => ownerName,
      onPhone: 'line',
    },
    {
      source: 'url',
      label: formatMessage({ id: 'console.partners.url' }),
      render: ({ url }) => url ?? <Nothing />,
      cell: ({ url }) => url,
      sortable: false,
    },
    {
      source: 'updatedAt',
      label: formatMessage({ id: 'console.updatedAt' }),
      render: ({ updatedAt }) => <When at={updatedAt} />,
      cell: ({ updatedAt }) => updatedAt,
      hidden: true,
    },
  ];
  return (
    <StaffList<PartnerRow>
      resource="partners"
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      description={<FormattedMessage id="console.partners.lead" />}
      empty={<FormattedMessage id="console.partners.empty" />}
      create={
        may('partner.create', 'partner.manage')
          ? { to: '/admin/partners/create', label: <FormattedMessage id="console.partners.create" /> }
          : undefined
      }
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.partners.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: activeStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `active.${value}` }),
          })),
        },
      ]}
    />
  );
};

export default PartnerList;
