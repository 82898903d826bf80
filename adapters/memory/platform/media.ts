import type { Media } from '#core/platform/media/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending, isBelow } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { deleteRows, type View } from '../engine/store.ts';

export const memoryMedia = (view: () => View): Media => {
  const media = () => view().table('media');

  const usesOf = (id: string): number => {
    const { table } = view();
    const shown = table('snapshots')
      .all()
      .flatMap((snapshot) => snapshot.media.filter(({ mediumId }) => mediumId === id)).length;
    const faces = table('users')
      .all()
      .filter(({ avatarId }) => avatarId === id).length;
    const receipts = table('payments')
      .all()
      .filter(({ receiptId }) => receiptId === id).length;
    const evidence = table('specializationRequests')
      .all()
      .filter((request) => request.evidence.mediaIds.includes(id)).length;
    return shown + faces + receipts + evidence + shownByPlatform(id);
  };

  const shownByPlatform = (id: string): number => {
    const { table } = view();
    const pictures = table('products')
      .all()
      .filter(({ imageIds }) => imageIds.includes(id)).length;
    const logos = table('partners')
      .all()
      .filter(({ logoId }) => logoId === id).length;
    return pictures + logos;
  };

  return {
    async insert(medium) {
      if (!view().table('users').get(medium.ownerId)) view().refuse('user.not_found');
      media().set(medium.id, medium);
    },

    find: async (id) => media().get(id) ?? null,

    ofOwner: async (ownerId, ids) =>
      media()
        .all()
        .filter((medium) => medium.ownerId === ownerId && ids.includes(medium.id))
        .toSorted(ascending(({ id }) => [id])),

    async pageOf(ownerId, { limit, cursor, type }) {
      const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
      const found = media()
        .all()
        .filter((medium) => medium.ownerId === ownerId && (!type || medium.type === type))
        .filter((medium) => !at || !id || isBelow([medium.createdAt, medium.id], [new Date(at), id]))
        .toSorted(descending((medium) => [medium.createdAt, medium.id]));
      return pageOf(found, limit, (medium) => encodeCursor(medium.createdAt, medium.id));
    },

    bytesOf: async (ownerId) =>
      media()
        .all()
        .filter((medium) => medium.ownerId === ownerId)
        .reduce((total, { size }) => total + size, 0),

    usesOf: async (id) => usesOf(id),

    async keepForPlatform(ownerId, platformUserId) {
      for (const medium of media().all())
        if (medium.ownerId === ownerId && shownByPlatform(medium.id) > 0)
          media().set(medium.id, { ...medium, ownerId: platformUserId });
    },

    async delete(id) {
      if (usesOf(id) > 0) view().refuse('media.in_use');
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
          uses: usesOf(medium.id),
        }));
      return staffList(rows, readListRequest(staffLists.media, request), staffLists.media, ({ ownerId }) => {
        const owner = users.get(ownerId);
        return [owner?.fullname ?? null, owner?.username ?? null, owner?.email ?? null, owner?.phone ?? null];
      });
    },

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
        .filter(
          ({ purpose, createdAt }) =>
            createdAt < before && ['PHYSICAL_PROFILE', 'AVATAR', 'RECEIPT', 'EVIDENCE'].includes(purpose),
        )
        .filter(({ id }) => usesOf(id) === 0)
        .filter(({ id, ownerId }) => !drafts.get(ownerId)?.media.some(({ mediumId }) => mediumId === id))
        .toSorted(ascending(({ createdAt, id }) => [createdAt, id]))
        .slice(0, limit);
    },

    deleteAllOf: async (id) => deleteRows(view().table('media'), ({ ownerId }) => ownerId === id),
  };
};
