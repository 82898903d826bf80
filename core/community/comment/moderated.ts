import type { Repositories } from '#core/kernel/transaction.ts';
import type { Comment, CommentId } from './comment.ts';
import { followStatus } from './counted-status.ts';
import type { Hooked } from './subjects.ts';

/** `isHeld`: it waits for a decision, and nobody has given a reason yet. */
export type Hiding = Readonly<{ reason: string; isHeld?: boolean }>;

/** Held with the root of its thread. */
export const lockComment = async (
  { comments }: Pick<Repositories, 'comments'>,
  id: CommentId,
): Promise<Comment | null> => {
  const found = await comments.find(id);
  if (!found) return null;
  const held = await comments.lockAll([found.rootId ?? id, id]);
  return held.find((comment) => comment.id === id) ?? null;
};

/** Takes it out of sight; null when it is gone, itself when it was hidden already. */
export const hideComment =
  (needs: Hooked) =>
  async (
    repositories: Repositories,
    id: CommentId,
    { reason, isHeld = false }: Hiding,
  ): Promise<Comment | null> => {
    const before = await lockComment(repositories, id);
    if (!before || before.status === 'DELETED') return null;
    if (before.status === 'HIDDEN' || (isHeld && before.status === 'HELD')) return before;
    const after: Comment = {
      ...before,
      status: isHeld ? 'HELD' : 'HIDDEN',
      hiddenReason: isHeld ? null : reason,
      version: before.version + 1,
    };
    await repositories.comments.update(after);
    await followStatus(needs, repositories, before, after);
    return after;
  };

/** Shows what was hidden or held. */
export const showComment =
  (needs: Hooked) =>
  async (repositories: Repositories, id: CommentId): Promise<Comment | null> => {
    const before = await lockComment(repositories, id);
    if (!before || before.status === 'DELETED') return null;
    if (before.status === 'PUBLISHED') return before;
    const after: Comment = {
      ...before,
      status: 'PUBLISHED',
      hiddenReason: null,
      version: before.version + 1,
    };
    await repositories.comments.update(after);
    await followStatus(needs, repositories, before, after);
    return after;
  };
