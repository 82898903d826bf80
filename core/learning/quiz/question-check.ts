import type { FieldIssue } from '#core/kernel/domain-error.ts';
import type { Question, Quiz } from './quiz.ts';

type Path = `body.${string}`;

const correctCount = ({ choices }: Question): number => choices.filter(({ isCorrect }) => isCorrect).length;

/** One answer is right, or of several kinds one at least: else nobody could give the right one. */
const hasRightAnswers = (question: Question): boolean => {
  const correct = correctCount(question);
  return question.kind === 'MULTIPLE' ? correct > 0 : correct === 1;
};

const issuesOfQuestion = (question: Question, path: Path): readonly FieldIssue[] => {
  const { choices, kind, text } = question;
  const issues: FieldIssue[] = [];
  if (text.trim() === '') issues.push({ path: `${path}.text`, code: 'input.required' });
  const wanted = kind === 'TRUE_FALSE' ? choices.length === 2 : choices.length >= 2;
  if (!wanted) issues.push({ path: `${path}.choices`, code: 'quiz.answers_required' });
  for (const [at, choice] of choices.entries())
    if (choice.text.trim() === '')
      issues.push({ path: `${path}.choices.${at}.text`, code: 'quiz.choice_empty' });
  if (wanted && !hasRightAnswers(question))
    issues.push({ path: `${path}.choices`, code: 'quiz.correct_answer_required' });
  return issues;
};

/**
 * What keeps a quiz from being taken: no question, too few answers, an empty one, none that is right. A draft may have
 * such gaps; what is published may not.
 * @param path where the quiz stands in what was sent
 */
export const quizIssues = ({ questions }: Pick<Quiz, 'questions'>, path: Path): readonly FieldIssue[] =>
  questions.length === 0
    ? [{ path: `${path}.questions`, code: 'quiz.question_required' }]
    : questions.flatMap((question, at) => issuesOfQuestion(question, `${path}.questions.${at}`));
