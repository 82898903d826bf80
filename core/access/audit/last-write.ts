import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { audited } from './audit-log.ts';
import type { AuditTarget } from './audit-names.ts';

/** What an edit says about the version that it was made from; nothing when the sender doesn't keep versions. */
export type SeenVersion = Readonly<{ version?: number | undefined }>;

type Edit = Readonly<{
  stored: number;
  seen: number | undefined;
  at: Date;
  /** `user`, `product` … */
  targetType: AuditTarget;
  targetId: string;
}>;

/**
 * The version to write. An edit of an old version is refused; one that names no version is written over whatever is
 * there, and the audit log says so.
 */
export const nextVersion = async (
  { auditLog }: Pick<Repositories, 'auditLog'>,
  actor: Actor,
  { stored, seen, at, targetType, targetId }: Edit,
): Promise<number> => {
  if (seen !== undefined && seen !== stored) throw new DomainError('version.stale');
  const version = stored + 1;
  if (seen === undefined) {
    await auditLog.append(
      audited(actor, {
        at,
        action: 'edit.without_version',
        targetType,
        targetId,
        before: { version: stored },
        after: { version },
        reason: null,
      }),
    );
  }
  return version;
};
