import type { UserActor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { thumbnailContentType } from '../address.ts';
import { storeKey } from '../file-name.ts';
import type { MediaPurpose, Medium } from '../medium.ts';
import { quotaFor, requireRoom, shareOf, usageOf, warnWhenNearlyFull } from '../quota.ts';
import { forget } from './keep-file.ts';

export type CopyNeeds = Reads<'settings' | 'storageQuotas' | 'media' | 'uploads'> &
  Writes<'media' | 'people' | 'uploads' | 'storageWarnings' | 'events'> &
  Pick<Ports, 'clock' | 'ids' | 'chance' | 'mediaStore'>;

/** A file of its own with the same content, for another purpose. Pictures only: it passes through memory. */
export const copyMedium =
  ({ reads, transaction, clock, ids, chance, mediaStore }: CopyNeeds) =>
  async (
    owner: Pick<UserActor, 'id' | 'level'>,
    source: Medium,
    purpose: MediaPurpose,
    /** Runs in the same transaction, after the copy is there. */
    settle: (copy: Medium) => Promise<void>,
  ): Promise<Medium> => {
    const { id: ownerId } = owner;
    const at = clock.now();
    const share = shareOf(purpose);
    const quota = await quotaFor(reads, owner, share);
    requireRoom(await usageOf(reads, ownerId, share), source.size, quota);
    const token = chance.token();
    const { thumbnailKey } = source;
    const copy: Medium = {
      ...source,
      id: ids.next(),
      source: mediaStore.source,
      purpose,
      key: storeKey(token, source.contentType, at),
      thumbnailKey: thumbnailKey === null ? null : storeKey(`${token}-thumbnail`, thumbnailContentType, at),
      folderId: null,
      posterId: null,
      version: 1,
      createdAt: at,
    };
    try {
      await mediaStore.write(copy.key, await mediaStore.read(source.key), source.contentType);
      if (thumbnailKey !== null && copy.thumbnailKey !== null)
        await mediaStore.write(copy.thumbnailKey, await mediaStore.read(thumbnailKey), thumbnailContentType);
      await transaction(async (repositories) => {
        const { people, media, events } = repositories;
        await people.lock(ownerId);
        requireRoom(await usageOf(repositories, ownerId, share), copy.size, quota);
        await media.insert(copy);
        await settle(copy);
        await events.append({ type: 'media.changed', userId: ownerId });
        if (share === 'OWN') await warnWhenNearlyFull(repositories, { ownerId, quota, added: copy.size, at });
      });
    } catch (error) {
      await forget(mediaStore, copy);
      throw error;
    }
    return copy;
  };
