import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { isSealedKey, mustBeSealed } from '#core/platform/media/sealed-file.ts';
import type { Media, MediaFilter } from '#core/platform/media/ports.ts';
import { mediaTypes, type MediaType, type Medium } from '#core/platform/media/medium.ts';
import { inUseError } from '#core/platform/media/shown-uses.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { deleteRows, keyOf, type View } from '../engine/store.ts';
import { isShownByPlatform, usesIn } from './media-uses.ts';

const isLiving = ({ deletedAt }: Medium): boolean => deletedAt === null;
const bytesIn = (media: readonly Medium[]): number => media.reduce((total, { size }) => total + size, 0);

const goWhenUnused: readonly string[] = [
  'PHYSICAL_PROFILE',
  'AVATAR',
  'RECEIPT',
  'EVIDENCE',
  'FEED',
  'CHAT',
  'REVIEW_ANSWER',
];

const livingOf = (view: View, ownerId: string): readonly Medium[] =>
  view
    .table('media')
    .all()
    .filter((medium) => medium.ownerId === ownerId && isLiving(medium));

const newest = (
  media: readonly Medium[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) => {
  const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
  const found = media
    .filter((medium) => !at || !id || isBelow([medium.createdAt, medium.id], [new Date(at), id]))
    .toSorted(descending((medium) => [medium.createdAt, medium.id]));
  return pageOf(found, limit, (medium) => encodeCursor(medium.createdAt, medium.id));
};

const memoryMediaPages = (view: () => View): Pick<Media, 'pageOf' | 'everyOf'> => {
  const fits =
    ({ type, purpose, folderId, q = '', unused }: MediaFilter) =>
    (medium: Medium): boolean => {
      const words = fold(normalize(q)).split(/\s+/u).filter(Boolean);
      return (
        (!type || medium.type === type) &&
        (!purpose || medium.purpose === purpose) &&
        (folderId === undefined || medium.folderId === folderId) &&
        words.every((word) => fold(medium.name).includes(word)) &&
        (!unused || usesIn(view(), medium.id).length === 0)
      );
    };
  return {
    async pageOf(ownerId, { limit, cursor, ...filter }) {
      const posters = new Set(
        view()
          .table('media')
          .all()
          .map(({ posterId }) => posterId),
      );
      const found = livingOf(view(), ownerId)
        .filter(({ id }) => !posters.has(id))
        .filter(fits(filter));
      const { items, nextCursor } = newest(found, { limit, cursor });
      return {
        items: items.map((medium) => ({ ...medium, uses: usesIn(view(), medium.id).length })),
        nextCursor,
      };
    },
    everyOf: async (ownerId, request) => newest(livingOf(view(), ownerId), request),
  };
};

const memoryMediaTotals = (view: () => View): Pick<Media, 'bytesOf' | 'bytesByType' | 'largestOwners'> => ({
  bytesOf: async (ownerId, share) =>
    bytesIn(
      livingOf(view(), ownerId).filter(({ purpose }) => (purpose === 'LEARNING') === (share === 'LEARNING')),
    ),

  async bytesByType(ownerId) {
    const own = livingOf(view(), ownerId);
    const bytes = mediaTypes.map((type) => [type, bytesIn(own.filter((medium) => medium.type === type))]);
    return Object.fromEntries(bytes) as Record<MediaType, number>; // every type of the list
  },

  async largestOwners(limit) {
    const byOwner = Map.groupBy(view().table('media').all().filter(isLiving), ({ ownerId }) => ownerId);
    return [...byOwner]
      .map(([ownerId, own]) => {
        const owner = view().table('users').get(ownerId);
        return {
          ownerId,
          ownerName: owner ? displayName(owner) : '',
          files: own.length,
          bytes: bytesIn(own),
        };
      })
      .toSorted(ascending(({ bytes, ownerId }) => [-bytes, ownerId]))
      .slice(0, limit);
  },
});

const memoryMediaUses = (view: () => View): Pick<Media, 'usesOf' | 'use' | 'unuse'> => ({
  usesOf: async (id) => usesIn(view(), id),

  async use(mediumIds, { kind, id }) {
    for (const mediumId of mediumIds) {
      const medium = view().table('media').get(mediumId);
      if (!medium || !isLiving(medium)) throw new DomainError('media.not_found');
    }
    for (const mediumId of mediumIds)
      view()
        .table('mediumUses')
        .set(keyOf(mediumId, kind, id), { mediumId, kind, id });
  },

  unuse: async ({ kind, id }, mediumIds) =>
    deleteRows(
      view().table('mediumUses'),
      (use) => use.kind === kind && use.id === id && (mediumIds?.includes(use.mediumId) ?? true),
    ),
});

const memoryMediaCleaning = (
  view: () => View,
): Pick<
  Media,
  'knownKeys' | 'unusedBefore' | 'unsealedPhotos' | 'moveBytes' | 'deletedBefore' | 'deleteAllOf'
> => {
  const media = () => view().table('media');
  return {
    async knownKeys(keys) {
      const stored = media()
        .all()
        .flatMap(({ key, thumbnailKey }) => [key, thumbnailKey]);
      return new Set(stored.filter((key) => key !== null && keys.includes(key)).map(String));
    },

    async unusedBefore(before, limit) {
      const drafts = view().table('drafts');
      return media()
        .all()
        .filter(isLiving)
        .filter(({ purpose, createdAt }) => createdAt < before && goWhenUnused.includes(purpose))
        .filter(({ id }) => usesIn(view(), id).length === 0)
        .filter(({ id, ownerId }) => !drafts.get(ownerId)?.media.some(({ mediumId }) => mediumId === id))
        .toSorted(ascending(({ createdAt, id }) => [createdAt, id]))
        .slice(0, limit);
    },

    unsealedPhotos: async (after, limit) =>
      media()
        .all()
        .filter((medium) => mustBeSealed(medium) && !isSealedKey(medium.key) && medium.id > (after ?? ''))
        .toSorted(ascending(({ id }) => [id]))
        .slice(0, limit),

    async moveBytes({ id, key }, to) {
      const stored = media().get(id);
      if (stored?.key !== key) return false;
      media().set(id, { ...stored, ...to });
      return true;
    },

    deletedBefore: async (before, limit) =>
      media()
        .all()
        .filter(({ deletedAt }) => deletedAt !== null && deletedAt <= before)
        .toSorted(ascending(({ deletedAt, id }) => [deletedAt ?? before, id]))
        .slice(0, limit),

    async deleteAllOf(ownerId) {
      const own = new Set(
        media()
          .all()
          .flatMap((medium) => (medium.ownerId === ownerId ? [medium.id] : [])),
      );
      deleteRows(view().table('mediumUses'), ({ mediumId }) => own.has(mediumId));
      deleteRows(media(), ({ id }) => own.has(id));
    },
  };
};

export const memoryMedia = (view: () => View): Media => {
  const media = () => view().table('media');
  const ofOwner: Media['ofOwner'] = async (ownerId, ids) =>
    livingOf(view(), ownerId)
      .filter(({ id }) => ids.includes(id))
      .toSorted(ascending(({ id }) => [id]));
  return {
    ...memoryMediaPages(view),
    ...memoryMediaTotals(view),
    ...memoryMediaUses(view),
    ...memoryMediaCleaning(view),

    async insert(medium) {
      if (!view().table('users').get(medium.ownerId)) view().refuse('user.not_found');
      media().set(medium.id, medium);
    },

    async find(id) {
      const medium = media().get(id);
      return medium && isLiving(medium) ? medium : null;
    },

    lock: async (id) => media().get(id) ?? null,

    ofOwner,
    among: async (ids) =>
      media()
        .all()
        .filter(({ id, deletedAt }) => deletedAt === null && ids.includes(id))
        .toSorted(ascending(({ id }) => [id])),
    // Transactions of this store run one after the other.
    hold: ofOwner,

    async update({ id, name, folderId, deletedAt, hiddenAt, version }) {
      const stored = media().get(id);
      if (stored?.version !== version - 1) throw new DomainError('version.stale');
      media().set(id, { ...stored, name, folderId, deletedAt, hiddenAt, version });
    },

    async keepForPlatform(ownerId, platformUserId) {
      for (const medium of media().all())
        if (medium.ownerId === ownerId && isShownByPlatform(view(), medium.id, platformUserId))
          for (const kept of [medium, media().get(medium.posterId ?? '')])
            if (kept)
              media().set(kept.id, { ...kept, ownerId: platformUserId, folderId: null, deletedAt: null });
    },

    async delete(id) {
      if (usesIn(view(), id).length > 0) view().refuse('media.in_use', inUseError().params);
      media().delete(id);
      const reports = view().table('reports');
      for (const report of reports.all())
        if (report.mediumId === id) reports.set(report.id, { ...report, mediumId: null });
    },

    async list(request) {
      const users = view().table('users');
      const rows = media()
        .all()
        .map((medium) => ({
          ...medium,
          ownerName: users.get(medium.ownerId)?.fullname ?? '',
          folderName:
            view()
              .table('folders')
              .get(medium.folderId ?? '')?.name ?? null,
          uses: usesIn(view(), medium.id).length,
          used: usesIn(view(), medium.id).length > 0,
          deleted: medium.deletedAt !== null,
        }));
      return staffList(rows, readListRequest(staffLists.media, request), staffLists.media, ({ ownerId }) => {
        const owner = users.get(ownerId);
        return [owner?.fullname ?? null, owner?.username ?? null, owner?.email ?? null, owner?.phone ?? null];
      });
    },
  };
};
