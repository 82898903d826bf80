import type { Hooks } from '#core/kernel/hooks.ts';
import { requireVisible } from './own-post.ts';
import { postLink } from './references.ts';
import { readersAmong } from './readers.ts';
import { postReader } from './visibility.ts';

/** A post takes comments from who may see it. */
export const postComments: Hooks['commentSubjects'] = {
  type: 'FEED',
  notFound: 'feed.not_found',
  async find({ feedPosts }, reader, id) {
    const [post] = await feedPosts.visible(postReader(reader), [id]);
    return post ? { id, ownerId: post.authorId, locked: post.locked } : null;
  },
  count: ({ likes }, id, change) => likes.addComments(id, change),
  async seenBy(repositories, id, userIds) {
    const post = await repositories.feedPosts.find(id);
    return post ? readersAmong(repositories, post, userIds) : new Set();
  },
  linkTo: postLink,
};

/** A post is kept by who may see it. */
export const postBookmarks: Hooks['bookmarkSubjects'] = {
  kind: 'FEED',
  notFound: 'feed.not_found',
  async maySee(repositories, reader, id) {
    return (await requireVisible(repositories, reader, id)).id === id;
  },
};
