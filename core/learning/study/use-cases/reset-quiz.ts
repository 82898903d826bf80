import { mayDo, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { EnrolmentId, QuizId } from '#core/learning/gate/outline.ts';
import { lessonsIn } from '#core/learning/challenge/edition.ts';
import { isAuthor } from '#core/learning/challenge/author.ts';
import { editionOf, requireQuizIn } from '#core/learning/challenge/read-edition.ts';
import { challengeOf, factsOf } from '#core/learning/enrolment/advance.ts';
import { allowedOf, freshState, withReset, type Allowed } from '#core/learning/quiz/attempt.ts';

/** More attempts for one learner, by the author or staff; what was tried before stays, and the learner hears of it. */
export const resetQuiz =
  ({ transaction, sharedClock }: Pick<Ports, 'transaction' | 'sharedClock'>) =>
  async (
    actor: Actor,
    { enrolmentId, quizId }: Readonly<{ enrolmentId: EnrolmentId; quizId: QuizId }>,
  ): Promise<Allowed> => {
    if (actor.kind !== 'system') requireMember(actor);
    return transaction(async (repositories) => {
      const { enrolments, quizStates, learningContents, auditLog, events } = repositories;
      const enrolment = await enrolments.lock(enrolmentId);
      if (enrolment === null || enrolment.status === 'CANCELED') throw new DomainError('enrolment.not_found');
      const challenge = await challengeOf(repositories, enrolment);
      if (!isAuthor(actor, challenge) && !mayDo(actor, 'knowledge.update'))
        throw new DomainError('enrolment.not_found');
      const edition = await editionOf(repositories, enrolment);
      const quiz = await learningContents.quiz(requireQuizIn(edition, quizId).contentId);
      if (quiz === null) throw new DomainError('quiz.not_found');
      const before = (await quizStates.find(enrolmentId, quizId)) ?? freshState(enrolmentId, quizId);
      if (before.passedAt !== null) throw new DomainError('quiz.already_passed');
      const after = withReset(quiz, before);
      await quizStates.put(after);
      const at = await sharedClock.now();
      await auditLog.append(
        audited(actor, {
          at,
          action: 'quiz.reset',
          targetType: 'enrolment',
          targetId: enrolmentId,
          before: { quizId, extra: before.extra },
          after: { quizId, extra: after.extra },
          reason: null,
        }),
      );
      await events.append({
        type: 'quiz.reset',
        ...factsOf(enrolment, challenge),
        quizId,
        quizTitle: quiz.title,
        lessonId: lessonsIn(edition.outline).find((lesson) => lesson.quiz?.id === quizId)?.id ?? null,
      });
      return allowedOf(quiz, after);
    });
  };
