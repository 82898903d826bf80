import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserActor } from '#core/access/actor/actor.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { acceptedFor } from '../accepted.ts';
import { thumbnailContentType } from '../address.ts';
import { fileName, storeKey } from '../file-name.ts';
import { mustBeSealed, sealedKey } from '../sealed-file.ts';
import type { FolderId, Medium, UploadPurpose } from '../medium.ts';
import type { MediaStore, ProcessedFile, Upload } from '../ports.ts';
import { inUseError } from '../shown-uses.ts';
import { quotaFor, requireRoom, shareOf, usageOf, warnWhenNearlyFull } from '../quota.ts';

export type KeepNeeds = Reads<'media' | 'uploads' | 'settings' | 'storageQuotas'> &
  Writes<'media' | 'folders' | 'people' | 'uploads' | 'storageWarnings' | 'events' | 'auditLog'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'mediaProcessor' | 'mediaStore'>;

export type KeptAs = Readonly<{
  purpose: UploadPurpose;
  folderId?: FolderId | null | undefined;
  posterId?: MediumId | null | undefined;
}>;

type Kept = Pick<Repositories, 'media' | 'uploads' | 'folders' | 'auditLog'>;

const store = async (
  mediaStore: MediaStore,
  { path, contentType, thumbnailPath }: ProcessedFile,
  { key, thumbnailKey }: Pick<Medium, 'key' | 'thumbnailKey'>,
): Promise<void> => {
  await mediaStore.put(key, path, contentType);
  if (thumbnailKey !== null && thumbnailPath !== null) {
    await mediaStore.put(thumbnailKey, thumbnailPath, thumbnailContentType);
  }
};

const isStoreAway = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'media.store_unavailable';

/** What a failed upload wrote goes at once; when that fails too, the clean-up takes it within the hour. */
export const forget = async (
  mediaStore: MediaStore,
  medium: Pick<Medium, 'key' | 'thumbnailKey'>,
): Promise<void> => {
  const keys = [medium.key, medium.thumbnailKey].filter((key) => key !== null);
  await Promise.allSettled(keys.map((key) => mediaStore.delete(key)));
};

/** A folder of one's own, or the top. */
export const requireOwnFolder = async (
  folders: Pick<Repositories['folders'], 'find'>,
  ownerId: string,
  id: FolderId | null,
): Promise<void> => {
  if (id !== null && (await folders.find(id))?.ownerId !== ownerId)
    throw new DomainError('media.folder_not_found');
};

/** Only a video has a poster: a picture of one's own that no other video has. */
const requirePoster = async (
  media: Pick<Repositories['media'], 'ofOwner' | 'usesOf'>,
  { ownerId, type, posterId }: Pick<Medium, 'ownerId' | 'type' | 'posterId'>,
): Promise<void> => {
  if (posterId === null) return;
  const [poster] = await media.ofOwner(ownerId, [posterId]);
  if (type !== 'VIDEO' || poster?.type !== 'IMAGE') throw new DomainError('media.not_found');
  if ((await media.usesOf(posterId)).length > 0) throw inUseError();
};

const mediumOf = (
  { ids, chance, clock, mediaStore }: Pick<KeepNeeds, 'ids' | 'chance' | 'clock' | 'mediaStore'>,
  { ownerId, name, file, as }: { ownerId: string; name: string; file: ProcessedFile; as: KeptAs },
): Medium => {
  const at = clock.now();
  const token = chance.token();
  const { path: _, thumbnailPath, ...content } = file;
  const { contentType, type } = content;
  const place = (key: string) => (mustBeSealed({ purpose: as.purpose, type }) ? sealedKey(key) : key);
  return {
    ...content,
    id: ids.next(),
    ownerId,
    source: mediaStore.source,
    purpose: as.purpose,
    name: fileName(name, contentType),
    key: place(storeKey(token, contentType, at)),
    thumbnailKey:
      thumbnailPath === null ? null : place(storeKey(`${token}-thumbnail`, thumbnailContentType, at)),
    folderId: as.folderId ?? null,
    posterId: as.posterId ?? null,
    deletedAt: null,
    hiddenAt: null,
    version: 1,
    createdAt: at,
  };
};

/**
 * Checks a file by its content, makes it safe and keeps it: the file first, then the row. `settle` runs beside the row,
 * with the owner's row held, and may answer with a file that was kept before in place of this one.
 */
export const keepFile =
  (ports: KeepNeeds) =>
  async (
    owner: Pick<UserActor, 'id' | 'level'>,
    upload: Upload,
    as: KeptAs,
    settle?: (repositories: Kept, medium: Medium) => Promise<Medium | null>,
  ): Promise<Medium> => {
    const { reads, transaction, clock, mediaProcessor, mediaStore } = ports;
    const { id: ownerId } = owner;
    const share = shareOf(as.purpose);
    const quota = await quotaFor(reads, owner, share);
    if (!settle) requireRoom(await usageOf(reads, ownerId, share), upload.size, quota);

    const file = await mediaProcessor.process(upload, acceptedFor(as.purpose));
    try {
      const medium = mediumOf(ports, { ownerId, name: upload.name, file, as });
      try {
        await store(mediaStore, file, medium);
        const earlier = await transaction(async (repositories) => {
          const { people, media, folders, events } = repositories;
          // One at a time, so that uploads side by side cannot pass the quota together.
          await people.lock(ownerId);
          const known = await settle?.(repositories, medium);
          if (known) return known;
          requireRoom(await usageOf(repositories, ownerId, share), file.size, quota);
          await requireOwnFolder(folders, ownerId, medium.folderId);
          await requirePoster(media, medium);
          await media.insert(medium);
          await events.append({ type: 'media.changed', userId: ownerId });
          if (share === 'OWN')
            await warnWhenNearlyFull(repositories, { ownerId, quota, added: file.size, at: clock.now() });
          return null;
        });
        if (!earlier) return medium;
        await forget(mediaStore, medium);
        return earlier;
      } catch (error) {
        const forgetting = forget(mediaStore, medium);
        // A store that did not take the file need not be waited for again; the clean-up looks after it.
        if (!isStoreAway(error)) await forgetting;
        throw error;
      }
    } finally {
      await mediaProcessor.discard(file);
    }
  };
