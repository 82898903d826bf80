import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { pathOf } from '../../app/layout/places.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { PromoUseRow } from './data.ts';

/** Who used which code, for what, and what it came to. */
const PromoUseList = () => {
  const { formatMessage } = useIntl();
  const columns: readonly ListColumn<PromoUseRow>[] = [
    {
      source: 'promotionId',
      label: formatMessage({ id: 'console.promo.title' }),
      render: ({ title }) => title,
      cell: ({ title }) => title,
      sortable: false,
      onPhone: 'title',
    },
    {
      source: 'userId',
      label: formatMessage({ id: 'console.user' }),
      render: ({ userId, userName }) => <RecordLink place="users" id={userId} name={userName || userId} />,
      cell: ({ userName }) => userName,
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'code',
      label: formatMessage({ id: 'console.promo.code' }),
      render: ({ code }) => <code>{code}</code>,
      cell: ({ code }) => code,
      sortable: false,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'coins',
      label: formatMessage({ id: 'console.promo.coins' }),
      render: ({ kind, coins }) => (
        <CoinAmount coin={kind === 'PLAN_PRICE' ? 'FIT_COIN' : 'BASE_COIN'} amount={coins} size="small" />
      ),
      cell: ({ coins }) => coins,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'paymentId',
      label: formatMessage({ id: 'console.promo.order' }),
      render: ({ paymentId, paymentCode }) =>
        paymentId === null ? <Nothing /> : <RecordLink place="payments" id={paymentId} name={paymentCode} />,
      cell: ({ paymentCode }) => paymentCode,
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'at',
      label: formatMessage({ id: 'console.promo.at' }),
      render: ({ at }) => <When at={at} />,
      cell: ({ at }) => at,
      onPhone: 'line',
    },
  ];
  return (
    <StaffList<PromoUseRow>
      resource="promo-uses"
      columns={columns}
      to={({ promotionId }) => pathOf('promotions', promotionId)}
      sort={{ field: 'at', order: 'DESC' }}
      description={<FormattedMessage id="console.promo.uses.lead" />}
      empty={<FormattedMessage id="console.promo.uses.empty" />}
      filters={[{ source: 'q', label: formatMessage({ id: 'console.promo.uses.search' }), kind: 'search' }]}
    />
  );
};

export default PromoUseList;
