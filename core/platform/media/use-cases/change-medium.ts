import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after, minute } from '#core/kernel/time.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { withAddress, type AddressedMedium } from '../address.ts';
import { fileName } from '../file-name.ts';
import { undoMinutes, type FolderId, type Medium } from '../medium.ts';
import { quotaFor, requireRoom, shareOf, usageOf, warnWhenNearlyFull } from '../quota.ts';
import type { Media } from '../ports.ts';
import { requireOwnFolder } from './keep-file.ts';

type Change = Readonly<{
  name?: string | undefined;
  folderId?: FolderId | null | undefined;
  version?: number | undefined;
}>;

/** A file of one's own, held until the transaction ends; deleted ones are not there. */
const lockOwn = async (media: Pick<Media, 'lock'>, ownerId: string, id: MediumId): Promise<Medium> => {
  const medium = await media.lock(id);
  if (medium?.ownerId !== ownerId || medium.deletedAt !== null) throw new DomainError('media.not_found');
  return medium;
};

const nameOf = (given: string, { contentType }: Medium): string => {
  if (normalize(given) === '') throw fieldError('body.name', 'input.required');
  return fileName(given, contentType);
};

type ChangeNeeds = Writes<'media' | 'folders' | 'people' | 'events'> & Pick<Ports, 'mediaStore' | 'clock'>;

/** The ending of the name goes with the content. */
const applyChange = async (
  { media, folders, people, events }: Pick<Repositories, 'media' | 'folders' | 'people' | 'events'>,
  { ownerId, id, change }: Readonly<{ ownerId: UserId; id: MediumId; change: Change }>,
): Promise<Readonly<{ before: Medium; next: Medium }>> => {
  // A folder can't go while something is put into it.
  if (change.folderId) await people.lock(ownerId);
  const before = await lockOwn(media, ownerId, id);
  if (change.version !== undefined && change.version !== before.version)
    throw new DomainError('version.stale');
  const folderId = change.folderId === undefined ? before.folderId : change.folderId;
  await requireOwnFolder(folders, ownerId, folderId);
  const name = change.name === undefined ? before.name : nameOf(change.name, before);
  const next: Medium = { ...before, name, folderId, version: before.version + 1 };
  await media.update(next);
  await events.append({ type: 'media.changed', userId: ownerId });
  return { before, next };
};

/** Another name, or another folder. */
export const changeMedium =
  ({ transaction, mediaStore, clock }: ChangeNeeds) =>
  async (actor: Actor, id: MediumId, change: Change): Promise<AddressedMedium> => {
    const { id: ownerId } = requireMember(actor);
    const { next } = await transaction((repositories) => applyChange(repositories, { ownerId, id, change }));
    return withAddress(mediaStore, next, clock.now());
  };

/** The same of a member's file, within their folders; the log holds both names. */
export const changeMediumAsStaff =
  ({
    reads,
    transaction,
    clock,
  }: Reads<'media'> &
    Writes<'media' | 'folders' | 'people' | 'events' | 'auditLog'> &
    Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    id: MediumId,
    change: Change,
  ): Promise<{ id: MediumId; name: string; folderId: FolderId | null; version: number }> => {
    requirePermission(actor, 'media.update');
    const ownerId = (await reads.media.find(id))?.ownerId;
    if (ownerId === undefined) throw new DomainError('media.not_found');
    return transaction(async (repositories) => {
      const { before, next } = await applyChange(repositories, { ownerId, id, change });
      const placeOf = ({ name, folderId }: Medium) => ({ name, folderId });
      await repositories.auditLog.append(
        audited(actor, {
          at: clock.now(),
          action: 'media.update',
          targetType: 'medium',
          targetId: id,
          before: placeOf(before),
          after: placeOf(next),
          reason: null,
        }),
      );
      return { id, ...placeOf(next), version: next.version };
    });
  };

type RestoreNeeds = Writes<
  'media' | 'people' | 'uploads' | 'settings' | 'storageQuotas' | 'storageWarnings' | 'events' | 'folders'
> &
  Pick<Ports, 'mediaStore' | 'clock'>;

/** Takes a deletion back, as long as its bytes are certainly there, and while there is room for it. */
export const restoreMedium =
  ({ transaction, mediaStore, clock }: RestoreNeeds) =>
  async (actor: Actor, id: MediumId): Promise<AddressedMedium> => {
    const owner = requireMember(actor);
    const { id: ownerId } = owner;
    const at = clock.now();
    const restored = await transaction(async (repositories) => {
      const { media, people, events } = repositories;
      await people.lock(ownerId);
      const before = await media.lock(id);
      if (before?.ownerId !== ownerId) throw new DomainError('media.not_found');
      if (before.deletedAt === null) return before;
      if (after(before.deletedAt, undoMinutes * minute) <= at) throw new DomainError('media.restore_expired');
      const share = shareOf(before.purpose);
      const quota = await quotaFor(repositories, owner, share);
      requireRoom(await usageOf(repositories, ownerId, share), before.size, quota);
      const next: Medium = { ...before, deletedAt: null, version: before.version + 1 };
      await media.update(next);
      await events.append({ type: 'media.changed', userId: ownerId });
      if (share === 'OWN') await warnWhenNearlyFull(repositories, { ownerId, quota, added: before.size, at });
      return next;
    });
    return withAddress(mediaStore, restored, at);
  };
