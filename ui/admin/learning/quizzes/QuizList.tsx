import { FormattedMessage, useIntl } from 'react-intl';
import { quizLevels } from '#core/learning/challenge/working-tree.ts';
import { Nothing, RecordLink } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import type { QuizRow } from '../data.ts';
import { choiceOf } from '../../app/lists/list-parts.tsx';
import { textColumn, useNumberColumns } from '../parts/list-parts.tsx';

const useColumns = (): readonly ListColumn<QuizRow>[] => {
  const { formatMessage } = useIntl();
  const { count } = useNumberColumns();
  return [
    textColumn('title', formatMessage({ id: 'console.quizzes.title' }), { onPhone: 'title' }),
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
      source: 'level',
      label: formatMessage({ id: 'console.quizzes.level' }),
      render: ({ level }) => <FormattedMessage id={`console.quizzes.level.${level}`} />,
      cell: ({ level }) => formatMessage({ id: `console.quizzes.level.${level}` }),
      onPhone: 'line',
    },
    count('questions', formatMessage({ id: 'console.quizzes.questions' }), { onPhone: 'line' }),
    {
      source: 'attempts',
      label: formatMessage({ id: 'console.quizzes.attempts' }),
      render: ({ attempts }) => (
        <FormattedMessage id="console.quizzes.attempts.count" values={{ attempts }} />
      ),
      cell: ({ attempts }) => attempts,
      numeric: true,
      onPhone: 'line',
    },
    {
      source: 'timeLimit',
      label: formatMessage({ id: 'console.quizzes.timeLimit' }),
      render: ({ timeLimit }) =>
        timeLimit === null ? (
          <Nothing />
        ) : (
          <FormattedMessage id="console.quizzes.minutes" values={{ minutes: timeLimit / 60 }} />
        ),
      cell: ({ timeLimit }) => timeLimit,
      numeric: true,
    },
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.quizzes.search' }), kind: 'search' },
    choiceOf('level', formatMessage({ id: 'console.quizzes.level' }), quizLevels, (value) =>
      formatMessage({ id: `console.quizzes.level.${value}` }),
    ),
    {
      source: 'challengeId',
      label: formatMessage({ id: 'console.learning.challenge' }),
      kind: 'record',
      of: 'challenges',
    },
  ];
};

const QuizList = () => (
  <StaffList<QuizRow>
    resource="quizzes"
    columns={useColumns()}
    sort={{ field: 'challengeTitle', order: 'ASC' }}
    description={<FormattedMessage id="console.quizzes.lead" />}
    empty={<FormattedMessage id="console.quizzes.empty" />}
    filters={useFilters()}
  />
);

export default QuizList;
