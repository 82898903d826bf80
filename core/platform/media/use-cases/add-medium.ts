import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { thumbnailContentType, withAddress, type AddressedMedium } from '../address.ts';
import { fileName, storeKey } from '../file-name.ts';
import { acceptedTypes, quotaBytes, type MediaPurpose, type Medium } from '../medium.ts';
import type { MediaStore, ProcessedFile, Upload } from '../ports.ts';

type Needs = Reads<'media'> &
  Writes<'media' | 'people'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'mediaProcessor' | 'mediaStore'>;
type Input = Readonly<{ upload: Upload; purpose: Exclude<MediaPurpose, 'REPORT'> }>;

const requireRoom = (used: number, size: number): void => {
  if (used + size > quotaBytes) throw new DomainError('media.quota_exceeded');
};

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
const forget = async (
  mediaStore: MediaStore,
  medium: Pick<Medium, 'key' | 'thumbnailKey'>,
): Promise<void> => {
  const keys = [medium.key, medium.thumbnailKey].filter((key) => key !== null);
  await Promise.allSettled(keys.map((key) => mediaStore.delete(key)));
};

/** Checks an upload by its content, makes it safe and keeps it: the file first, then the row. */
export const addMedium =
  ({ reads, transaction, clock, ids, chance, mediaProcessor, mediaStore }: Needs) =>
  async (actor: Actor, { upload, purpose }: Input): Promise<AddressedMedium> => {
    const { id: ownerId } = requireMember(actor);
    requireRoom(await reads.media.bytesOf(ownerId), upload.size);

    const file = await mediaProcessor.process(upload, acceptedTypes(purpose));
    try {
      const at = clock.now();
      const token = chance.token();
      const medium: Medium = {
        id: ids.next(),
        ownerId,
        source: mediaStore.source,
        type: file.type,
        purpose,
        name: fileName(upload.name, file.contentType),
        contentType: file.contentType,
        size: file.size,
        width: file.width,
        height: file.height,
        key: storeKey(token, file.contentType, at),
        thumbnailKey:
          file.thumbnailPath === null ? null : storeKey(`${token}-thumbnail`, thumbnailContentType, at),
        createdAt: at,
      };
      try {
        await store(mediaStore, file, medium);
        await transaction(async ({ people, media }) => {
          // One at a time, so that uploads side by side cannot pass the quota together.
          await people.lock(ownerId);
          requireRoom(await media.bytesOf(ownerId), file.size);
          await media.insert(medium);
        });
      } catch (error) {
        const forgetting = forget(mediaStore, medium);
        // A store that did not take the file need not be waited for again; the clean-up looks after it.
        if (!isStoreAway(error)) await forgetting;
        throw error;
      }
      return await withAddress(mediaStore, medium, at);
    } finally {
      await mediaProcessor.discard(file);
    }
  };
