import { FormattedMessage, useIntl } from 'react-intl';
import { promotionKinds } from '#core/money/promo/promotion-kinds.ts';
import { When } from '../../app/parts/cells.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { PromotionStatusChip, UsesOf, WorthOf } from './cells.tsx';
import type { PromotionRow } from './data.ts';

/** Codes with what they give, their limits, and what they came to. */
const PromotionList = () => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const columns: readonly ListColumn<PromotionRow>[] = [
    {
      source: 'title',
      label: formatMessage({ id: 'console.promo.title' }),
      render: ({ title }) => title,
      cell: ({ title }) => title,
      onPhone: 'title',
    },
    {
      source: 'firstCode',
      label: formatMessage({ id: 'console.promo.code' }),
      render: ({ isBatch, firstCode, codeCount }) =>
        isBatch ? (
          <FormattedMessage id="console.promo.codes" values={{ count: codeCount }} />
        ) : (
          <code>{firstCode}</code>
        ),
      cell: ({ firstCode }) => firstCode,
      sortable: false,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'kind',
      label: formatMessage({ id: 'console.promo.kind' }),
      render: ({ kind }) => <FormattedMessage id={`promo.kind.${kind}`} />,
      cell: ({ kind }) => formatMessage({ id: `promo.kind.${kind}` }),
      onPhone: 'line',
    },
    {
      source: 'value',
      label: formatMessage({ id: 'console.promo.value' }),
      render: (row) => <WorthOf {...row} />,
      cell: ({ value }) => value,
      sortable: false,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'uses',
      label: formatMessage({ id: 'console.promo.uses' }),
      render: (row) => <UsesOf {...row} />,
      cell: ({ uses }) => uses,
      sortable: false,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'endsAt',
      label: formatMessage({ id: 'console.promo.until' }),
      render: ({ endsAt }) => <When at={endsAt} />,
      cell: ({ endsAt }) => endsAt,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status }) => <PromotionStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `promo.status.${status}` }),
      onPhone: 'corner',
    },
  ];
  return (
    <StaffList<PromotionRow>
      resource="promotions"
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      description={<FormattedMessage id="console.promo.lead" />}
      empty={<FormattedMessage id="console.promo.empty" />}
      create={
        may('promo.manage')
          ? { to: '/admin/promotions/create', label: <FormattedMessage id="console.promo.create" /> }
          : undefined
      }
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.promo.search' }), kind: 'search' },
        {
          source: 'kind',
          label: formatMessage({ id: 'console.promo.kind' }),
          kind: 'choice',
          choices: promotionKinds.map((value) => ({
            value,
            label: formatMessage({ id: `promo.kind.${value}` }),
          })),
        },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: (['ACTIVE', 'STOPPED'] as const).map((value) => ({
            value,
            label: formatMessage({ id: `promo.status.${value}` }),
          })),
        },
      ]}
    />
  );
};

export default PromotionList;
