import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import type { SanctionPorts } from '#core/community/moderation/give-sanction.ts';
import { liftHidings, recordHiding } from '#core/community/moderation/hide-at-once.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { oldTextsUntil, type Comment, type CommentId, type CommentText } from '../comment.ts';
import { hideComment, lockComment, showComment } from '../moderated.ts';
import type { CommentRow } from '../ports.ts';
import { foundComment } from '../reported-comment.ts';
import type { Hooked } from '../subjects.ts';

export const excerptLength = 140;
export const excerptOf = (text: string): string =>
  text.length > excerptLength ? `${text.slice(0, excerptLength - 1)}…` : text;

export type ListedComment = CommentRow & Readonly<{ excerpt: string }>;
export type StaffComment = ListedComment & Readonly<{ oldTexts: readonly Omit<CommentText, 'commentId'>[] }>;

const listed = (row: CommentRow): ListedComment => ({ ...row, excerpt: excerptOf(row.text) });

/** Everybody's comments, for staff. */
export const listAllComments =
  ({ reads }: Reads<'comments'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<ListedComment>> => {
    requirePermission(actor, 'feed.view');
    const { rows, ...extent } = await reads.comments.list(request);
    return { ...extent, rows: rows.map(listed) };
  };

const staffCommentOf = async (
  { comments }: Pick<Repositories, 'comments'>,
  id: CommentId,
): Promise<StaffComment> => {
  const [row, texts] = await Promise.all([comments.row(id), comments.textsOf(id)]);
  return { ...listed(row), oldTexts: texts };
};

/** One comment, and what it said before. */
export const getCommentAsStaff =
  ({ reads }: Reads<'comments'>) =>
  async (actor: Actor, id: CommentId): Promise<StaffComment> => {
    requirePermission(actor, 'feed.view');
    return staffCommentOf(reads, id);
  };

type Needs = SanctionPorts & Hooked;
const stateOf = ({ status, hiddenReason }: Comment) => ({ status, hiddenReason });

const moderate =
  ({ transaction, clock }: Needs) =>
  async (
    actor: Actor,
    id: CommentId,
    action: 'comment.hide' | 'comment.restore',
    change: (repositories: Repositories, before: Comment) => Promise<Comment | null>,
    reason: string | null = null,
  ): Promise<StaffComment> => {
    requirePermission(actor, 'feed.update', 'feed.manage');
    return transaction(async (repositories) => {
      const at = clock.now();
      const before = await lockComment(repositories, id);
      const changed = before && (await change(repositories, before));
      if (!before || !changed) throw new DomainError('comment.not_found');
      if (before.status !== changed.status)
        await repositories.auditLog.append(
          audited(actor, {
            at,
            action,
            targetType: 'comment',
            targetId: id,
            before: stateOf(before),
            after: stateOf(changed),
            reason,
          }),
        );
      return staffCommentOf(repositories, id);
    });
  };

const targetOf = ({ id }: Pick<Comment, 'id'>) => ({ targetKind: 'COMMENT', targetId: id }) as const;

/** Takes a comment out of sight; its author reads why, and can appeal. */
export const hideCommentAsStaff =
  (needs: Needs) =>
  (actor: Actor, { id, reason }: Readonly<{ id: CommentId; reason: string }>): Promise<StaffComment> =>
    moderate(needs)(
      actor,
      id,
      'comment.hide',
      async (repositories, before) => {
        const hidden = await hideComment(needs)(repositories, id, { reason });
        const found = foundComment(before);
        if (hidden && before.status !== 'HIDDEN')
          await recordHiding(needs)(repositories, actor, { ...targetOf(before), found, reason });
        return hidden;
      },
      reason,
    );

/** Shows it again; the decisions that hid it are taken back. */
export const restoreCommentAsStaff =
  (needs: Needs) =>
  (actor: Actor, id: CommentId): Promise<StaffComment> =>
    moderate(needs)(actor, id, 'comment.restore', async (repositories, before) => {
      await liftHidings(needs)(repositories, actor, { ...targetOf(before), ownerId: before.authorId });
      return showComment(needs)(repositories, id);
    });

/** What comments said before their edits, once nobody may read it any more. By the clock. */
export const forgetOldTexts =
  ({ transaction, clock }: Writes<'comments'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<{ deleted: number }> => {
    requirePermission(actor, 'feed.manage');
    const before = oldTextsUntil(clock.now());
    return { deleted: await transaction(({ comments }) => comments.deleteTextsBefore(before)) };
  };
