import type { FeedInbox } from '#core/community/feed/ports.ts';
import { isSpread } from '#core/community/feed/post.ts';
import { descending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    feedInbox: Readonly<{ userId: string; postId: string; authorId: string }>;
  }
}

export const memoryFeedInbox = (view: () => View): FeedInbox => {
  const table = () => view().table('feedInbox');
  const put = (userId: string, postId: string, authorId: string): void =>
    table().set(keyOf(userId, postId), { userId, postId, authorId });
  const followersOf = (authorId: string) =>
    view()
      .table('follows')
      .all()
      .filter(({ followeeId }) => followeeId === authorId);

  return {
    async spread({ id, authorId }) {
      for (const { followerId, pulled } of followersOf(authorId)) if (!pulled) put(followerId, id, authorId);
      put(authorId, id, authorId);
    },
    async withdraw({ id, authorId }) {
      for (const { followerId } of followersOf(authorId)) table().delete(keyOf(followerId, id));
    },
    async fill(userId, authorId, postIds) {
      for (const postId of postIds) put(userId, postId, authorId);
    },
    async spreadAll(authorId, postIds) {
      for (const { followerId, pulled } of followersOf(authorId))
        if (!pulled) for (const postId of postIds) put(followerId, postId, authorId);
    },
    async empty(userId, authorId) {
      deleteRows(table(), (row) => row.userId === userId && row.authorId === authorId);
    },
    async trim(most, { after, limit }) {
      const members = view()
        .table('users')
        .all()
        .map(({ id }) => id)
        .filter((id) => id > (after ?? ''))
        .toSorted()
        .slice(0, limit);
      let removed = 0;
      for (const userId of members) {
        const own = table()
          .all()
          .filter((row) => row.userId === userId)
          .toSorted(descending(({ postId }) => [postId]));
        for (const { postId } of own.slice(most)) {
          table().delete(keyOf(userId, postId));
          removed += 1;
        }
      }
      return { removed, last: members.length < limit ? null : (members.at(-1) ?? null) };
    },
    async rebuild(userId, most) {
      deleteRows(table(), (row) => row.userId === userId);
      const followees = new Set(
        view()
          .table('follows')
          .all()
          .filter(({ followerId, pulled }) => followerId === userId && !pulled)
          .map(({ followeeId }) => followeeId),
      );
      const found = view()
        .table('feedPosts')
        .all()
        .filter((post) =>
          post.authorId === userId
            ? post.status !== 'DELETED'
            : followees.has(post.authorId) && isSpread(post),
        )
        .toSorted(descending(({ id }) => [id]))
        .slice(0, most);
      for (const { id, authorId } of found) put(userId, id, authorId);
      return found.length;
    },
    async deleteAllOf(userId) {
      const followers = new Set(followersOf(userId).map(({ followerId }) => followerId));
      deleteRows(
        table(),
        (row) => row.userId === userId || (row.authorId === userId && followers.has(row.userId)),
      );
    },
  };
};
