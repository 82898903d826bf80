import type { Like, Likes, PostCounts } from '#core/community/feed/ports.ts';
import { ascending } from '../engine/ordering.ts';
import { keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    feedLikes: Like;
  }
}

export const countsIn = (view: View, postId: string): PostCounts => {
  const { likes = 0, comments = 0 } = view.table('feedCounts').get(postId) ?? {};
  return { likes, comments };
};

export const memoryLikes = (view: () => View): Likes => {
  const table = () => view().table('feedLikes');
  const count = (postId: string, name: keyof PostCounts, change: number): void => {
    const counts = countsIn(view(), postId);
    view()
      .table('feedCounts')
      .set(postId, { postId, ...counts, [name]: Math.max(0, counts[name] + change) });
  };
  const remove = ({ postId, userId }: Pick<Like, 'postId' | 'userId'>): boolean => {
    const key = keyOf(postId, userId);
    if (!table().get(key)) return false;
    table().delete(key);
    count(postId, 'likes', -1);
    return true;
  };
  const of = (userId: string): readonly Like[] =>
    table()
      .all()
      .filter((like) => like.userId === userId)
      .toSorted(ascending(({ createdAt, postId }) => [createdAt, postId]));

  const add = (like: Like): boolean => {
    if (!view().table('users').get(like.userId)) view().refuse('user.not_found');
    if (!view().table('feedPosts').get(like.postId)) view().refuse('feed.not_found');
    const key = keyOf(like.postId, like.userId);
    if (table().get(key)) return false;
    table().set(key, like);
    count(like.postId, 'likes', 1);
    return true;
  };

  return {
    add: async (like) => add(like),
    addAll: async (likes) => likes.forEach(add),
    remove: async (postId, userId) => remove({ postId, userId }),
    among: async (userId, postIds) =>
      new Set(postIds.filter((postId) => table().get(keyOf(postId, userId)) !== undefined)),
    countsOf: async (postIds) =>
      new Map(
        postIds
          .filter((id) => view().table('feedPosts').get(id) !== undefined)
          .map((id) => [id, countsIn(view(), id)]),
      ),
    async addComments(postId, change) {
      count(postId, 'comments', change);
    },
    of: async (userId) => of(userId),
    async deleteAllOf(userId) {
      for (const like of of(userId)) remove(like);
    },
  };
};
