import { defaultAccessDays } from '#core/coaching/review/review.ts';
import type { RequestForm } from '../data.ts';
import { type AnswerValues, answerValues } from '../question-fields/answer-values.ts';
import type { RequestDraft } from './request-draft.ts';

/** A form without questions asks nothing. */
export const askedForm = ({ form }: Pick<RequestForm, 'form'>) =>
  form !== null && form.questions.length > 0 ? form : null;

type StartingPoint = Readonly<{
  draft: RequestDraft;
  /** Questions whose answer was taken from the last request and is not yet read again. */
  fromLastTime: readonly string[];
}>;

/** What was typed here comes first, then what was answered last time; of the weeks the newest. */
export const startingPoint = (form: RequestForm, kept: RequestDraft | null): StartingPoint => {
  const asked = new Set(askedForm(form)?.questions.map(({ id }) => id));
  const only = (values: AnswerValues): AnswerValues =>
    Object.fromEntries(Object.entries(values).filter(([id]) => asked.has(id)));
  const last = only(answerValues(form.lastAnswers));
  const hasWeek = form.weeks.some(({ id }) => id === kept?.weekId);
  return {
    draft: {
      plan: kept?.plan ?? null,
      type: kept?.type ?? 'ALL',
      weekId: hasWeek && kept !== null ? kept.weekId : (form.weeks[0]?.id ?? null),
      values: kept === null ? last : only(kept.values),
      message: kept?.message ?? '',
      outcomeConsent: kept?.outcomeConsent ?? false,
      accessDays: kept?.accessDays ?? defaultAccessDays,
    },
    fromLastTime: kept === null ? Object.keys(last) : [],
  };
};
