import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import type { Medium } from '../medium.ts';
import type { Media, MediaStore } from '../ports.ts';
import { ownMedium } from './list-media.ts';

type Needs = Writes<'auditLog' | 'media'> & Pick<Ports, 'mediaStore' | 'clock'>;

const deleteUnused = async (media: Media, medium: Medium): Promise<Medium> => {
  if ((await media.usesOf(medium.id)) > 0) throw new DomainError('media.in_use');
  await media.delete(medium.id);
  return medium;
};

/** After the row is gone nobody can ask for the file; a store that is away leaves it to the clean-up. */
export const deleteFiles = async (
  mediaStore: MediaStore,
  { key, thumbnailKey }: Pick<Medium, 'key' | 'thumbnailKey'>,
): Promise<void> => {
  const keys = thumbnailKey === null ? [key] : [key, thumbnailKey];
  await Promise.allSettled(keys.map((name) => mediaStore.delete(name)));
};

/** Deletes a file of one's own that no saved week, avatar or payment shows. */
export const deleteMedium =
  ({ transaction, mediaStore }: Needs) =>
  async (actor: Actor, id: MediumId): Promise<{ ok: true }> => {
    const owner = requireMember(actor);
    const gone = await transaction(async ({ media }) =>
      deleteUnused(media, await ownMedium(media, owner.id, id)),
    );
    await deleteFiles(mediaStore, gone);
    return { ok: true };
  };

/** Deletes anybody's unused file; the log keeps what it was, never its content. */
export const deleteMediumAsStaff =
  ({ transaction, mediaStore, clock }: Needs) =>
  async (actor: Actor, id: MediumId): Promise<{ ok: true }> => {
    requirePermission(actor, 'media.delete', 'media.manage');
    const gone = await transaction(async ({ media, auditLog }) => {
      const medium = await media.find(id);
      if (!medium) throw new DomainError('media.not_found');
      await deleteUnused(media, medium);
      const { ownerId, name, type, purpose, size } = medium;
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
      return medium;
    });
    await deleteFiles(mediaStore, gone);
    return { ok: true };
  };
