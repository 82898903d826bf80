import { FormattedMessage, useIntl } from 'react-intl';
import { maxStars, minStars, ratingSources, ratingStatuses } from '#core/coaching/rating/rating.ts';
import { Stars } from '#ui/components/Stars.tsx';
import { useFormats } from '#ui/intl.ts';
import { RatingMarks } from '../parts/cells.tsx';
import type { RatingRow } from '../data.ts';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';

const excerpt = (text: string) => (text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text);
const starChoices = Array.from({ length: maxStars - minStars + 1 }, (_, index) => maxStars - index);

const yesOrNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

const useRatingColumns = (): readonly ListColumn<RatingRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  return [
    {
      source: 'coachName',
      label: formatMessage({ id: 'console.coaching.coach' }),
      render: ({ coachName }) => coachName,
      cell: ({ coachName }) => coachName,
      onPhone: 'title',
    },
    {
      source: 'stars',
      label: formatMessage({ id: 'console.ratings.stars' }),
      render: ({ stars }) => <Stars value={stars} />,
      cell: ({ stars }) => stars,
      onPhone: 'line',
    },
    {
      source: 'content',
      label: formatMessage({ id: 'console.ratings.content' }),
      render: ({ content }) => excerpt(content),
      cell: ({ content }) => content,
      sortable: false,
      onPhone: 'text',
    },
    {
      source: 'memberName',
      label: formatMessage({ id: 'console.reviews.member' }),
      render: ({ memberId, memberName }) => <RecordLink place="users" id={memberId} name={memberName} />,
      cell: ({ memberName }) => memberName,
      noWrap: true,
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: (rating) => <RatingMarks rating={rating} />,
      cell: ({ status, hiddenAt }) =>
        formatMessage({
          id: hiddenAt === null ? `console.ratings.status.${status}` : 'console.ratings.hidden',
        }),
      onPhone: 'corner',
    },
    {
      source: 'reports',
      label: formatMessage({ id: 'console.ratings.reports' }),
      render: ({ reports }) => number(reports),
      cell: ({ reports }) => reports,
      numeric: true,
    },
    {
      source: 'source',
      label: formatMessage({ id: 'console.ratings.source' }),
      render: ({ source }) => <FormattedMessage id={`console.ratings.source.${source}`} />,
      cell: ({ source }) => formatMessage({ id: `console.ratings.source.${source}` }),
      hidden: true,
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.ratings.at' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
  ];
};

const useRatingFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.reviews.search' }), kind: 'search' },
    {
      source: 'reported',
      label: formatMessage({ id: 'console.ratings.reports' }),
      kind: 'choice',
      choices: yesOrNo(
        formatMessage({ id: 'console.ratings.reported' }),
        formatMessage({ id: 'console.ratings.notReported' }),
      ),
    },
    {
      source: 'hidden',
      label: formatMessage({ id: 'console.ratings.visible' }),
      kind: 'choice',
      choices: yesOrNo(
        formatMessage({ id: 'console.ratings.hidden' }),
        formatMessage({ id: 'console.ratings.shown' }),
      ),
    },
    {
      source: 'stars',
      label: formatMessage({ id: 'console.ratings.stars' }),
      kind: 'choice',
      choices: starChoices.map((stars) => ({
        value: String(stars),
        label: formatMessage({ id: 'ui.stars' }, { value: stars }),
      })),
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      kind: 'choice',
      choices: ratingStatuses.map((value) => ({
        value,
        label: formatMessage({ id: `console.ratings.status.${value}` }),
      })),
    },
    {
      source: 'source',
      label: formatMessage({ id: 'console.ratings.source' }),
      kind: 'choice',
      choices: ratingSources.map((value) => ({
        value,
        label: formatMessage({ id: `console.ratings.source.${value}` }),
      })),
    },
    { source: 'createdAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
    { source: 'createdAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
  ];
};

const bulk: readonly BulkChoice<RatingRow>[] = [
  {
    verb: 'hide',
    rights: ['review.update', 'review.manage'],
    reason: 'log',
    dangerous: true,
    undo: { verb: 'show' },
  },
  { verb: 'show', rights: ['review.update', 'review.manage'] },
];

const RatingList = () => {
  const columns = useRatingColumns();
  const filters = useRatingFilters();
  return (
    <StaffList<RatingRow>
      resource="ratings"
      bulk={bulk}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queue={{ reported: 'true', hidden: 'false' }}
      description={<FormattedMessage id="console.ratings.lead" />}
      empty={<FormattedMessage id="console.ratings.empty" />}
      filters={filters}
    />
  );
};

export default RatingList;
