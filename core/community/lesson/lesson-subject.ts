import { hiddenByBlocks } from '#core/community/follow/hidden-by-blocks.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Hooks, WithHooks } from '#core/kernel/hooks.ts';
import { mayReadLesson, readableLesson, readersOfLesson } from '#core/learning/study/may-read-lesson.ts';
import { placeIn } from '#core/learning/study/place.ts';

const hooked: WithHooks<'isHiddenFrom'> = { hooks: { isHiddenFrom: [hiddenByBlocks] } };

/** A lesson takes comments from all who may read it. */
export const lessonComments: Hooks['commentSubjects'] = {
  type: 'LESSON',
  notFound: 'lesson.not_found',
  async find(repositories, reader, id) {
    const lesson = await readableLesson(repositories, hooked, reader, id);
    return lesson && { id, ownerId: lesson.authorId, locked: await repositories.lessonLocks.has(id) };
  },
  // How many there are is shown nowhere.
  count: async () => undefined,
  seenBy: readersOfLesson,
  linkTo: (id) => `/lesson/${id}`,
};

export const lessonBookmarks: Hooks['bookmarkSubjects'] = {
  kind: 'LESSON',
  notFound: 'lesson.not_found',
  maySee: (repositories, reader, id) => mayReadLesson(repositories, hooked, reader, id),
};

/** A challenge is kept by all who may look at its page. */
export const challengeBookmarks: Hooks['bookmarkSubjects'] = {
  kind: 'CHALLENGE',
  notFound: 'challenge.not_found',
  async maySee(repositories, reader, id) {
    try {
      return (await placeIn(repositories, hooked, reader, id)).challenge.id === id;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  },
};
