import { useState } from 'react';
import { answerIssues } from '#core/coaching/question-form/answers.ts';
import { type ApiIssue, isApiError } from '#ui/api/api-error.ts';
import { fieldMessage } from '#ui/api/field-message.ts';
import type { RequestForm } from '../data.ts';
import { answersOf } from '../question-fields/answer-values.ts';
import { useNewRequest, useRefreshRequestForms } from './data.ts';
import { type Plan, type RequestDraft, requestDraft } from './request-draft.ts';
import { askedForm, startingPoint } from './starting-point.ts';
import { useAttached } from './use-attached.ts';

export type Issues = Readonly<Record<string, string | undefined>>;

/** What the review cost when the person looked, and what it costs now. */
export type PriceChange = Readonly<{ before: number; after: number }>;

type Issue = Readonly<{ path: string; code: ApiIssue['code']; params?: ApiIssue['params'] }>;

/** `body.answers.<question>`, from the page's own judgement and from the server's alike. */
const issuesOf = (found: readonly Issue[]): Issues =>
  Object.fromEntries(
    found.flatMap(({ path, code, params }) => {
      const [, questionId] = /^body\.answers\.(.+)$/.exec(path) ?? [];
      return questionId === undefined ? [] : [[questionId, fieldMessage(`error.${code}`, params)]];
    }),
  );

/** Once the price has been seen, another one is pointed out, however it came to be known. */
const usePriceChange = (price: number) => {
  const [seen, setSeen] = useState(price);
  const [change, setChange] = useState<PriceChange>();
  if (seen !== price) {
    setSeen(price);
    setChange({ before: seen, after: price });
  }
  return change;
};

type Options = Readonly<{ userId: string; form: RequestForm; onAnswersMissing: () => void }>;

export const useRequest = ({ userId, form, onAnswersMissing }: Options) => {
  const refreshForms = useRefreshRequestForms();
  const { coach, price, bundlePrice, bundle } = form;
  const asked = askedForm(form);
  const storage = requestDraft(userId, coach.id);
  const [start] = useState(() => startingPoint(form, storage.read()));
  const attached = useAttached(userId);
  const [draft, setDraft] = useState(() => {
    // What goes along is about one week: the request begins with it.
    const about = form.weeks.find(({ id }) => id === attached.indicatorId);
    return about === undefined ? start.draft : { ...start.draft, weekId: about.id };
  });
  const [issues, setIssues] = useState<Issues>({});
  const [fromLastTime, setFromLastTime] = useState(start.fromLastTime);
  // What the member has bought is used before anything is paid.
  const canUse = bundle !== null && bundle.unused > 0;
  const hasBundle = canUse || (bundle === null && bundlePrice !== null);
  const plan: Plan = hasBundle ? (draft.plan ?? (canUse ? 'BUNDLE' : 'SINGLE')) : 'SINGLE';
  const singleChange = usePriceChange(price);
  const bundleChange = usePriceChange(bundlePrice ?? 0);
  const priceChange = plan === 'SINGLE' ? singleChange : canUse ? undefined : bundleChange;
  const questions = asked?.questions ?? [];
  const answers = answersOf(questions, draft.values);

  const request = useNewRequest(
    {
      coachId: coach.id,
      indicatorId: draft.weekId ?? '',
      type: draft.type,
      formId: asked?.id ?? null,
      answers: answers.map(({ questionId, value }) => ({
        questionId,
        value: typeof value === 'string' ? value : [...value],
      })),
      ...(draft.message.trim() === '' ? {} : { message: draft.message }),
      ...attached.body,
      outcomeConsent: draft.outcomeConsent,
      accessDays: draft.accessDays,
      ...(plan === 'SINGLE'
        ? { price }
        : canUse
          ? { bundleId: bundle.id }
          : { bundlePrice: bundlePrice ?? 0 }),
    },
    {
      onSent: () => {
        storage.remove();
        attached.drop();
      },
      onRefused: async (error) => {
        if (!isApiError(error)) return;
        await refreshForms();
        if (!isApiError(error, 'review.answers_required')) return;
        setIssues(issuesOf(error.fields));
        onAnswersMissing();
      },
    },
  );

  const change = (parts: Partial<RequestDraft>) => {
    const next = { ...draft, ...parts };
    setDraft(next);
    storage.write(next);
    if (request.isError) request.reset();
  };

  return {
    draft,
    change,
    plan,
    hasBundle,
    /** The bundle this request is taken from; null: it is paid now. */
    used: plan === 'BUNDLE' && canUse ? bundle : null,
    /** What sending it costs now. */
    cost: plan === 'SINGLE' ? price : canUse ? 0 : (bundlePrice ?? 0),
    answer: (questionId: string, value: RequestDraft['values'][string]) => {
      change({ values: { ...draft.values, [questionId]: value } });
      setIssues((now) => ({ ...now, [questionId]: undefined }));
      setFromLastTime((ids) => ids.filter((id) => id !== questionId));
    },
    questions,
    answers,
    issues,
    fromLastTime,
    /** Marks what is missing; answers the first question that is. */
    judge: (): string | undefined => {
      const found = issuesOf(answerIssues(questions, answers));
      setIssues(found);
      return questions.find(({ id }) => found[id] !== undefined)?.id;
    },
    priceChange,
    attached,
    request,
  };
};
export type Request = ReturnType<typeof useRequest>;
