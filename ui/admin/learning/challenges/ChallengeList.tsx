import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages } from '#core/kernel/language.ts';
import { challengeStatuses, submissionStatuses } from '#core/learning/challenge/challenge.ts';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { useMay } from '../../app/parts/rights.ts';
import type { ChallengeRow } from '../data.ts';
import { authorsPath } from '../parts/challenge-paths.ts';
import { ChallengeMarks } from '../parts/cells.tsx';
import { choiceOf, whenColumn } from '../../app/lists/list-parts.tsx';
import { textColumn, useNumberColumns } from '../parts/list-parts.tsx';

const useColumns = (): readonly ListColumn<ChallengeRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { count, coins } = useNumberColumns();
  return [
    textColumn('title', formatMessage({ id: 'console.challenges.title' }), { onPhone: 'title' }),
    {
      source: 'authorName',
      label: formatMessage({ id: 'console.learning.author' }),
      render: ({ author }) =>
        author === null || author.name === '' ? (
          <Nothing />
        ) : (
          <RecordLink place="users" id={author.id} name={author.name} />
        ),
      cell: ({ author }) => author?.name ?? null,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: (challenge) => <ChallengeMarks challenge={challenge} />,
      cell: ({ status }) => formatMessage({ id: `console.challenges.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'submittedAt',
      label: formatMessage({ id: 'console.challenges.submittedAt' }),
      render: ({ submittedAt }) =>
        submittedAt === null ? <Nothing /> : <WaitingTime since={new Date(submittedAt)} />,
      cell: ({ submittedAt }) => submittedAt,
      onPhone: 'line',
    },
    {
      source: 'language',
      label: formatMessage({ id: 'console.challenges.language' }),
      render: ({ language }) => <FormattedMessage id={`console.language.${language}`} />,
      cell: ({ language }) => formatMessage({ id: `console.language.${language}` }),
      hidden: true,
    },
    coins('price', formatMessage({ id: 'console.challenges.price' }), { onPhone: 'line' }),
    count('learners', formatMessage({ id: 'console.challenges.learners' }), { onPhone: 'line' }),
    count('completed', formatMessage({ id: 'console.challenges.completed' }), { hidden: true }),
    {
      source: 'ratings',
      label: formatMessage({ id: 'console.challenges.ratings' }),
      render: ({ rating: { mean, count: times } }) =>
        times === 0 ? (
          <Nothing />
        ) : (
          <FormattedMessage
            id="console.challenges.mean"
            values={{ mean: mean === null ? '–' : number(mean, 1), count: times }}
          />
        ),
      cell: ({ rating }) => rating.count,
      noWrap: true,
      hidden: true,
    },
    {
      source: 'featured',
      label: formatMessage({ id: 'console.challenges.featured' }),
      render: ({ featured }) => (featured === null ? <Nothing /> : number(featured)),
      cell: ({ featured }) => featured,
      numeric: true,
      hidden: true,
    },
    {
      source: 'publishedAt',
      label: formatMessage({ id: 'console.challenges.publishedAt' }),
      render: ({ publishedAt }) => <When at={publishedAt} />,
      cell: ({ publishedAt }) => publishedAt,
      hidden: true,
    },
    whenColumn('updatedAt', formatMessage({ id: 'console.challenges.updatedAt' })),
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.challenges.search' }), kind: 'search' },
    choiceOf(
      'submission',
      formatMessage({ id: 'console.challenges.submission' }),
      submissionStatuses,
      (value) => formatMessage({ id: `console.challenges.submission.${value}` }),
    ),
    choiceOf('status', formatMessage({ id: 'console.status' }), challengeStatuses, (value) =>
      formatMessage({ id: `console.challenges.status.${value}` }),
    ),
    choiceOf('language', formatMessage({ id: 'console.challenges.language' }), languages, (value) =>
      formatMessage({ id: `console.language.${value}` }),
    ),
    {
      source: 'featured_gte',
      label: formatMessage({ id: 'console.challenges.featured' }),
      kind: 'choice',
      choices: [{ value: '1', label: formatMessage({ id: 'console.challenges.onlyFeatured' }) }],
    },
    { source: 'authorId', label: formatMessage({ id: 'console.person' }), kind: 'record', of: 'users' },
  ];
};

const Lead = () => {
  const language = useLanguage();
  const may = useMay();
  return (
    <>
      <FormattedMessage id="console.challenges.lead" />
      {may('knowledge.create') && (
        <>
          {' '}
          <Link href={authorsPath(language)}>
            <FormattedMessage id="console.challenges.write" />
          </Link>
        </>
      )}
    </>
  );
};

const bulk: readonly BulkChoice<ChallengeRow>[] = [
  { verb: 'archive', rights: ['knowledge.delete'], dangerous: true, undo: { verb: 'restore' } },
  { verb: 'restore', rights: ['knowledge.manage'], undo: { verb: 'archive' } },
];

const ChallengeList = () => (
  <StaffList<ChallengeRow>
    resource="challenges"
    bulk={bulk}
    columns={useColumns()}
    sort={{ field: 'submittedAt', order: 'ASC' }}
    queue={{ submission: 'WAITING' }}
    description={<Lead />}
    empty={<FormattedMessage id="console.challenges.empty" />}
    filters={useFilters()}
  />
);

export default ChallengeList;
