import { type FormEvent, useState } from 'react';
import type { ReviewType } from '#core/coaching/review/review.ts';
import { isApiError } from '#ui/api/api-error.ts';
import type { RequestForm } from '../../data.ts';
import {
  type AnswerValue,
  type AnswerValues,
  answersOf,
  answerValues,
  questionFieldId,
} from '../../question-fields/answer-values.ts';
import type { Review } from '../../../app/data/reviews.ts';
import { useRefreshRequestForm, useReRequestStep } from './data.ts';

type Value = Readonly<{ indicatorId: string; type: ReviewType; answers: AnswerValues; message: string }>;

/** `body.answers.<question>`: what the server finds missing belongs under that question. */
const answerPath = /^body\.answers\.(.+)$/;

type Options = Readonly<{ review: Review; ground: RequestForm; idPrefix: string; onDone: () => void }>;

export const useReRequest = ({ review, ground, idPrefix, onDone }: Options) => {
  const lookAgain = useRefreshRequestForm();
  const { form, price, lastAnswers, weeks } = ground;
  const [value, setValue] = useState<Value>(() => ({
    // A newer week is what is usually asked about; the old one stays on the list.
    indicatorId: weeks[0]?.id ?? review.snapshotId,
    type: review.type,
    answers: { ...answerValues(lastAnswers), ...answerValues(review.answers) },
    message: review.message ?? '',
  }));
  const [isDirty, setDirty] = useState(false);
  const [issues, setIssues] = useState<Readonly<Record<string, string | undefined>>>({});
  const [priceBefore, setPriceBefore] = useState<number>();

  const step = useReRequestStep(review.id, (given: Value) => ({
    indicatorId: given.indicatorId,
    type: given.type,
    formId: form?.id ?? null,
    answers: answersOf(form?.questions ?? [], given.answers),
    message: given.message,
    outcomeConsent: review.outcomeConsent,
    price,
  }));

  const refused = (error: unknown) => {
    if (isApiError(error, 'version.stale')) {
      setPriceBefore(price);
      void lookAgain();
    }
    if (!isApiError(error, 'review.answers_required')) return;
    const found = error.fields.flatMap(({ path, code }) => {
      const id = answerPath.exec(path)?.[1];
      return id === undefined ? [] : [[id, code] as const];
    });
    setIssues(Object.fromEntries(found));
    const first = form?.questions.find(({ id }) => found.some(([wrong]) => wrong === id));
    if (first !== undefined) document.getElementById(questionFieldId(idPrefix, first.id))?.focus();
    // None named: the coach asks something else by now.
    else void lookAgain();
  };

  return {
    value,
    change: (part: Partial<Value>) => {
      setValue({ ...value, ...part });
      setDirty(true);
    },
    answer: (questionId: string, given: AnswerValue) => {
      setValue((now) => ({ ...now, answers: { ...now.answers, [questionId]: given } }));
      setIssues((now) => ({ ...now, [questionId]: undefined }));
      setDirty(true);
    },
    issues,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setPriceBefore(undefined);
      step.mutate(value, { onSuccess: onDone, onError: refused });
    },
    step,
    priceBefore,
    isDirty,
  };
};
