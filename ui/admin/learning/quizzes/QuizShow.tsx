import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { ListLink, RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { type StaffQuiz, useQuiz, useStatistics } from '../data.ts';
import { fact } from '../parts/list-parts.tsx';

type Question = StaffQuiz['questions'][number];

/** How often it is answered wrong, where it is among the hardest of its challenge. */
const useHardness = ({ challengeId }: StaffQuiz) => {
  const { percent } = useFormats();
  const { formatMessage } = useIntl();
  const { data } = useStatistics(challengeId);
  return ({ id }: Question): string | null => {
    const hard = data?.hardQuestions.find(({ questionId }) => questionId === id);
    return hard === undefined
      ? null
      : formatMessage(
          { id: 'console.quizzes.wrong' },
          { wrong: percent(hard.wrong, 0), answered: hard.answered },
        );
  };
};

const Choices = ({ choices }: Pick<Question, 'choices'>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5 }}>
    {choices.map(({ id, text, isCorrect }) => (
      <Box
        component="li"
        key={id}
        sx={{
          display: 'flex',
          gap: 1,
          py: 0.25,
          fontWeight: isCorrect ? 600 : 400,
          overflowWrap: 'anywhere',
        }}
      >
        <Box component="span" aria-hidden sx={{ width: 20, flexShrink: 0, color: 'success.main' }}>
          {isCorrect && <CheckIcon fontSize="small" />}
        </Box>
        <span>
          {text}
          {isCorrect && (
            <Box component="span" sx={visuallyHidden}>
              {' '}
              <FormattedMessage id="console.quizzes.right" />
            </Box>
          )}
        </span>
      </Box>
    ))}
  </Box>
);

const Questions = ({ quiz }: Readonly<{ quiz: StaffQuiz }>) => {
  const hardness = useHardness(quiz);
  if (quiz.questions.length === 0)
    return <EmptyState compact title={<FormattedMessage id="console.quizzes.noQuestions" />} />;
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 2.5 }}>
      {quiz.questions.map((question) => {
        const hard = hardness(question);
        return (
          <li key={question.id}>
            <Typography sx={{ fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {question.text}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id={`console.quizzes.kind.${question.kind}`} />
              {' · '}
              <FormattedMessage id="console.quizzes.points" values={{ points: question.points }} />
            </Typography>
            {hard !== null && <StatusChip status="warning" label={hard} />}
            <Choices choices={question.choices} />
            {question.explanation !== '' && (
              <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
                <FormattedMessage
                  id="console.quizzes.explanation"
                  values={{ explanation: question.explanation }}
                />
              </Typography>
            )}
          </li>
        );
      })}
    </Box>
  );
};

const YesOrNo = ({ value }: Readonly<{ value: boolean }>) => (
  <FormattedMessage id={value ? 'indicator.yes' : 'indicator.no'} />
);

const Record = ({ quiz }: Readonly<{ quiz: StaffQuiz }>) => {
  const { number } = useFormats();
  const { challengeId, level, attempts, passScore, timeLimit, shuffleQuestions, shuffleChoices } = quiz;
  return (
    <>
      <Section>
        <Facts
          facts={[
            fact(
              'challenge',
              <FormattedMessage id="console.learning.challenge" />,
              <RecordLink
                place="challenges"
                id={challengeId}
                name={<FormattedMessage id="console.quizzes.openChallenge" />}
              />,
            ),
            fact(
              'level',
              <FormattedMessage id="console.quizzes.level" />,
              <FormattedMessage id={`console.quizzes.level.${level}`} />,
            ),
            fact(
              'attempts',
              <FormattedMessage id="console.quizzes.attempts" />,
              <FormattedMessage id="console.quizzes.attempts.count" values={{ attempts }} />,
            ),
            fact('pass', <FormattedMessage id="console.quizzes.passScore" />, number(passScore)),
            fact(
              'time',
              <FormattedMessage id="console.quizzes.timeLimit" />,
              timeLimit === null ? (
                <FormattedMessage id="console.quizzes.noTimeLimit" />
              ) : (
                <FormattedMessage id="console.quizzes.minutes" values={{ minutes: timeLimit / 60 }} />
              ),
            ),
            fact(
              'questions',
              <FormattedMessage id="console.quizzes.shuffleQuestions" />,
              <YesOrNo value={shuffleQuestions} />,
            ),
            fact(
              'choices',
              <FormattedMessage id="console.quizzes.shuffleChoices" />,
              <YesOrNo value={shuffleChoices} />,
            ),
            fact(
              'stuck',
              <FormattedMessage id="console.enrolments.stuck" />,
              <ListLink
                place="enrolments"
                filter={{ challengeId, isStuck: 'true' }}
                name={<FormattedMessage id="console.quizzes.openStuck" />}
              />,
            ),
          ]}
        />
      </Section>
      <Section title={<FormattedMessage id="console.quizzes.questions" />}>
        <Questions quiz={quiz} />
      </Section>
    </>
  );
};

const QuizShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useQuiz(id);
  return (
    <ConsolePage
      title={query.data?.title ?? formatMessage({ id: 'resources.quizzes.name' }, { smart_count: 1 })}
      back={{
        to: '/admin/quizzes',
        label: <FormattedMessage id="resources.quizzes.name" values={{ smart_count: 2 }} />,
      }}
      width={900}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => <Record quiz={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default QuizShow;
