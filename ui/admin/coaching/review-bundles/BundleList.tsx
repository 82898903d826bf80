import { FormattedMessage, useIntl } from 'react-intl';
import { bundleStatuses } from '#core/coaching/review/bundle/bundle.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import type { BundleRow } from '../data.ts';
import { Price } from '../parts/cells.tsx';

/** Who bought what of whom, how far it is used, and how it ended. */
const BundleList = () => {
  const { formatMessage } = useIntl();
  const columns: readonly ListColumn<BundleRow>[] = [
    {
      source: 'memberName',
      label: formatMessage({ id: 'console.reviews.member' }),
      render: ({ memberId, memberName }) => <RecordLink place="users" id={memberId} name={memberName} />,
      cell: ({ memberName }) => memberName,
      onPhone: 'title',
    },
    {
      source: 'coachName',
      label: formatMessage({ id: 'console.coaching.coach' }),
      render: ({ coachId, coachName }) => <RecordLink place="users" id={coachId} name={coachName} />,
      cell: ({ coachName }) => coachName,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status, endReason }) => (
        <FormattedMessage id={`console.bundles.status.${endReason ?? status}`} />
      ),
      cell: ({ status, endReason }) => formatMessage({ id: `console.bundles.status.${endReason ?? status}` }),
      onPhone: 'corner',
    },
    {
      source: 'price',
      label: formatMessage({ id: 'console.reviews.price' }),
      render: ({ price }) => <Price price={price} />,
      cell: ({ price }) => price,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'unused',
      label: formatMessage({ id: 'console.bundles.unused' }),
      render: ({ unused }) => unused,
      cell: ({ unused }) => unused,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'boughtAt',
      label: formatMessage({ id: 'console.bundles.boughtAt' }),
      render: ({ boughtAt }) => <When at={boughtAt} />,
      cell: ({ boughtAt }) => boughtAt,
    },
    {
      source: 'endsAt',
      label: formatMessage({ id: 'console.bundles.endsAt' }),
      render: ({ endsAt, status }) => (status === 'ACTIVE' ? <When at={endsAt} /> : <Nothing />),
      cell: ({ endsAt, status }) => (status === 'ACTIVE' ? endsAt : null),
      onPhone: 'line',
    },
    {
      source: 'endedAt',
      label: formatMessage({ id: 'console.bundles.endedAt' }),
      render: ({ endedAt }) => <When at={endedAt} />,
      cell: ({ endedAt }) => endedAt,
      hidden: true,
    },
  ];
  return (
    <StaffList<BundleRow>
      resource="review-bundles"
      columns={columns}
      sort={{ field: 'boughtAt', order: 'DESC' }}
      description={<FormattedMessage id="console.bundles.lead" />}
      empty={<FormattedMessage id="console.bundles.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.reviews.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: bundleStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `console.bundles.status.${value}` }),
          })),
        },
        { source: 'boughtAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
        { source: 'boughtAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
      ]}
    />
  );
};

export default BundleList;
