import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** What this author wrote, drafts and earlier versions too, and what they liked. */
export const postArchive: Hooks['archiveOf'] = async (
  { posts, workingCopies, postRevisions, postLikes },
  userId,
) => {
  const own = await posts.ofAuthor(userId);
  const copies = await Promise.all(own.map(({ id }) => workingCopies.find(id)));
  const revisions = await Promise.all(own.map(({ id }) => postRevisions.of(id)));
  return {
    posts: own.map((post) => without(post, 'authorId', 'version')),
    postWorkingCopies: copies
      .filter((copy) => copy !== null)
      .map((copy) => without(copy, 'editedBy', 'version')),
    postRevisions: revisions.flat().map((revision) => without(revision, 'by')),
    postLikes: (await postLikes.of(userId)).map((like) => without(like, 'userId')),
  };
};
