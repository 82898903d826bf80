import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { withAddress, type AddressedMedium } from '../address.ts';
import type { Medium } from '../medium.ts';
import type { Media, Upload, Uploads } from '../ports.ts';
import { quotaFor, requireRoom, shareOf, usageOf } from '../quota.ts';
import { newUpload, type PendingUpload } from '../upload.ts';
import { keepFile, type KeepNeeds, type KeptAs } from './keep-file.ts';

type Input = KeptAs &
  Readonly<{
    upload: Upload;
    /** The sender's name for it, the same at every try: for a day it is kept once. */
    key?: string | undefined;
  }>;

/** What came in one piece is written down like what comes in parts, with its last byte already here. */
const uploadOf = (
  ownerId: UserId,
  { upload, key, purpose, folderId = null }: Input,
  at: Date,
): PendingUpload => {
  const { name, size } = upload;
  const declared = newUpload({ ownerId, name, contentType: '', size, purpose, folderId }, { id: '', at });
  return { ...declared, id: `whole-${ownerId}-${encodeURIComponent(key ?? '')}`, received: size };
};

/** What an earlier try made of it, as long as that is there. Fails with idempotency.key_reused for another file. */
const keptBefore = async (
  { uploads, media }: Readonly<{ uploads: Pick<Uploads, 'find'>; media: Pick<Media, 'find'> }>,
  { id, name, purpose }: PendingUpload,
): Promise<Medium | null> => {
  const known = await uploads.find(id);
  if (known && (known.name !== name || known.purpose !== purpose))
    throw new DomainError('idempotency.key_reused');
  return known?.mediumId ? media.find(known.mediumId) : null;
};

/** A file that arrived in one piece. */
export const addMedium =
  (ports: KeepNeeds) =>
  async (actor: Actor, input: Input): Promise<AddressedMedium> => {
    const { reads, mediaStore, clock } = ports;
    const { upload, key, ...as } = input;
    const owner = requireMember(actor);
    if (key === undefined)
      return withAddress(mediaStore, await keepFile(ports)(owner, upload, as), clock.now());

    const arrived = uploadOf(owner.id, input, clock.now());
    const before = await keptBefore(reads, arrived);
    if (before) return withAddress(mediaStore, before, clock.now());
    const share = shareOf(as.purpose);
    requireRoom(await usageOf(reads, owner.id, share), upload.size, await quotaFor(reads, owner, share));
    const medium = await keepFile(ports)(owner, upload, as, async ({ uploads, media }, made) => {
      const meanwhile = await keptBefore({ uploads, media }, arrived);
      if (meanwhile) return meanwhile;
      // The row of a try whose file was deleted since, or has expired, makes room for this one.
      await uploads.delete(arrived.id);
      await uploads.insert({ ...arrived, mediumId: made.id });
      return null;
    });
    return withAddress(mediaStore, medium, clock.now());
  };
