import { FormattedMessage, useIntl } from 'react-intl';
import { Stars } from '#ui/components/Stars.tsx';
import { RecordLink } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { ChallengeReviewRow } from '../data.ts';
import { ReviewStateChip } from '../parts/cells.tsx';
import { choiceOf, useDays, whenColumn } from '../../app/lists/list-parts.tsx';

const excerpt = (text: string) => (text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text);
const stars = ['5', '4', '3', '2', '1'] as const;

const useColumns = (): readonly ListColumn<ChallengeReviewRow>[] => {
  const { formatMessage } = useIntl();
  return [
    {
      source: 'userName',
      label: formatMessage({ id: 'console.learning.learner' }),
      render: ({ userName }) => userName || <FormattedMessage id="console.learning.nameless" />,
      cell: ({ userName }) => userName,
      noWrap: true,
      onPhone: 'title',
    },
    {
      source: 'challengeTitle',
      label: formatMessage({ id: 'console.learning.challenge' }),
      render: ({ challengeId, challengeTitle }) => (
        <RecordLink place="challenges" id={challengeId} name={challengeTitle} />
      ),
      cell: ({ challengeTitle }) => challengeTitle,
      onPhone: 'line',
    },
    {
      source: 'stars',
      label: formatMessage({ id: 'console.challengeReviews.stars' }),
      render: (row) => <Stars value={row.stars} />,
      cell: (row) => row.stars,
      onPhone: 'line',
    },
    {
      source: 'text',
      label: formatMessage({ id: 'console.challengeReviews.text' }),
      render: ({ text }) => excerpt(text),
      cell: ({ text }) => text,
      sortable: false,
      isProse: true,
      onPhone: 'text',
    },
    {
      source: 'hiddenAt',
      label: formatMessage({ id: 'console.status' }),
      render: ({ hiddenAt }) => <ReviewStateChip hiddenAt={hiddenAt} />,
      cell: ({ hiddenAt }) =>
        formatMessage({
          id: hiddenAt === null ? 'console.challengeReviews.shown' : 'console.challengeReviews.hidden',
        }),
      onPhone: 'corner',
    },
    whenColumn('createdAt', formatMessage({ id: 'console.challengeReviews.at' })),
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.challengeReviews.search' }), kind: 'search' },
    choiceOf('stars', formatMessage({ id: 'console.challengeReviews.stars' }), stars, (value) =>
      formatMessage({ id: 'console.challengeReviews.stars.count' }, { stars: Number(value) }),
    ),
    choiceOf('isHidden', formatMessage({ id: 'console.status' }), ['false', 'true'], (value) =>
      formatMessage({
        id: value === 'true' ? 'console.challengeReviews.hidden' : 'console.challengeReviews.shown',
      }),
    ),
    ...useDays('createdAt'),
    {
      source: 'challengeId',
      label: formatMessage({ id: 'console.learning.challenge' }),
      kind: 'record',
      of: 'challenges',
    },
    { source: 'userId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
  ];
};

const bulk: readonly BulkChoice<ChallengeReviewRow>[] = [
  { verb: 'hide', rights: ['knowledge.update'], reason: 'log', dangerous: true, undo: { verb: 'restore' } },
  { verb: 'restore', rights: ['knowledge.update'], reason: 'log', undo: { verb: 'hide' } },
];

const ChallengeReviewList = () => (
  <StaffList<ChallengeReviewRow>
    resource="challenge-reviews"
    bulk={bulk}
    columns={useColumns()}
    sort={{ field: 'createdAt', order: 'DESC' }}
    description={<FormattedMessage id="console.challengeReviews.lead" />}
    empty={<FormattedMessage id="console.challengeReviews.empty" />}
    filters={useFilters()}
  />
);

export default ChallengeReviewList;
