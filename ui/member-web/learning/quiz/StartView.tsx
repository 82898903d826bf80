import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { CheckIcon, InfoIcon } from '#ui/icons.tsx';
import { type Quiz, useQuizSteps } from './data.ts';

type Props = Readonly<{
  quiz: Quiz;
  /** After a try: the button that led here is gone. */
  isAgain: boolean;
  isStarting: boolean;
  refusal: unknown;
  onStart: () => void;
}>;

/** None is left: it may be asked for more, once. */
const AskReset = ({ quiz }: Pick<Props, 'quiz'>) => {
  const { askReset, again } = useQuizSteps(quiz.id);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const ask = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await askReset();
      await again();
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  if (quiz.hasAsked)
    return (
      <Alert severity="info" role="status" icon={<InfoIcon fontSize="inherit" />}>
        <FormattedMessage id="quiz.asked" />
      </Alert>
    );
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>
        <FormattedMessage id="quiz.none" />
      </Typography>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <SubmitButton type="button" busy={busy} onClick={() => void ask()}>
        <FormattedMessage id="quiz.ask" />
      </SubmitButton>
    </Box>
  );
};

/** What a quiz asks for, before anything counts. */
export const StartView = ({ quiz, isAgain, isStarting, refusal, onStart }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAgain) root.current?.focus({ preventScroll: true });
  }, [isAgain]);
  const { questionCount, timeLimitSeconds, passScore, attempts, best, passed, openAttemptId } = quiz;
  const isOut = attempts.left === 0 && openAttemptId === null;
  return (
    <Box ref={root} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>
          <FormattedMessage id="quiz.count" values={{ count: questionCount, passScore }} />
        </li>
        <li>
          {timeLimitSeconds === null ? (
            <FormattedMessage id="quiz.untimed" />
          ) : (
            <FormattedMessage id="quiz.timed" values={{ minutes: Math.ceil(timeLimitSeconds / 60) }} />
          )}
        </li>
        <li>
          {attempts.left === null ? (
            <FormattedMessage id="quiz.unlimited" />
          ) : (
            <FormattedMessage id="quiz.left" values={{ count: attempts.left }} />
          )}
        </li>
        {best !== null && (
          <li>
            <FormattedMessage id="quiz.best" values={{ best }} />
          </li>
        )}
      </Box>
      {passed ? (
        <Alert severity="success" icon={<CheckIcon fontSize="inherit" />}>
          <FormattedMessage id="quiz.done" />
        </Alert>
      ) : isOut ? (
        <AskReset quiz={quiz} />
      ) : (
        <>
          {refusal !== undefined && <ErrorNote error={refusal} />}
          <SubmitButton
            type="button"
            size="large"
            color="accent"
            busy={isStarting}
            onClick={onStart}
            sx={{ justifySelf: 'start' }}
          >
            <FormattedMessage id={openAttemptId === null ? 'quiz.start' : 'quiz.goOn'} />
          </SubmitButton>
        </>
      )}
    </Box>
  );
};
