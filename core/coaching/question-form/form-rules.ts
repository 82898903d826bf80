import { refuseFields, type FieldIssue, type FieldPath } from '#core/kernel/domain-error.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { answerIssues } from './answers.ts';
import type { Answer, Question, QuestionForm, QuestionKind } from './question-form.ts';

/** Questions that are answered by choosing. */
export const hasOptions = (kind: QuestionKind): boolean =>
  kind === 'radio' || kind === 'checkbox' || kind === 'select';

/** As it is stored: texts in one form, and no options where none are asked for. */
const cleaned = ({ options, label, help, ...question }: Question): Question => ({
  ...question,
  label: normalize(label),
  help: normalize(help),
  options: hasOptions(question.kind) ? options.map(normalize) : [],
});

const isDistinct = (texts: readonly string[]): boolean => new Set(texts.map(fold)).size === texts.length;

const issueOf = (path: FieldPath): FieldIssue => ({ path, code: 'question_form.invalid', params: {} });

const issuesOf = (question: Question, at: FieldPath): readonly FieldIssue[] => {
  const { label, kind, options } = question;
  const isUnasked = label === '';
  const isNoChoice = hasOptions(kind) && (options.length < 2 || options.includes('') || !isDistinct(options));
  return [...(isUnasked ? [issueOf(`${at}.label`)] : []), ...(isNoChoice ? [issueOf(`${at}.options`)] : [])];
};

/**
 * The questions of a form as a coach wrote them: each has a text and an id of its own, and a question with choices has at
 * least two things to choose from.
 */
export const readQuestions = (typed: readonly Question[]): readonly Question[] => {
  const questions = typed.map(cleaned);
  const ids = questions.map(({ id }) => id);
  refuseFields(
    questions.flatMap((question, index) => {
      const at = `body.questions.${index}` as const;
      const isRepeated = ids.indexOf(question.id) !== index;
      return [...(isRepeated ? [issueOf(`${at}.id`)] : []), ...issuesOf(question, at)];
    }),
  );
  return questions;
};

/** Of answers to an earlier version those that this one still asks for, as they can be given again. */
export const answersThatStillFit = (
  { questions }: Pick<QuestionForm, 'questions'>,
  answers: readonly Answer[],
  before: Pick<QuestionForm, 'questions'>,
): readonly Answer[] =>
  answers.filter((answer) => {
    const now = questions.find(({ id }) => id === answer.questionId);
    const then = before.questions.find(({ id }) => id === answer.questionId);
    return now !== undefined && now.kind === then?.kind && answerIssues([now], [answer]).length === 0;
  });
