import type {
  PostLike,
  PostLikes,
  PostPreview,
  PostPreviews,
  PostRevisions,
  WorkingCopies,
} from '#core/content/post/ports.ts';
import type { PostRevision, WorkingCopy } from '#core/content/post/working-copy.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    workingCopies: WorkingCopy;
    postRevisions: PostRevision;
    postLikes: PostLike;
    postPreviews: PostPreview;
  }
}

export const memoryWorkingCopies = (view: () => View): WorkingCopies => {
  const table = () => view().table('workingCopies');
  return {
    find: async (postId) => table().get(postId) ?? null,
    async update(copy) {
      if (table().get(copy.postId)?.version !== copy.version - 1) throw new DomainError('version.stale');
      table().set(copy.postId, copy);
    },
  };
};

export const memoryPostRevisions = (view: () => View): PostRevisions => {
  const table = () => view().table('postRevisions');
  const of = (postId: string): readonly PostRevision[] =>
    table()
      .all()
      .filter((revision) => revision.postId === postId)
      .toSorted(descending(({ number }) => [number]));
  const keyOfRevision = (postId: string, number: number) => keyOf(postId, String(number));
  return {
    async add(revision) {
      const number = (of(revision.postId)[0]?.number ?? 0) + 1;
      table().set(keyOfRevision(revision.postId, number), { ...revision, number });
      return number;
    },
    find: async (postId, number) => table().get(keyOfRevision(postId, number)) ?? null,
    newest: async (postId) => of(postId)[0] ?? null,
    of: async (postId) => of(postId),
    async prune(keep) {
      const ids = new Set(
        table()
          .all()
          .map(({ postId }) => postId),
      );
      const old = [...ids].flatMap((postId) =>
        of(postId)
          .slice(keep)
          .filter(({ isPublished }) => !isPublished),
      );
      for (const { postId, number } of old) table().delete(keyOfRevision(postId, number));
      return old.length;
    },
  };
};

export const memoryPostLikes = (view: () => View): PostLikes => {
  const table = () => view().table('postLikes');
  const count = (postId: string, change: number): void => {
    const post = view().table('posts').get(postId);
    if (post)
      view()
        .table('posts')
        .set(postId, { ...post, likes: Math.max(0, post.likes + change) });
  };
  const remove = (postId: string, userId: string): boolean => {
    const key = keyOf(postId, userId);
    if (!table().get(key)) return false;
    table().delete(key);
    count(postId, -1);
    return true;
  };
  const of = (userId: string): readonly PostLike[] =>
    table()
      .all()
      .filter((like) => like.userId === userId)
      .toSorted(ascending(({ createdAt, postId }) => [createdAt, postId]));
  return {
    async add(like) {
      if (!view().table('users').get(like.userId)) view().refuse('user.not_found');
      if (!view().table('posts').get(like.postId)) view().refuse('post.not_found');
      const key = keyOf(like.postId, like.userId);
      if (table().get(key)) return false;
      table().set(key, like);
      count(like.postId, 1);
      return true;
    },
    remove: async (postId, userId) => remove(postId, userId),
    among: async (userId, postIds) =>
      new Set(postIds.filter((postId) => table().get(keyOf(postId, userId)) !== undefined)),
    of: async (userId) => of(userId),
    async deleteAllOf(userId) {
      for (const { postId } of of(userId)) remove(postId, userId);
    },
  };
};

export const memoryPostPreviews = (view: () => View): PostPreviews => {
  const table = () => view().table('postPreviews');
  return {
    async put(preview) {
      table().set(preview.postId, preview);
    },
    find: async (postId) => table().get(postId) ?? null,
    byHash: async (hash) =>
      table()
        .all()
        .find((preview) => preview.hash === hash) ?? null,
    async delete(postId) {
      deleteRows(table(), (preview) => preview.postId === postId);
    },
  };
};
