import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { requireDeclared } from '../accepted.ts';
import { withAddress, type AddressedMedium } from '../address.ts';
import type { FolderId, UploadPurpose } from '../medium.ts';
import { quotaFor, requireRoom, shareOf, usageOf } from '../quota.ts';
import { newUpload, type PendingUpload, type UploadId } from '../upload.ts';
import { keepFile, requireOwnFolder, type KeepNeeds } from './keep-file.ts';

type Declared = Pick<PendingUpload, 'name' | 'contentType' | 'size' | 'purpose' | 'folderId'>;

/** What a sender wants to send in parts: refused before the first byte when it can never be taken. */
export const beginUpload =
  ({
    transaction,
    clock,
    ids,
  }: Writes<'people' | 'media' | 'uploads' | 'folders' | 'settings' | 'storageQuotas'> &
    Pick<Ports, 'clock' | 'ids'>) =>
  async (actor: Actor, declared: Declared): Promise<PendingUpload> => {
    const owner = requireMember(actor);
    const { id: ownerId } = owner;
    requireDeclared(declared, declared.purpose);
    const upload = newUpload({ ...declared, ownerId }, { id: ids.next(), at: clock.now() });
    const share = shareOf(upload.purpose);
    return transaction(async (repositories) => {
      const { people, uploads, folders } = repositories;
      // One at a time, so that uploads side by side cannot pass the quota together.
      await people.lock(ownerId);
      await requireOwnFolder(folders, ownerId, upload.folderId);
      const quota = await quotaFor(repositories, owner, share);
      requireRoom(await usageOf(repositories, ownerId, share), upload.size, quota);
      await uploads.insert(upload);
      return upload;
    });
  };

/** An upload of one's own that may go on. Another's is not there. */
export const ownUpload =
  ({ reads, clock }: Reads<'uploads'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: UploadId): Promise<PendingUpload> => {
    const owner = requireMember(actor);
    const upload = await reads.uploads.find(id);
    if (upload?.ownerId !== owner.id) throw new DomainError('media.not_found');
    if (upload.expiresAt <= clock.now()) throw new DomainError('media.upload_expired');
    return upload;
  };

/** Those that may go on, on this device or another. */
export const listUploads =
  ({ reads, clock }: Reads<'uploads'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor): Promise<Readonly<{ items: readonly PendingUpload[] }>> => ({
    items: await reads.uploads.ofOwner(requireMember(actor).id, clock.now()),
  });

/** How far an upload has come, for lists; where it goes on, its bytes say. */
export const noteReceived =
  ({ reads }: Reads<'uploads'>) =>
  async (upload: PendingUpload, received: number): Promise<void> =>
    reads.uploads.noteReceived(upload.id, received);

/** The sender wants no more of it: its room is free at once. */
export const dropUpload =
  ({ reads, uploadStore, clock }: Reads<'uploads'> & Pick<Ports, 'uploadStore' | 'clock'>) =>
  async (actor: Actor, id: UploadId): Promise<{ ok: true }> => {
    const upload = await ownUpload({ reads, clock })(actor, id);
    await uploadStore.remove(upload.id);
    await reads.uploads.delete(upload.id);
    return { ok: true };
  };

type Finish = Readonly<{
  uploadId: UploadId;
  purpose: UploadPurpose;
  folderId?: FolderId | null | undefined;
  posterId?: MediumId | null | undefined;
}>;

const mayWork = (error: unknown): boolean =>
  !(error instanceof DomainError) ||
  [
    'media.store_unavailable',
    'media.scan_unavailable',
    'media.upload_broken',
    'media.folder_not_found',
    'media.quota_exceeded',
  ].includes(error.code);

/**
 * Makes a file of an upload whose last byte has arrived, just as of one that came in one piece. Asked twice, it answers
 * with the same file; what can never become a file is dropped.
 */
export const finishUpload =
  (ports: KeepNeeds & Pick<Ports, 'uploadStore'>) =>
  async (actor: Actor, { uploadId, purpose, folderId, posterId }: Finish): Promise<AddressedMedium> => {
    const { reads, mediaStore, uploadStore, clock } = ports;
    const owner = requireMember(actor);
    const upload = await ownUpload(ports)(actor, uploadId);
    if (upload.purpose !== purpose) throw fieldError('body.purpose', 'input.invalid');
    if (upload.mediumId !== null) {
      const known = await reads.media.find(upload.mediumId);
      if (!known) throw new DomainError('media.not_found');
      return withAddress(mediaStore, known, clock.now());
    }
    const { discard, ...arrived } = await uploadStore.take(upload);
    try {
      const as = { purpose, folderId: folderId === undefined ? upload.folderId : folderId, posterId };
      const medium = await keepFile(ports)(owner, arrived, as, async ({ uploads, media }, made) => {
        const now = await uploads.find(uploadId);
        if (!now) throw new DomainError('media.not_found');
        if (now.mediumId !== null) return media.find(now.mediumId);
        await uploads.finish(uploadId, made.id);
        return null;
      });
      await uploadStore.remove(uploadId);
      return await withAddress(mediaStore, medium, clock.now());
    } catch (error) {
      // Asked twice at once, one of the two may find the bytes gone: the file is there.
      const made = (await reads.uploads.find(uploadId))?.mediumId ?? null;
      const known = made === null ? null : await reads.media.find(made);
      if (known) return await withAddress(mediaStore, known, clock.now());
      if (!mayWork(error)) {
        await uploadStore.remove(uploadId);
        await reads.uploads.delete(uploadId);
      }
      throw error;
    } finally {
      await discard();
    }
  };

const batch = 100;

/** Uploads nobody went on with for a day: their bytes first, then their rows. */
export const expireUploads =
  ({ reads, uploadStore, clock }: Reads<'uploads'> & Pick<Ports, 'uploadStore' | 'clock'>) =>
  async (actor: Actor): Promise<{ expired: number }> => {
    requirePermission(actor, 'media.manage');
    let expired = 0;
    for (;;) {
      const found = await reads.uploads.expiredBefore(clock.now(), batch);
      for (const { id } of found) {
        await uploadStore.remove(id);
        await reads.uploads.delete(id);
      }
      expired += found.length;
      if (found.length < batch) return { expired };
    }
  };
