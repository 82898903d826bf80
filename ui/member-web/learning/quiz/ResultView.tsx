import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckIcon, ClockIcon, CloseIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { finishPath } from '../../app/paths.ts';
import type { Challenge } from '../data.ts';
import { stepPath } from '../parts/step-path.ts';
import type { Attempt, Result } from './data.ts';

type ReviewProps = Readonly<{
  review: NonNullable<Result['review']>;
  questions: Attempt['questions'];
  language: string;
}>;

/** After a pass: what was right, and why. */
const Review = ({ review, questions, language }: ReviewProps) => (
  <Box component="section">
    <Typography variant="h2" sx={{ mb: 1.5 }}>
      <FormattedMessage id="quiz.review" />
    </Typography>
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {review.map(({ questionId, right, chosen, correct, explanation }) => {
        const question = questions.find(({ id }) => id === questionId);
        if (question === undefined) return null;
        const textOf = (ids: readonly string[]) =>
          question.choices
            .filter(({ id }) => ids.includes(id))
            .map(({ text }) => text)
            .join('; ');
        return (
          <Box component="li" key={questionId} sx={{ display: 'flex', gap: 1.25 }}>
            {right ? (
              <CheckIcon aria-hidden sx={{ color: 'success.main' }} />
            ) : (
              <CloseIcon aria-hidden sx={{ color: 'error.main' }} />
            )}
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography lang={language} sx={{ fontWeight: 600 }}>
                {question.text}
              </Typography>
              <Typography>
                <FormattedMessage
                  id={right ? 'quiz.review.right' : 'quiz.review.wrong'}
                  values={{ chosen: textOf(chosen), correct: textOf(correct) }}
                />
              </Typography>
              {explanation !== '' && (
                <Typography lang={language} sx={{ color: 'text.secondary' }}>
                  {explanation}
                </Typography>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  </Box>
);

const Score = ({
  result: { score, passScore, passed, right, questionCount },
}: Readonly<{ result: Result }>) => {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that handed it in is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Box>
      <Typography variant="h2" role="status" ref={heading} tabIndex={-1}>
        <FormattedMessage id={passed ? 'quiz.passed' : 'quiz.failed'} values={{ score }} />
      </Typography>
      <Box sx={{ position: 'relative', my: 1.5, maxWidth: 420 }}>
        <LinearProgress
          variant="determinate"
          value={score}
          color={passed ? 'success' : 'warning'}
          aria-label={formatMessage({ id: 'quiz.score' })}
          sx={{ height: 14, borderRadius: 7 }}
        />
        <Box
          aria-hidden
          style={{ left: `${passScore}%` }}
          sx={{ position: 'absolute', top: -4, bottom: -4, width: 3, bgcolor: 'text.primary' }}
        />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="quiz.against" values={{ score, passScore, right, count: questionCount }} />
      </Typography>
    </Box>
  );
};

type Props = Readonly<{
  challenge: Challenge;
  result: Result;
  questions: Attempt['questions'];
  onRetry: () => void;
}>;

/** The score against what is asked for, tries left, and what comes next. */
export const ResultView = ({ challenge, result, questions, onRetry }: Props) => {
  const { status, passed, best, passScore, attempts, review, next, completed } = result;
  const hasPassed = best >= passScore;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {status === 'EXPIRED' && (
        <Alert severity="info" icon={<ClockIcon fontSize="inherit" />}>
          <FormattedMessage id="quiz.expired" />
        </Alert>
      )}
      <Score result={result} />
      {!passed && (
        <Typography>
          {attempts.left === null ? (
            <FormattedMessage id="quiz.unlimited" />
          ) : (
            <FormattedMessage id="quiz.left" values={{ count: attempts.left }} />
          )}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {completed ? (
          <Button
            component={LocalLink}
            to={finishPath(challenge.slug)}
            variant="contained"
            color="accent"
            size="large"
          >
            <FormattedMessage id="catalogue.toFinish" />
          </Button>
        ) : (
          hasPassed &&
          next !== null && (
            <Button
              component={LocalLink}
              to={stepPath(challenge.slug, next)}
              variant="contained"
              size="large"
            >
              <FormattedMessage id="catalogue.toNext" />
            </Button>
          )
        )}
        {!hasPassed && (attempts.left === null || attempts.left > 0) && (
          <Button variant="contained" size="large" onClick={onRetry}>
            <FormattedMessage id="quiz.retry" />
          </Button>
        )}
        {!hasPassed && attempts.left === 0 && (
          <Button variant="outlined" size="large" onClick={onRetry}>
            <FormattedMessage id="quiz.toStart" />
          </Button>
        )}
      </Box>
      {review !== null && <Review review={review} questions={questions} language={challenge.language} />}
    </Box>
  );
};
