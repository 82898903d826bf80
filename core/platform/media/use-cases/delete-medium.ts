import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { HookAnswers, WithHooks } from '#core/kernel/hooks.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { publicCopyKeys } from '../made-copies.ts';
import type { Medium } from '../medium.ts';
import type { MediaStore } from '../ports.ts';
import { inUseError, isInUse, usesOf } from '../shown-uses.ts';

type Needs = Pick<Ports, 'transaction' | 'mediaStore' | 'clock'> & WithHooks<'mediumUsesOf'>;

/** After the row is gone nobody can ask for the file; a store that is away leaves it to the clean-up. */
export const deleteFiles = async (
  mediaStore: MediaStore,
  { id, type, key, thumbnailKey }: Pick<Medium, 'id' | 'type' | 'key' | 'thumbnailKey'>,
): Promise<void> => {
  const copies = type === 'IMAGE' ? publicCopyKeys(id) : [];
  const keys = [key, ...(thumbnailKey === null ? [] : [thumbnailKey]), ...copies];
  await Promise.allSettled(keys.map((name) => mediaStore.delete(name)));
};

/** The rows of a file and of its poster, when nothing else shows that. Answers what is gone. */
export const deleteRows = async (
  repositories: Repositories,
  hooks: Pick<HookAnswers, 'mediumUsesOf'>,
  medium: Medium,
): Promise<readonly Medium[]> => {
  const { media } = repositories;
  await media.delete(medium.id);
  const poster = medium.posterId === null ? null : await media.lock(medium.posterId);
  if (!poster || (await isInUse(repositories, hooks, poster.id))) return [medium];
  await media.delete(poster.id);
  return [medium, poster];
};

/** Takes a file of one's own that nothing shows out of sight. For some minutes it can be taken back. */
export const deleteMedium =
  ({ transaction, clock, hooks }: Needs) =>
  async (actor: Actor, id: MediumId): Promise<{ ok: true }> => {
    const owner = requireMember(actor);
    await transaction(async (repositories) => {
      const { media, events } = repositories;
      const medium = await media.lock(id);
      if (medium?.ownerId !== owner.id || medium.deletedAt !== null) throw new DomainError('media.not_found');
      const shown = await usesOf(repositories, hooks, id);
      if (shown.length > 0) throw inUseError(shown);
      await media.update({ ...medium, deletedAt: clock.now(), version: medium.version + 1 });
      await events.append({ type: 'media.changed', userId: owner.id });
    });
    return { ok: true };
  };

/** Deletes anybody's unused file for good; the log keeps what it was, never its content. */
export const deleteMediumAsStaff =
  ({ transaction, mediaStore, clock, hooks }: Needs) =>
  async (actor: Actor, id: MediumId): Promise<{ ok: true }> => {
    requirePermission(actor, 'media.delete', 'media.manage');
    const gone = await transaction(async (repositories) => {
      const { media, auditLog } = repositories;
      const medium = await media.lock(id);
      if (!medium) throw new DomainError('media.not_found');
      if (await isInUse(repositories, hooks, id)) throw inUseError();
      const { ownerId, name, type, purpose, size } = medium;
      const rows = await deleteRows(repositories, hooks, medium);
      await auditLog.append(
        audited(actor, {
          at: clock.now(),
          action: 'media.delete',
          targetType: 'medium',
          targetId: id,
          before: { ownerId, name, type, purpose, size },
          after: null,
          reason: null,
        }),
      );
      return rows;
    });
    await Promise.all(gone.map((medium) => deleteFiles(mediaStore, medium)));
    return { ok: true };
  };
