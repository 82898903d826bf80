import { DomainError, type FieldIssue, type FieldPath } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { answerMaxLength, type Answer, type Question, type QuestionForm } from './question-form.ts';

const plain = (value: Answer['value']): Answer['value'] =>
  typeof value === 'string' ? normalize(value) : [...new Set(value.map(normalize))].filter(Boolean);

const isEmpty = (value: Answer['value'] | undefined): boolean => value === undefined || value.length === 0;

type Wrong = Pick<FieldIssue, 'code' | 'params'> | null;

const judgeOne = ({ kind, required, options }: Question, value: Answer['value'] | undefined): Wrong => {
  if (value === undefined || isEmpty(value)) return required ? { code: 'input.required' } : null;
  if (kind === 'checkbox') {
    if (typeof value === 'string') return { code: 'input.invalid' };
    return value.every((each) => options.includes(each)) ? null : { code: 'input.not_a_choice' };
  }
  if (typeof value !== 'string') return { code: 'input.invalid' };
  if (kind === 'radio' || kind === 'select')
    return options.includes(value) ? null : { code: 'input.not_a_choice' };
  const length = answerMaxLength[kind];
  return value.length > length ? { code: 'input.max_length', params: { length } } : null;
};

const pathOf = (questionId: string): FieldPath => `body.answers.${questionId}`;

/** Everything wrong with answers to a form, by question; empty when they complete a request. */
export const answerIssues = (
  questions: readonly Question[],
  answers: readonly Answer[],
): readonly FieldIssue[] => {
  const given = new Map(answers.map(({ questionId, value }) => [questionId, plain(value)]));
  const known = new Set(questions.map(({ id }) => id));
  const misplaced = answers.filter(
    ({ questionId }, index) =>
      !known.has(questionId) || answers.findIndex((other) => other.questionId === questionId) !== index,
  );
  return [
    ...questions.flatMap((question): FieldIssue[] => {
      const wrong = judgeOne(question, given.get(question.id));
      return wrong ? [{ path: pathOf(question.id), ...wrong }] : [];
    }),
    ...misplaced.map(({ questionId }): FieldIssue => ({ path: pathOf(questionId), code: 'input.invalid' })),
  ];
};

type Given = Readonly<{ formId: QuestionForm['id'] | null; answers: readonly Answer[] }>;

/**
 * The answers as they are stored: in the form's order, without what was left empty. Only those to the form that the coach
 * asks now complete a request; each question that is not answered is named.
 */
export const requireAnswers = (form: QuestionForm | null, { formId, answers }: Given): readonly Answer[] => {
  const questions = form?.questions ?? [];
  const issues = answerIssues(questions, answers);
  if (issues.length > 0 || formId !== (form?.id ?? null))
    throw new DomainError('review.answers_required', {}, issues);
  return questions.flatMap(({ id }) => {
    const value = answers.find(({ questionId }) => questionId === id)?.value;
    const kept = value === undefined ? '' : plain(value);
    return isEmpty(kept) ? [] : [{ questionId: id, value: kept }];
  });
};
