import { z } from 'zod';
import {
  byId,
  contract,
  done,
  instant,
  line,
  page,
  pageQuery,
  staffReason,
} from '../../engine/contract/endpoint.ts';
import { maxQuotaGib, minQuotaGib } from '#core/platform/media/quota.ts';
import { sharedFileReaders } from '#core/platform/media/shared-file.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { medium, mediumChange, storage, uploadRefusals } from './media.ts';

const owned = {
  ownerId: z.string(),
  ownerName: z.string(),
  folderName: z.string().nullable(),
  uses: z.int(),
  /** Out of its owner's sight since then, and gone some minutes later. */
  deletedAt: instant.nullable(),
};

/** Null: the level of the member decides. */
const memberStorage = storage.extend({ ownGib: z.int().nullable() });

export const adminMedia = contract({
  owners: {
    method: 'GET',
    path: '/admin/media-owners',
    summary: 'The twenty members who keep the most, the largest first',
    access: ['media.view'],
    output: z.object({
      items: z.array(
        z.object({ ownerId: z.string(), ownerName: z.string(), files: z.int(), bytes: z.int() }),
      ),
    }),
    refusals: [],
  },
  storage: {
    method: 'GET',
    path: '/admin/users/:id/storage',
    summary: 'How much room one member uses',
    access: ['media.view'],
    params: byId,
    output: memberStorage,
    refusals: ['user.not_found'],
  },
  setQuota: {
    method: 'PUT',
    path: '/admin/users/:id/storage',
    summary: 'Give one member more or less room than their level; null goes back to the level',
    access: ['media.manage'],
    params: byId,
    body: z.strictObject({ gib: z.int().min(minQuotaGib).max(maxQuotaGib).nullable(), reason: staffReason }),
    output: memberStorage,
    refusals: ['user.cannot_delete_ai_user', 'user.not_found'],
    limit: 'write',
  },
  share: {
    method: 'POST',
    path: '/admin/media',
    summary: 'Keep a picture of the site that everybody may see; it belongs to the platform',
    access: ['media.create'],
    status: 201,
    accepts: 'multipart-or-json',
    body: z.strictObject({}).prefault({}),
    output: medium,
    refusals: [...uploadRefusals, 'media.type_not_allowed'],
    limit: 'upload',
  },
  shared: {
    method: 'GET',
    path: '/admin/shared-media',
    summary: 'The pictures of the site that everybody may see, newest first',
    access: sharedFileReaders,
    query: z.strictObject({ ...pageQuery, q: line(100).optional() }),
    output: page(medium),
    refusals: ['input.cursor'],
  },
  list: {
    method: 'GET',
    path: '/admin/media',
    summary: 'Files, without their pictures',
    access: ['media.view'],
    query: listQuery,
    output: z.array(medium.omit({ url: true, thumbnailUrl: true, expiresAt: true }).extend(owned)),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/media/:id',
    summary: 'One file; the look is logged',
    access: ['media.view'],
    params: byId,
    output: medium.extend(owned),
    refusals: ['media.not_found'],
  },
  change: {
    method: 'PATCH',
    path: '/admin/media/:id',
    summary: 'Rename a file, or move it within its owner’s folders',
    access: ['media.update'],
    params: byId,
    body: mediumChange,
    output: z.object({ id: z.string(), name: z.string(), folderId: z.string().nullable(), version: z.int() }),
    refusals: ['media.not_found', 'media.folder_not_found', 'version.stale'],
    limit: 'write',
  },
  delete: {
    method: 'DELETE',
    path: '/admin/media/:id',
    summary: 'Delete an unused file',
    access: ['media.delete', 'media.manage'],
    params: byId,
    output: done,
    refusals: ['media.not_found', 'media.in_use'],
  },
});
