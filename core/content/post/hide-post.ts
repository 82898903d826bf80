import type { Repositories } from '#core/kernel/transaction.ts';
import { isShown, postLifecycle, type Post, type PostId } from './post.ts';

type Uses = Pick<Repositories, 'events' | 'posts'>;

/** Out of every reader's sight, as it is kept in the trash. */
export const inTrash = (
  before: Post,
  { reason, at }: Readonly<{ reason: string | null; at: Date }>,
): Post => ({
  ...before,
  status: postLifecycle.next(before.status, 'trash'),
  statusBefore: before.status === 'TRASH' ? null : before.status,
  trashedAt: at,
  hot: false,
  isShowMain: false,
  reason,
  updatedAt: at,
});

/** A moderator's decision; what is in the trash already, or gone, is no mistake. */
export const hidePost = async (
  { posts, events }: Uses,
  id: PostId,
  step: Readonly<{ reason: string | null; at: Date }>,
): Promise<void> => {
  const before = await posts.lock(id);
  if (before === null || before.status === 'TRASH') return;
  const { authorId, title } = await posts.update(inTrash(before, step));
  // Its author hears of it from moderation.
  if (isShown(before))
    await events.append({ type: 'post.removed', postId: id, authorId, title, reason: null, by: 'system' });
  else await events.append({ type: 'post.withdrawn', postId: id });
};

/** Stands again as it did before it was hidden; what had not been published is a draft. */
export const showPost = async ({ posts }: Uses, id: PostId, at: Date): Promise<void> => {
  const before = await posts.lock(id);
  if (before === null || before.status !== 'TRASH') return;
  await posts.update({
    ...before,
    status: before.statusBefore === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT',
    statusBefore: null,
    publishDate: before.statusBefore === 'PUBLISHED' ? before.publishDate : null,
    trashedAt: null,
    reason: null,
    updatedAt: at,
  });
};
