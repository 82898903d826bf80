import type { Answer } from '#core/coaching/question-form/question-form.ts';

/** A checkbox has a list of chosen options; everything else one text. */
export type AnswerValue = string | readonly string[];

/** What stands in the form, by question. */
export type AnswerValues = Readonly<Record<string, AnswerValue>>;

export const textOf = (value: AnswerValue | undefined): string => (typeof value === 'string' ? value : '');

export const chosenOf = (value: AnswerValue | undefined): readonly string[] =>
  typeof value === 'string' ? (value === '' ? [] : [value]) : (value ?? []);

/** In the order the options are offered, whichever was ticked first. */
export const toggled = (
  options: readonly string[],
  chosen: readonly string[],
  option: string,
  checked: boolean,
): readonly string[] => options.filter((each) => (each === option ? checked : chosen.includes(each)));

export const isAnswered = (value: AnswerValue | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : (value ?? []).length > 0;

export const answerValues = (answers: readonly Answer[]): AnswerValues =>
  Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));

/** What is sent: only what was answered, in the order it was asked. */
export const answersOf = (
  questions: readonly Readonly<{ id: string }>[],
  values: AnswerValues,
): { questionId: string; value: string | string[] }[] =>
  questions.flatMap(({ id }) => {
    const value = values[id];
    if (value === undefined || !isAnswered(value)) return [];
    return [{ questionId: id, value: typeof value === 'string' ? value : [...value] }];
  });

/** The first input of a question: `document.getElementById(…)?.focus()` leads a reader to what is missing. */
export const questionFieldId = (idPrefix: string, questionId: string) => `${idPrefix}-${questionId}`;
