import { DomainError, refuseFields, type FieldIssue } from '#core/kernel/domain-error.ts';
import type { ChoiceId, Question, QuestionId, Quiz } from './quiz.ts';

/** What a learner chose, by question. */
export type Answers = Readonly<Record<QuestionId, readonly ChoiceId[]>>;

const chosenOf = (answers: Answers, { id }: Pick<Question, 'id'>): readonly ChoiceId[] =>
  Object.hasOwn(answers, id) ? answers[id]! : []; // it has it

/** All or nothing: every right choice, and no other. */
export const isRight = (question: Question, answers: Answers): boolean => {
  const chosen = new Set(chosenOf(answers, question));
  return question.choices.every(({ id, isCorrect }) => chosen.has(id) === isCorrect);
};

export type Score = Readonly<{
  /** Whole, of 100, rounded down. */
  score: number;
  /** How many questions were answered right; which, nobody hears before a pass. */
  right: number;
}>;

export const scoreOf = ({ questions }: Pick<Quiz, 'questions'>, answers: Answers): Score => {
  const right = questions.filter((question) => isRight(question, answers));
  const pointsOf = (some: readonly Question[]) => some.reduce((sum, { points }) => sum + points, 0);
  const total = pointsOf(questions);
  return { score: total === 0 ? 0 : Math.floor((100 * pointsOf(right)) / total), right: right.length };
};

/** Refuses answers to other questions, with other choices, and several where one is asked for. */
export const requireKnown = ({ questions }: Pick<Quiz, 'questions'>, answers: Answers): void => {
  const byId = new Map(questions.map((question) => [question.id, question]));
  for (const [questionId, chosen] of Object.entries(answers)) {
    const question = byId.get(questionId);
    if (!question) throw new DomainError('quiz.choice_unknown');
    const known = new Set(question.choices.map(({ id }) => id));
    const isKnown = chosen.every((id) => known.has(id)) && new Set(chosen).size === chosen.length;
    if (!isKnown || (question.kind !== 'MULTIPLE' && chosen.length > 1))
      throw new DomainError('quiz.choice_unknown');
  }
};

/** Names every question that has no answer. */
export const requireComplete = ({ questions }: Pick<Quiz, 'questions'>, answers: Answers): void => {
  refuseFields(
    questions
      .filter((question) => chosenOf(answers, question).length === 0)
      .map(({ id }): FieldIssue => ({ path: `body.answers.${id}`, code: 'quiz.selected_required' })),
  );
};
