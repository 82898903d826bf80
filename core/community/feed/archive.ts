import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

export const feedArchive: Hooks['archiveOf'] = async ({ feedPosts, likes }, userId) => ({
  feedPosts: (await feedPosts.of(userId)).map((post) => without(post, 'authorId', 'statusBefore')),
  feedLikes: (await likes.of(userId)).map((like) => without(like, 'userId')),
});
