import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { adminGifts } from '#http/money/contract/gifts.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { pathOf } from '../../app/layout/places.ts';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

type GiftRow = z.input<typeof adminGifts.list.output>[number];

/** Who gave what to whom. Words are read where they were reported. */
const GiftList = () => {
  const { formatMessage } = useIntl();
  const columns: readonly ListColumn<GiftRow>[] = [
    {
      source: 'giverId',
      label: formatMessage({ id: 'console.gifts.giver' }),
      render: ({ giverId, giverName }) => (
        <RecordLink place="users" id={giverId} name={giverName || giverId} />
      ),
      cell: ({ giverName }) => giverName,
      sortable: false,
      onPhone: 'title',
    },
    {
      source: 'receiverId',
      label: formatMessage({ id: 'console.gifts.receiver' }),
      render: ({ receiverId, receiverName }) => (
        <RecordLink place="users" id={receiverId} name={receiverName || receiverId} />
      ),
      cell: ({ receiverName }) => receiverName,
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'amount',
      label: formatMessage({ id: 'console.gifts.amount' }),
      render: ({ amount }) => <CoinAmount coin="BASE_COIN" amount={amount} size="small" />,
      cell: ({ amount }) => amount,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.gifts.at' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
    {
      source: 'thankedAt',
      label: formatMessage({ id: 'console.gifts.thanked' }),
      render: ({ thankedAt }) => <When at={thankedAt} />,
      cell: ({ thankedAt }) => thankedAt,
      onPhone: 'line',
    },
  ];
  return (
    <StaffList<GiftRow>
      resource="gifts"
      columns={columns}
      to={({ transferId }) => pathOf('ledger', transferId)}
      sort={{ field: 'createdAt', order: 'DESC' }}
      description={<FormattedMessage id="console.gifts.lead" />}
      empty={<FormattedMessage id="console.gifts.empty" />}
      filters={[{ source: 'q', label: formatMessage({ id: 'console.gifts.search' }), kind: 'search' }]}
    />
  );
};

export default GiftList;
