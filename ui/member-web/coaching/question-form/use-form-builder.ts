import { useEffect, useMemo, useRef, useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import type { QuestionForm } from '../../app/data/coach-desk.ts';
import { localDraft } from '../../app/device/local-draft.ts';
import { useFormSteps } from './data.ts';
import { type Draft, isSame, problemsOf, type QuestionProblems, readKept } from './question-draft.ts';

const nothing: Draft = [];

type Options = Readonly<{ coachId: string; form: QuestionForm | null }>;

/** The form under work: saved as the next version, held against one that was saved elsewhere meanwhile. */
export const useFormBuilder = ({ coachId, form }: Options) => {
  const steps = useFormSteps();
  const kept = useMemo(() => localDraft(`fitboard.question-form.${coachId}`, readKept), [coachId]);
  const newest = form?.questions ?? nothing;
  const newestNumber = form?.number ?? 0;

  const [start] = useState(() => {
    const found = kept.read();
    return found !== undefined && !isSame(found.questions, newest) ? found : undefined;
  });
  const [questions, setQuestions] = useState<Draft>(start?.questions ?? newest);
  /** The version the work began from. */
  const [base, setBase] = useState(start?.number ?? newestNumber);
  const [isRestored, setRestored] = useState(start !== undefined);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  /** Problems are shown once a save was tried; from then on they follow what is typed. */
  const [isTried, setTried] = useState(false);

  const isDirty = !isSame(questions, newest);
  const isStale = isDirty && base !== newestNumber;

  // Nothing of one's own on the screen: it follows what was saved elsewhere.
  const shown = useRef(form);
  useEffect(() => {
    if (shown.current === form) return;
    const before = shown.current?.questions ?? nothing;
    shown.current = form;
    if (!isSame(questions, before)) return;
    setQuestions(newest);
    setBase(newestNumber);
  }, [form, newest, newestNumber, questions]);

  useEffect(() => {
    if (isDirty) kept.write({ number: base, questions });
    else kept.remove();
  }, [base, isDirty, kept, questions]);

  const problems: ReadonlyMap<string, QuestionProblems> = useMemo(
    () =>
      new Map(
        isTried
          ? questions.flatMap((question): [string, QuestionProblems][] => {
              const found = problemsOf(question);
              return found === undefined ? [] : [[question.id, found]];
            })
          : [],
      ),
    [isTried, questions],
  );

  /** Answers the number of the saved version, or the first question that can't be asked as it is. */
  const save = async (from = base): Promise<{ saved: number } | { wrong: string } | undefined> => {
    setRefusal(undefined);
    setTried(true);
    const wrong = questions.find((question) => problemsOf(question) !== undefined);
    if (wrong !== undefined) return { wrong: wrong.id };
    setBusy(true);
    try {
      const answer = await steps.save(questions, from);
      shown.current = answer.form;
      steps.show(answer);
      setQuestions(answer.form.questions);
      setBase(answer.form.number);
      setTried(false);
      setRestored(false);
      kept.remove();
      void steps.refreshSettings();
      return { saved: answer.form.number };
    } catch (error) {
      if (isApiError(error, 'version.stale')) await steps.lookAgain();
      else setRefusal(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  return {
    questions,
    change: (next: (now: Draft) => Draft) => setQuestions(next),
    problems,
    number: base,
    newestNumber,
    isDirty,
    isStale,
    isRestored: isRestored && isDirty,
    isBusy,
    refusal,
    save,
    /** Over the version that was saved meanwhile. */
    saveOver: () => save(newestNumber),
    takeNewest: () => {
      setQuestions(newest);
      setBase(newestNumber);
      setRestored(false);
      setTried(false);
      setRefusal(undefined);
    },
  };
};

export type FormBuilder = ReturnType<typeof useFormBuilder>;
