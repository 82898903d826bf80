import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { requireMember } from '#core/access/actor/actor.ts';
import { whatChallengeLacks, whatChapterLacks, type Gate } from '#core/learning/gate/gate.ts';
import type { ChallengeId, ChapterId, Item, LessonId } from '#core/learning/gate/outline.ts';
import { pathOf } from '#core/learning/challenge/edition.ts';
import { requireLessonIn } from '#core/learning/challenge/read-edition.ts';
import { advance, certificateOf, type AdvanceNeeds } from '#core/learning/enrolment/advance.ts';
import { isDocumentRead, readingSecondsLeft, videoSecondsLeft } from '#core/learning/lesson/measure.ts';
import { freshProgress } from '#core/learning/progress/lesson-progress.ts';
import { lockLearner, placeIn, requireLessonOpen, type Place } from '../place.ts';

type Needs = Pick<Ports, 'transaction' | 'sharedClock' | 'reads'> & AdvanceNeeds & WithHooks<'isHiddenFrom'>;

export type Completion = Readonly<{
  lesson: Readonly<{ id: LessonId; state: 'OPEN' | 'DONE'; contentDone: boolean }>;
  challengeId: ChallengeId;
  next: Item | null;
  percent: number;
  completed: boolean;
  /** The public id of the certificate that the last step gave. */
  certificateId: string | null;
}>;

const answer = (
  id: LessonId,
  { challenge }: Place,
  { lessons, next, percent, completed }: Gate,
  certificateId: string | null,
): Completion => ({
  lesson: { id, state: lessons.get(id)?.state === 'DONE' ? 'DONE' : 'OPEN', contentDone: true },
  challengeId: challenge.id,
  next,
  percent,
  completed,
  certificateId,
});

/**
 * Marks a document that was read to its end. What was watched or marked before is done by itself, or lacks its quiz.
 */
export const completeLesson =
  (needs: Needs) =>
  async (actor: Actor, id: LessonId): Promise<Completion> =>
    needs.transaction(async (repositories) => {
      const place = await lockLearner(repositories, needs, actor, { kind: 'LESSON', id });
      const { enrolment, edition, gate } = place;
      const lesson = requireLessonIn(edition, id);
      requireLessonOpen(place, id);
      if (gate.lessons.get(id)?.state === 'DONE') throw new DomainError('lesson.already_completed');
      const progress =
        (await repositories.lessonProgresses.find(enrolment.id, id)) ?? freshProgress(enrolment.id, id);
      if (progress.contentDoneAt !== null) throw new DomainError('quiz.complete_first');
      if (lesson.type === 'VIDEO')
        throw new DomainError('lesson.not_finished', {
          leftSeconds: videoSecondsLeft(progress.watched, lesson.seconds ?? 0),
        });
      if (!isDocumentRead(progress, lesson.words))
        throw new DomainError('lesson.not_finished', {
          leftSeconds: readingSecondsLeft(progress, lesson.words),
        });
      const at = await needs.sharedClock.now();
      await repositories.lessonProgresses.put({
        ...progress,
        contentDoneAt: at,
        doneAt: lesson.quiz === null ? at : null,
      });
      const advanced = await advance(repositories, needs, { enrolment, edition }, at);
      return answer(id, place, advanced.gate, await certificateOf(repositories, advanced.enrolment));
    });

/** Chapters and challenges are completed by what is in them: this says what lacks, or that nothing does. */
const refuse = (
  lacks: 'chapter.lessons_not_completed' | 'challenge.chapters_not_completed' | 'quiz.not_completed' | null,
  already: 'chapter.already_completed' | 'challenge.already_completed',
): never => {
  throw new DomainError(lacks ?? already);
};

export const completeChapter =
  (needs: Needs) =>
  async (actor: Actor, id: ChapterId): Promise<never> => {
    requireMember(actor);
    const { reads } = needs;
    const challengeId = await reads.learningContents.challengeOf('CHAPTER', id);
    if (challengeId === null) throw new DomainError('chapter.not_found');
    const { edition, done } = requireEnrolled(await placeIn(reads, needs, actor, challengeId));
    const chapter = pathOf(edition.outline).chapters.find((one) => one.id === id);
    if (!chapter) throw new DomainError('chapter.not_found');
    return refuse(whatChapterLacks(chapter, done), 'chapter.already_completed');
  };

export const completeChallenge =
  (needs: Needs) =>
  async (actor: Actor, id: ChallengeId): Promise<never> => {
    requireMember(actor);
    const { edition, done } = requireEnrolled(await placeIn(needs.reads, needs, actor, id));
    return refuse(whatChallengeLacks(pathOf(edition.outline), done), 'challenge.already_completed');
  };

const requireEnrolled = (place: Place): Place => {
  if (place.enrolment === null) throw new DomainError('enrolment.required');
  return place;
};
