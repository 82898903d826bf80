import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { gate } from '#core/learning/gate/gate.ts';
import type { LessonId } from '#core/learning/gate/outline.ts';
import { lessonsIn, pathOf } from '#core/learning/challenge/edition.ts';
import { editionOf } from '#core/learning/challenge/read-edition.ts';
import { doneOf } from '#core/learning/progress/done.ts';
import { placeOf, requireLessonOpen } from './place.ts';

/** A lesson that is open to this reader, and whose it is. */
export type ReadableLesson = Readonly<{
  id: LessonId;
  authorId: UserId;
  title: string;
  challengeSlug: string;
  challengeTitle: string;
}>;

/** The same admission as to the text itself; null when it is shut or not there. */
export const readableLesson = async (
  repositories: Repositories,
  hooked: WithHooks<'isHiddenFrom'>,
  reader: Actor,
  id: LessonId,
): Promise<ReadableLesson | null> => {
  try {
    const place = await placeOf(repositories, hooked, reader, { kind: 'LESSON', id });
    requireLessonOpen(place, id);
    const { challenge, edition } = place;
    const title = lessonsIn(edition.outline).find((lesson) => lesson.id === id)?.title ?? '';
    const { authorId, slug, title: challengeTitle } = challenge;
    return { id, authorId, title, challengeSlug: slug, challengeTitle };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};

/** Those of these people who may read it: everybody a preview, its author, and learners as far as they have come. */
export const readersOfLesson = async (
  repositories: Repositories,
  id: LessonId,
  userIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> => {
  const challengeId = await repositories.learningContents.challengeOf('LESSON', id);
  const challenge = challengeId === null ? null : await repositories.challenges.find(challengeId);
  const newest = challenge && (await repositories.editions.newest(challenge.id));
  if (!challenge || !newest) return new Set();
  const isPreview = lessonsIn(newest.outline).some((lesson) => lesson.id === id && lesson.isPreview);
  const mayRead = async (userId: UserId): Promise<boolean> => {
    if (isPreview || userId === challenge.authorId) return true;
    const enrolment = await repositories.enrolments.ofUser(userId, challenge.id);
    if (enrolment === null) return false;
    const edition = await editionOf(repositories, enrolment);
    const { lessons } = gate(pathOf(edition.outline), await doneOf(repositories, enrolment.id), 'ENROLLED');
    return (lessons.get(id)?.state ?? 'LOCKED') !== 'LOCKED';
  };
  const readers = new Set<UserId>();
  for (const userId of userIds) if (await mayRead(userId)) readers.add(userId);
  return readers;
};

export const mayReadLesson = async (
  repositories: Repositories,
  hooked: WithHooks<'isHiddenFrom'>,
  reader: Actor,
  id: LessonId,
): Promise<boolean> => (await readableLesson(repositories, hooked, reader, id)) !== null;
