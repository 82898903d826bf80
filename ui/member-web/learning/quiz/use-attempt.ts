import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { type Answers, type Attempt, type Question, type Result, useQuizSteps } from './data.ts';

const restMs = 400;

/** `kept`: the server has it; `waiting`: it will; `failed`: it could not be sent so far. */
export type SavedState = 'kept' | 'waiting' | 'failed';

type Options = Readonly<{ attempt: Attempt; onResult: (result: Result) => void }>;

const toggled = (chosen: readonly string[], { kind }: Question, choice: string): readonly string[] => {
  if (kind !== 'MULTIPLE') return [choice];
  return chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
};

/** Answers under work: each choice is saved at once, and none is lost when the line is. */
export const useAttempt = ({ attempt, onResult }: Options) => {
  const { id, quizId, questions } = attempt;
  const steps = useQuizSteps(quizId);
  const [answers, setAnswers] = useState<Answers>(attempt.answers);
  const [saved, setSaved] = useState<SavedState>('kept');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const latest = useRef(answers);
  const isOver = useRef(false);
  const now = useRef({ steps, onResult });
  useEffect(() => {
    now.current = { steps, onResult };
  });

  /** The attempt is over: what it came to is asked for. */
  const conclude = useCallback(async () => {
    const state = await now.current.steps.attempt(id);
    if (state.status !== 'OPEN') now.current.onResult(state);
  }, [id]);

  const save = useCallback(async () => {
    const sending = latest.current;
    try {
      await now.current.steps.save(id, sending);
      if (latest.current === sending) setSaved('kept');
    } catch (error) {
      if (isApiError(error, 'quiz.already_completed')) await conclude().catch(() => undefined); // asked again at the end
      setSaved('failed');
    }
  }, [id, conclude]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (saved !== 'failed') return undefined;
    const again = () => void save();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [saved, save]);

  const choose = (question: Question, choice: string) => {
    const next = {
      ...latest.current,
      [question.id]: toggled(latest.current[question.id] ?? [], question, choice),
    };
    latest.current = next;
    setAnswers(next);
    setSaved('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), restMs);
    setMissing((ids) => ids.filter((one) => one !== question.id));
  };

  const send = async () => {
    clearTimeout(timer.current);
    setSubmitting(true);
    setRefusal(undefined);
    try {
      now.current.onResult(await now.current.steps.submit(id, latest.current));
    } catch (error) {
      if (isApiError(error, 'quiz.already_completed')) await conclude().catch(setRefusal);
      else setRefusal(error);
    } finally {
      setSubmitting(false);
    }
  };

  return {
    answers,
    saved,
    missing,
    isSubmitting,
    refusal,
    choose,
    save,
    /** Hands it in; with questions left it names the first instead. */
    submit: (): string | undefined => {
      const open = questions.filter((question) => (latest.current[question.id] ?? []).length === 0);
      setMissing(open.map((question) => question.id));
      if (open.length === 0 || isOver.current) {
        void send();
        return undefined;
      }
      return open[0]?.id;
    },
    /** Time is over: as it stands. */
    expire: () => {
      isOver.current = true;
      return send();
    },
  };
};
export type AttemptWork = ReturnType<typeof useAttempt>;
