import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { usePageHeading } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { ErrorState } from '#ui/components/States.tsx';
import type { Challenge } from '../data.ts';
import { ChallengeOfAddress } from '../parts/ChallengeOfAddress.tsx';
import { LearnFrame } from '../parts/LearnFrame.tsx';
import { ShutView } from '../parts/ShutView.tsx';
import { StepBar } from '../parts/StepBar.tsx';
import { AttemptView } from './AttemptView.tsx';
import { type Attempt, type Quiz, type Result, useQuiz, useQuizSteps } from './data.ts';
import { ResultView } from './ResultView.tsx';
import { StartView } from './StartView.tsx';

declare global {
  interface MessageCatalogues {
    quiz: typeof import('./messages/vi.json');
  }
}

/** Before, during, after. */
type Phase =
  | Readonly<{ name: 'start'; isAgain?: true }>
  | Readonly<{ name: 'attempt'; attempt: Attempt }>
  | Readonly<{ name: 'result'; result: Result; questions: Attempt['questions'] }>;

const usePhase = (quiz: Quiz) => {
  const { begin, again, refresh } = useQuizSteps(quiz.id);
  const [phase, setPhase] = useState<Phase>({ name: 'start' });
  const [isStarting, setStarting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  return {
    phase,
    isStarting,
    refusal,
    start: async () => {
      setStarting(true);
      setRefusal(undefined);
      try {
        const attempt = await begin();
        if (attempt.status === 'OPEN') setPhase({ name: 'attempt', attempt });
        else await again();
      } catch (error) {
        setRefusal(error);
        await again();
      } finally {
        setStarting(false);
      }
    },
    conclude: (result: Result, questions: Attempt['questions']) => {
      setPhase({ name: 'result', result, questions });
      void refresh();
    },
    toStart: () => {
      setPhase({ name: 'start', isAgain: true });
      void again();
    },
  };
};

const QuizTitle = ({ quiz: { title, level }, language }: Readonly<{ quiz: Quiz; language: string }>) => (
  <Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id={`quiz.level.${level}`} />
    </Typography>
    <Typography variant="h1" lang={language} {...usePageHeading(title)} sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
  </Box>
);

const QuizView = ({ challenge, quiz }: Readonly<{ challenge: Challenge; quiz: Quiz }>) => {
  const { phase, isStarting, refusal, start, conclude, toStart } = usePhase(quiz);
  const { language } = challenge;
  if (quiz.state === 'LOCKED' && quiz.reason !== null && phase.name === 'start')
    return <ShutView challenge={challenge} currentId={quiz.id} reason={quiz.reason} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QuizTitle quiz={quiz} language={language} />
      {phase.name === 'start' && (
        <>
          <StartView
            quiz={quiz}
            isAgain={phase.isAgain === true}
            isStarting={isStarting}
            refusal={refusal}
            onStart={() => void start()}
          />
          {quiz.passed && <StepBar challenge={challenge} currentId={quiz.id} previousId={null} />}
        </>
      )}
      {phase.name === 'attempt' && (
        <AttemptView
          key={phase.attempt.id}
          attempt={phase.attempt}
          language={language}
          onResult={(result) => conclude(result, phase.attempt.questions)}
        />
      )}
      {phase.name === 'result' && (
        <ResultView
          challenge={challenge}
          result={phase.result}
          questions={phase.questions}
          onRetry={toStart}
        />
      )}
    </Box>
  );
};

const QuizPlace = ({ challenge, quizId }: Readonly<{ challenge: Challenge; quizId: string }>) => {
  const query = useQuiz(quizId);
  if (isApiError(query.error, 'quiz.not_found')) return <ErrorState error={query.error} />;
  return (
    <QueryView query={query} skeleton={<TextSkeleton lines={6} />}>
      {(quiz) => <QuizView key={quiz.id} challenge={challenge} quiz={quiz} />}
    </QueryView>
  );
};

export default function QuizPage() {
  const { quizId = '' } = useParams();
  return (
    <ChallengeOfAddress>
      {(challenge) => (
        <LearnFrame challenge={challenge} currentId={quizId}>
          <QuizPlace challenge={challenge} quizId={quizId} />
        </LearnFrame>
      )}
    </ChallengeOfAddress>
  );
}
