import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { QuizId } from '#core/learning/gate/outline.ts';
import type { EditionOutline } from '#core/learning/challenge/edition.ts';
import { requireQuizIn } from '#core/learning/challenge/read-edition.ts';
import { allowedOf, freshState } from '#core/learning/quiz/attempt.ts';
import { placeOf } from '../place.ts';
import type { QuizView } from '../views/attempt-view.ts';

const levelIn = ({ chapters, quiz }: EditionOutline, id: QuizId): QuizView['level'] => {
  if (quiz?.id === id) return 'CHALLENGE';
  return chapters.some((chapter) => chapter.quiz?.id === id) ? 'CHAPTER' : 'LESSON';
};

/** What a quiz asks for and where this learner stands; its questions come with an attempt alone. */
export const readQuiz =
  ({ reads, hooks }: Pick<Ports, 'reads'> & WithHooks<'isHiddenFrom'>) =>
  async (actor: Actor, id: QuizId): Promise<QuizView> => {
    const place = await placeOf(reads, { hooks }, actor, { kind: 'QUIZ', id });
    const { edition, enrolment, gate, reader, challenge } = place;
    const listed = requireQuizIn(edition, id);
    const quiz = await reads.learningContents.quiz(listed.contentId);
    const admission = gate.quizzes.get(id);
    if (quiz === null || !admission) throw new DomainError('quiz.not_found');
    const isLearner = enrolment !== null && reader === 'ENROLLED';
    const state = (isLearner && (await reads.quizStates.find(enrolment.id, id))) || freshState('', id);
    const open = isLearner ? await reads.quizAttempts.openOf(enrolment.id, id) : null;
    return {
      id,
      challengeId: challenge.id,
      title: quiz.title,
      level: levelIn(edition.outline, id),
      questionCount: quiz.questions.length,
      timeLimitSeconds: quiz.timeLimit,
      passScore: quiz.passScore,
      attempts: allowedOf(quiz, state),
      best: state.best,
      completed: state.completedAt !== null,
      passed: state.passedAt !== null,
      ...admission,
      openAttemptId: open?.id ?? null,
      hasAsked: state.askedAt !== null,
    };
  };
