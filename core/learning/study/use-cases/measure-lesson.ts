import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { LessonId } from '#core/learning/gate/outline.ts';
import { requireLessonIn } from '#core/learning/challenge/read-edition.ts';
import { editionOf } from '#core/learning/challenge/read-edition.ts';
import { advance, type AdvanceNeeds } from '#core/learning/enrolment/advance.ts';
import type { Enrolment } from '#core/learning/enrolment/enrolment.ts';
import { allowanceAfter, firstAllowanceMs, maxSpans, payFor } from '#core/learning/lesson/allowance.ts';
import type { LessonContent } from '#core/learning/lesson/lesson.ts';
import { isVideoWatched, visibleTimeMs } from '#core/learning/lesson/measure.ts';
import type { Span } from '#core/learning/lesson/watched.ts';
import { freshProgress, type LessonProgress } from '#core/learning/progress/lesson-progress.ts';
import { lockLearner, requireLessonOpen } from '../place.ts';
import { documentBeatSeconds, videoBeatSeconds, type LessonSession } from '../lesson-session.ts';
import { presentProgress, type ProgressView } from '../views/lesson-view.ts';

type Needs = Pick<Ports, 'transaction' | 'sharedClock' | 'ids'> & AdvanceNeeds & WithHooks<'isHiddenFrom'>;

export type BegunSession = Readonly<{ id: LessonSession['id']; beatSeconds: number; progress: ProgressView }>;

const contentOf = async ({ learningContents }: Repositories, contentId: string): Promise<LessonContent> => {
  const content = await learningContents.lesson(contentId);
  if (content === null) throw new DomainError('lesson.not_found');
  return content;
};

/** Begins to measure; wherever else this member was learning, that session ends. */
export const beginLessonSession =
  (needs: Needs) =>
  async (actor: Actor, lessonId: LessonId): Promise<BegunSession> =>
    needs.transaction(async (repositories) => {
      const place = await lockLearner(repositories, needs, actor, { kind: 'LESSON', id: lessonId });
      const lesson = requireLessonIn(place.edition, lessonId);
      requireLessonOpen(place, lessonId);
      const content = await contentOf(repositories, lesson.contentId);
      const { enrolment } = place;
      const progress =
        (await repositories.lessonProgresses.find(enrolment.id, lessonId)) ??
        freshProgress(enrolment.id, lessonId);
      const session: LessonSession = {
        id: needs.ids.next(),
        userId: enrolment.userId,
        enrolmentId: enrolment.id,
        lessonId,
        seq: 0,
        lastBeatAt: await needs.sharedClock.now(),
        allowanceMs: firstAllowanceMs,
        endedAt: null,
      };
      await repositories.lessonSessions.begin(session);
      return {
        id: session.id,
        beatSeconds: lesson.type === 'VIDEO' ? videoBeatSeconds : documentBeatSeconds,
        progress: presentProgress(content, progress),
      };
    });

export type Beat = Readonly<{
  sessionId: LessonSession['id'];
  /** From 1; one that was sent again is answered as before. */
  seq: number;
  /** Of a video: whole seconds that were played since the last beat. */
  spans?: readonly Span[] | undefined;
  positionMs?: number | undefined;
  /** Of a document. */
  visibleMs?: number | undefined;
  reachedEnd?: boolean | undefined;
}>;

export type BeatAnswer = ProgressView & Readonly<{ seq: number }>;

type Measured = Readonly<{ progress: LessonProgress; allowanceMs: number }>;

const measured = (
  content: LessonContent,
  before: LessonProgress,
  session: LessonSession,
  { spans = [], positionMs, visibleMs = 0, reachedEnd = false }: Beat,
  at: Date,
): Measured => {
  const elapsedMs = Math.max(0, at.getTime() - session.lastBeatAt.getTime());
  const allowanceMs = allowanceAfter(session.allowanceMs, elapsedMs);
  if (content.type === 'DOCUMENT') {
    const dwellMs = before.dwellMs + visibleTimeMs(visibleMs, elapsedMs);
    return { progress: { ...before, dwellMs, reachedEnd: before.reachedEnd || reachedEnd }, allowanceMs };
  }
  const seconds = content.seconds ?? 0;
  const paid = payFor(spans.slice(0, maxSpans), before.watched, allowanceMs, seconds);
  const isDone = before.contentDoneAt !== null || isVideoWatched(paid.watched, seconds);
  return {
    progress: {
      ...before,
      watched: paid.watched,
      positionMs: Math.min(Math.max(0, positionMs ?? before.positionMs), seconds * 1_000),
      contentDoneAt: isDone ? (before.contentDoneAt ?? at) : null,
    },
    allowanceMs: paid.allowanceMs,
  };
};

/** Held in one order: the enrolment first, then what hangs on it. */
const lockSession = async (
  repositories: Repositories,
  actor: Actor,
  id: LessonSession['id'],
): Promise<Readonly<{ session: LessonSession; enrolment: Enrolment }>> => {
  const { id: userId } = requireMember(actor);
  const seen = await repositories.lessonSessions.find(id);
  if (seen === null || seen.userId !== userId) throw new DomainError('lesson.session_superseded');
  const enrolment = await repositories.enrolments.lock(seen.enrolmentId);
  const session = await repositories.lessonSessions.lock(id);
  const isOver = session === null || session.endedAt !== null || enrolment?.status === 'CANCELED';
  if (isOver || enrolment === null) throw new DomainError('lesson.session_superseded');
  return { session, enrolment };
};

/**
 * Credits what was watched or read since the last beat, by the shared clock: no more than time has passed for. What it
 * finishes opens what comes next.
 */
export const beatLesson =
  (needs: Needs) =>
  async (actor: Actor, beat: Beat): Promise<BeatAnswer> =>
    needs.transaction(async (repositories) => {
      const { session, enrolment } = await lockSession(repositories, actor, beat.sessionId);
      const { lessonId } = session;
      const edition = await editionOf(repositories, enrolment);
      const lesson = requireLessonIn(edition, lessonId);
      const content = await contentOf(repositories, lesson.contentId);
      const before =
        (await repositories.lessonProgresses.find(enrolment.id, lessonId)) ??
        freshProgress(enrolment.id, lessonId);
      if (beat.seq <= session.seq) return { seq: beat.seq, ...presentProgress(content, before) };
      const at = await needs.sharedClock.now();
      const { progress, allowanceMs } = measured(content, before, session, beat, at);
      await repositories.lessonSessions.update({ ...session, seq: beat.seq, lastBeatAt: at, allowanceMs });
      const isNewlyDone = before.contentDoneAt === null && progress.contentDoneAt !== null;
      const finished: LessonProgress =
        isNewlyDone && lesson.quiz === null ? { ...progress, doneAt: at } : progress;
      await repositories.lessonProgresses.put(finished);
      if (isNewlyDone) await advance(repositories, needs, { enrolment, edition }, at);
      return { seq: beat.seq, ...presentProgress(content, finished) };
    });
