import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { QuizId } from '#core/learning/gate/outline.ts';
import { lessonsIn } from '#core/learning/challenge/edition.ts';
import { editionOf, requireQuizIn } from '#core/learning/challenge/read-edition.ts';
import {
  advance,
  certificateOf,
  challengeOf,
  factsOf,
  type AdvanceNeeds,
} from '#core/learning/enrolment/advance.ts';
import type { Enrolment } from '#core/learning/enrolment/enrolment.ts';
import {
  allowedOf,
  askForReset,
  begin,
  countsFromStart,
  expire,
  freshState,
  isOver,
  requireMayBegin,
  saveAnswers,
  stateAfter,
  submit,
  type Attempt,
  type AttemptId,
  type QuizState,
} from '#core/learning/quiz/attempt.ts';
import type { Answers } from '#core/learning/quiz/score.ts';
import type { Quiz } from '#core/learning/quiz/quiz.ts';
import { lockLearner, requireQuizOpen } from '../place.ts';
import { presentAttempt, presentResult, type AttemptView, type ResultView } from '../views/attempt-view.ts';

type Needs = Pick<
  Ports,
  'transaction' | 'sharedClock' | 'ids' | 'chance' | 'mediaStore' | 'clock' | 'reads'
> &
  AdvanceNeeds &
  WithHooks<'isHiddenFrom'>;

type Taken = Readonly<{ enrolment: Enrolment; quiz: Quiz; attempt: Attempt; state: QuizState }>;

const contentOf = async ({ learningContents }: Repositories, contentId: string): Promise<Quiz> => {
  const quiz = await learningContents.quiz(contentId);
  if (quiz === null) throw new DomainError('quiz.not_found');
  return quiz;
};

const stateOf = async (
  { quizStates }: Repositories,
  enrolmentId: string,
  quizId: QuizId,
): Promise<QuizState> => (await quizStates.find(enrolmentId, quizId)) ?? freshState(enrolmentId, quizId);

/** Stores an attempt that ended, and everything that follows from it, with the enrolment held. */
const conclude = async (
  repositories: Repositories,
  needs: Needs,
  { enrolment, quiz, attempt, state }: Taken,
  at: Date,
): Promise<ResultView> => {
  await repositories.quizAttempts.update(attempt);
  const next = stateAfter(quiz, state, attempt);
  await repositories.quizStates.put(next);
  const edition = await editionOf(repositories, enrolment);
  const isNewlyPassed = state.passedAt === null && next.passedAt !== null;
  if (isNewlyPassed) await finishLesson(repositories, enrolment, quiz.id, at);
  const { gate, enrolment: moved } = await advance(repositories, needs, { enrolment, edition }, at);
  if (next.passedAt === null && allowedOf(quiz, next).left === 0) {
    const challenge = await challengeOf(repositories, enrolment);
    await repositories.events.append({
      type: 'quiz.exhausted',
      ...factsOf(enrolment, challenge),
      quizId: quiz.id,
      quizTitle: quiz.title,
    });
  }
  return presentResult({
    quiz,
    attempt,
    state: next,
    gate,
    challengeId: enrolment.challengeId,
    certificateId: await certificateOf(repositories, moved),
  });
};

/** The lesson whose quiz it is, is done with it. */
const finishLesson = async (
  repositories: Repositories,
  enrolment: Enrolment,
  quizId: QuizId,
  at: Date,
): Promise<void> => {
  const edition = await editionOf(repositories, enrolment);
  const lesson = lessonsIn(edition.outline).find(({ quiz }) => quiz?.id === quizId);
  const progress = lesson && (await repositories.lessonProgresses.find(enrolment.id, lesson.id));
  if (progress && progress.contentDoneAt !== null && progress.doneAt === null)
    await repositories.lessonProgresses.put({ ...progress, doneAt: at });
};

/** Scores what was saved of an open attempt whose time is over, with its enrolment held. True when it did. */
const settleOverdue = async (
  repositories: Repositories,
  needs: Needs,
  enrolment: Enrolment,
  attempt: Attempt | null,
  at: Date,
): Promise<boolean> => {
  if (attempt?.status !== 'OPEN' || !isOver(attempt, at)) return false;
  const quiz = await contentOf(repositories, attempt.contentId);
  const state = await stateOf(repositories, enrolment.id, attempt.quizId);
  await conclude(repositories, needs, { enrolment, quiz, attempt: expire(quiz, attempt), state }, at);
  return true;
};

/** In a transaction of its own: what follows may be refused, and the score stays. */
const settleOwn = async (needs: Needs, actor: Actor, quizId: QuizId, at: Date): Promise<void> => {
  await needs.transaction(async (repositories) => {
    const { enrolment } = await lockLearner(repositories, needs, actor, { kind: 'QUIZ', id: quizId });
    const open = await repositories.quizAttempts.openOf(enrolment.id, quizId);
    await settleOverdue(repositories, needs, enrolment, open, at);
  });
};

type Begun = Readonly<{ attempt: Attempt; quiz: Quiz; isNew: boolean; enrolment: Enrolment }>;

const beginOrGoOn = async (
  repositories: Repositories,
  needs: Needs,
  actor: Actor,
  quizId: QuizId,
  at: Date,
): Promise<Begun> => {
  const place = await lockLearner(repositories, needs, actor, { kind: 'QUIZ', id: quizId });
  const listed = requireQuizIn(place.edition, quizId);
  const { enrolment } = place;
  const open = await repositories.quizAttempts.openOf(enrolment.id, quizId);
  if (open)
    return { attempt: open, quiz: await contentOf(repositories, open.contentId), isNew: false, enrolment };
  const state = await stateOf(repositories, enrolment.id, quizId);
  if (state.passedAt !== null) throw new DomainError('quiz.already_passed');
  requireQuizOpen(place, quizId);
  const quiz = await contentOf(repositories, listed.contentId);
  const last = await repositories.quizAttempts.lastOf(enrolment.id, quizId);
  requireMayBegin(quiz, state, last, at);
  const attempt = begin(
    quiz,
    {
      id: needs.ids.next(),
      enrolmentId: enrolment.id,
      quizId,
      contentId: listed.contentId,
      number: (last?.number ?? 0) + 1,
      seed: needs.chance.token(),
    },
    at,
  );
  await repositories.quizAttempts.insert(attempt);
  // Its questions are seen now: a timed attempt counts, whatever becomes of it.
  if (countsFromStart(quiz)) await repositories.quizStates.put({ ...state, used: state.used + 1 });
  return { attempt, quiz, isNew: true, enrolment };
};

/** Starts an attempt, or answers the open one: two tabs share it. */
export const beginAttempt =
  (needs: Needs) =>
  async (actor: Actor, quizId: QuizId): Promise<AttemptView & Readonly<{ isNew: boolean }>> => {
    const at = await needs.sharedClock.now();
    await settleOwn(needs, actor, quizId, at);
    const { attempt, quiz, isNew } = await needs.transaction((repositories) =>
      beginOrGoOn(repositories, needs, actor, quizId, at),
    );
    return { ...(await presentAttempt(needs)(quiz, attempt, at)), isNew };
  };

/** Opens an attempt if there is none, and submits it. */
export const beginAndSubmit =
  (needs: Needs) =>
  async (
    actor: Actor,
    { quizId, answers }: Readonly<{ quizId: QuizId; answers: Answers }>,
  ): Promise<ResultView> => {
    const at = await needs.sharedClock.now();
    await settleOwn(needs, actor, quizId, at);
    return needs.transaction(async (repositories) => {
      const { attempt, quiz, enrolment } = await beginOrGoOn(repositories, needs, actor, quizId, at);
      const state = await stateOf(repositories, enrolment.id, quizId);
      const ended = submit(quiz, attempt, answers, at);
      return conclude(repositories, needs, { enrolment, quiz, attempt: ended, state }, at);
    });
  };

/** One's own attempt, with its enrolment held first. */
const lockAttempt = async (repositories: Repositories, actor: Actor, id: AttemptId): Promise<Taken> => {
  const { id: userId } = requireMember(actor);
  const seen = await repositories.quizAttempts.find(id);
  const enrolment = seen && (await repositories.enrolments.lock(seen.enrolmentId));
  const attempt = seen && (await repositories.quizAttempts.lock(id));
  const isOwn = enrolment?.userId === userId && enrolment.status !== 'CANCELED';
  if (!isOwn || !attempt) throw new DomainError('quiz.attempt_not_found');
  const quiz = await contentOf(repositories, attempt.contentId);
  return { enrolment, quiz, attempt, state: await stateOf(repositories, enrolment.id, attempt.quizId) };
};

export const readAttempt =
  (needs: Needs) =>
  async (actor: Actor, id: AttemptId): Promise<AttemptView | ResultView> => {
    const at = await needs.sharedClock.now();
    const found = await needs.transaction(async (repositories) => {
      const taken = await lockAttempt(repositories, actor, id);
      const isSettled = await settleOverdue(repositories, needs, taken.enrolment, taken.attempt, at);
      return isSettled ? lockAttempt(repositories, actor, id) : taken;
    });
    const { quiz, attempt, state, enrolment } = found;
    if (attempt.status === 'OPEN') return presentAttempt(needs)(quiz, attempt, at);
    const certificateId = await certificateOf(needs.reads, enrolment);
    return presentResult({
      quiz,
      attempt,
      state,
      gate: null,
      challengeId: enrolment.challengeId,
      certificateId,
    });
  };

/** Keeps what was chosen so far. */
export const saveAttempt =
  (needs: Needs) =>
  async (
    actor: Actor,
    { id, answers }: Readonly<{ id: AttemptId; answers: Answers }>,
  ): Promise<AttemptView> => {
    const at = await needs.sharedClock.now();
    const { quiz, attempt } = await needs.transaction(async (repositories) => {
      const taken = await lockAttempt(repositories, actor, id);
      const saved = saveAnswers(taken.quiz, taken.attempt, answers, at);
      await repositories.quizAttempts.update(saved);
      return { ...taken, attempt: saved };
    });
    return presentAttempt(needs)(quiz, attempt, at);
  };

export const submitAttempt =
  (needs: Needs) =>
  async (
    actor: Actor,
    { id, answers }: Readonly<{ id: AttemptId; answers: Answers }>,
  ): Promise<ResultView> => {
    const at = await needs.sharedClock.now();
    return needs.transaction(async (repositories) => {
      const taken = await lockAttempt(repositories, actor, id);
      const ended = submit(taken.quiz, taken.attempt, answers, at);
      return conclude(repositories, needs, { ...taken, attempt: ended }, at);
    });
  };

/** Scores what was saved of attempts whose time is over. Answers how many. */
export const expireAttempts =
  (needs: Needs) =>
  async (actor: Actor): Promise<number> => {
    requirePermission(actor, 'global');
    const at = await needs.sharedClock.now();
    const overdue = await needs.reads.quizAttempts.overdue(at, 100);
    let count = 0;
    for (const id of overdue)
      count += await needs.transaction(async (repositories) => {
        const seen = await repositories.quizAttempts.find(id);
        const enrolment = seen && (await repositories.enrolments.lock(seen.enrolmentId));
        const attempt = seen && (await repositories.quizAttempts.lock(id));
        if (!enrolment || attempt?.status !== 'OPEN') return 0;
        return (await settleOverdue(repositories, needs, enrolment, attempt, at)) ? 1 : 0;
      });
    return count;
  };

/** With no attempt left a learner asks once; the author and staff see them first. */
export const askForAttempts =
  (needs: Needs) =>
  async (actor: Actor, quizId: QuizId): Promise<QuizState> => {
    const at = await needs.sharedClock.now();
    return needs.transaction(async (repositories) => {
      const { edition, enrolment } = await lockLearner(repositories, needs, actor, {
        kind: 'QUIZ',
        id: quizId,
      });
      const quiz = await contentOf(repositories, requireQuizIn(edition, quizId).contentId);
      const asked = askForReset(quiz, await stateOf(repositories, enrolment.id, quizId), at);
      await repositories.quizStates.put(asked);
      return asked;
    });
  };
