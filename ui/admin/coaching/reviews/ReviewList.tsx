import { FormattedMessage, useIntl } from 'react-intl';
import { reviewStatuses, reviewTypes } from '#core/coaching/review/review.ts';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { Price, ReviewStatusChip, StarCount } from '../parts/cells.tsx';
import type { ReviewRow } from '../data.ts';
import { useReviewWeek } from '../parts/use-review-week.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

const useReviewFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.reviews.search' }), kind: 'search' },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      kind: 'choice',
      choices: reviewStatuses.map((value) => ({
        value,
        label: formatMessage({ id: `console.reviews.status.${value}` }),
      })),
    },
    {
      source: 'type',
      label: formatMessage({ id: 'console.reviews.type' }),
      kind: 'choice',
      choices: reviewTypes.map((value) => ({
        value,
        label: formatMessage({ id: `console.reviews.type.${value}` }),
      })),
    },
    { source: 'answerDueAt_lte', label: formatMessage({ id: 'console.reviews.dueBy' }), kind: 'date' },
    { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
    { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
    {
      source: 'approvedAt_gte',
      label: formatMessage({ id: 'console.reviews.answeredFrom' }),
      kind: 'date',
    },
    {
      source: 'approvedAt_lte',
      label: formatMessage({ id: 'console.reviews.answeredTo' }),
      kind: 'date',
    },
  ];
};

const ReviewList = () => {
  const { formatMessage } = useIntl();
  const filters = useReviewFilters();
  const weekName = useReviewWeek();
  const columns: readonly ListColumn<ReviewRow>[] = [
    {
      source: 'memberName',
      label: formatMessage({ id: 'console.reviews.member' }),
      render: ({ memberName }) => memberName,
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
      render: ({ status }) => <ReviewStatusChip status={status} />,
      cell: ({ status }) => formatMessage({ id: `console.reviews.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'type',
      label: formatMessage({ id: 'console.reviews.type' }),
      render: ({ type }) => <FormattedMessage id={`console.reviews.type.${type}`} />,
      cell: ({ type }) => formatMessage({ id: `console.reviews.type.${type}` }),
      onPhone: 'line',
    },
    {
      source: 'week',
      label: formatMessage({ id: 'console.weeks.week' }),
      render: ({ week }) => weekName(week),
      cell: ({ week }) => week,
      hidden: true,
    },
    {
      source: 'requestedAt',
      label: formatMessage({ id: 'console.coaching.sentAt' }),
      render: ({ requestedAt }) => <When at={requestedAt} />,
      cell: ({ requestedAt }) => requestedAt,
    },
    {
      source: 'answerDueAt',
      label: formatMessage({ id: 'console.reviews.due' }),
      render: ({ answerDueAt, status }) =>
        status === 'PENDING' ? <RelativeTime at={new Date(answerDueAt)} focusable={false} /> : <Nothing />,
      cell: ({ answerDueAt, status }) => (status === 'PENDING' ? answerDueAt : null),
      onPhone: 'line',
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
      source: 'fee',
      label: formatMessage({ id: 'console.reviews.fee' }),
      render: ({ fee }) => <Price price={fee} />,
      cell: ({ fee }) => fee,
      numeric: true,
      hidden: true,
    },
    {
      source: 'stars',
      label: formatMessage({ id: 'console.ratings.stars' }),
      render: ({ stars }) => <StarCount stars={stars} />,
      cell: ({ stars }) => stars,
      onPhone: 'line',
      hidden: true,
    },
    {
      source: 'releasedAt',
      label: formatMessage({ id: 'console.reviews.releasedAt' }),
      render: ({ releasedAt }) => <When at={releasedAt} />,
      cell: ({ releasedAt }) => releasedAt,
      hidden: true,
    },
  ];
  return (
    <StaffList<ReviewRow>
      resource="reviews"
      columns={columns}
      sort={{ field: 'requestedAt', order: 'DESC' }}
      description={<FormattedMessage id="console.reviews.lead" />}
      empty={<FormattedMessage id="console.reviews.empty" />}
      filters={filters}
    />
  );
};

export default ReviewList;
