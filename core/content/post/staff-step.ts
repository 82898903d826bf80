import type { AuditAction } from '#core/access/audit/audit-names.ts';
import type { Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Post } from './post.ts';

type PostVerb = Extract<AuditAction, `post.${string}`> extends `post.${infer Verb}` ? Verb : never;
type Step = Readonly<{ before: Post; after: Post | null; reason?: string | null; at: Date }>;

const shown = ({ status, publishDate, hot, isShowMain, slug, title }: Post) => ({
  status,
  publishDate,
  hot,
  isShowMain,
  slug,
  title,
});

/** Writes down what staff did to an article: its state before and after, never its text. */
export const writeDown = (
  { auditLog }: Pick<Repositories, 'auditLog'>,
  actor: Actor,
  verb: PostVerb,
  { before, after, reason = null, at }: Step,
): Promise<void> =>
  auditLog.append(
    audited(actor, {
      at,
      action: `post.${verb}`,
      targetType: 'post',
      targetId: before.id,
      before: shown(before),
      after: after && shown(after),
      reason,
    }),
  );
