import type { UserActor, UserLevel } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { gibibyte, type MediaPurpose, type MediaType } from './medium.ts';

/** What an author keeps for lessons is counted apart from the rest of their files. */
export const quotaShares = ['OWN', 'LEARNING'] as const;
export type QuotaShare = (typeof quotaShares)[number];
export const shareOf = (purpose: MediaPurpose): QuotaShare => (purpose === 'LEARNING' ? 'LEARNING' : 'OWN');

export type QuotaSettings = Pick<
  Settings,
  'storageGibBasic' | 'storageGibPro' | 'storageGibPremium' | 'storageGibLearning'
>;

/** What staff set for one member counts in place of their level; lessons are apart. */
export const quotaOf = (
  level: UserLevel,
  share: QuotaShare,
  settings: QuotaSettings,
  ownGib: number | null = null,
): number => {
  if (share === 'LEARNING') return settings.storageGibLearning * gibibyte;
  if (ownGib !== null) return ownGib * gibibyte;
  const gib = {
    BASIC: settings.storageGibBasic,
    PRO: settings.storageGibPro,
    PREMIUM: settings.storageGibPremium,
  };
  return gib[level] * gibibyte;
};

export const minQuotaGib = 1;
export const maxQuotaGib = 1000;

/** How much this person may keep now. */
export const quotaFor = async (
  { settings, storageQuotas }: Pick<Repositories, 'settings' | 'storageQuotas'>,
  { id, level }: Pick<UserActor, 'id' | 'level'>,
  share: QuotaShare,
): Promise<number> => quotaOf(level, share, await settings.read(), await storageQuotas.find(id));

/** Files, and uploads that are not finished, as large as they will be. */
export type Usage = Readonly<{ files: number; unfinished: number }>;

export const usageOf = async (
  { media, uploads }: Pick<Repositories, 'media' | 'uploads'>,
  ownerId: UserId,
  share: QuotaShare,
): Promise<Usage> => ({
  files: await media.bytesOf(ownerId, share),
  unfinished: await uploads.bytesOf(ownerId, share),
});

export const requireRoom = ({ files, unfinished }: Usage, size: number, quota: number): void => {
  if (files + unfinished + size > quota) throw new DomainError('media.quota_exceeded');
};

const nearlyFullAt = 0.9;
const roomAgainAt = 0.8;

/**
 * Told once, when nine tenths are used; again only after it was below eight tenths in between. Called with the owner's
 * row held, after `added` bytes came to what was used.
 */
export const warnWhenNearlyFull = async (
  {
    media,
    uploads,
    storageWarnings,
    events,
  }: Pick<Repositories, 'media' | 'uploads' | 'storageWarnings' | 'events'>,
  { ownerId, quota, added, at }: Readonly<{ ownerId: UserId; quota: number; added: number; at: Date }>,
): Promise<void> => {
  const { files } = await usageOf({ media, uploads }, ownerId, 'OWN');
  if (files - added < roomAgainAt * quota) await storageWarnings.clear(ownerId);
  if (files < nearlyFullAt * quota || !(await storageWarnings.put(ownerId, at))) return;
  await events.append({ type: 'media.nearly_full', userId: ownerId, used: files, quota });
};

export type StorageUsage = Readonly<{ used: number; unfinished: number; quota: number }>;

export type Storage = Readonly<{
  own: StorageUsage;
  learning: StorageUsage;
  byType: Readonly<Record<MediaType, number>>;
}>;

/** How much room a person's files take, and how much there is. */
export const storageOf = async (
  reads: Pick<Repositories, 'media' | 'uploads' | 'settings' | 'storageQuotas'>,
  owner: Pick<UserActor, 'id' | 'level'>,
): Promise<Storage> => {
  const { id } = owner;
  const partOf = async (share: QuotaShare): Promise<StorageUsage> => {
    const { files, unfinished } = await usageOf(reads, id, share);
    return { used: files, unfinished, quota: await quotaFor(reads, owner, share) };
  };
  const [own, learning] = await Promise.all(quotaShares.map(partOf));
  return { own: own!, learning: learning!, byType: await reads.media.bytesByType(id) }; // one for each share
};
