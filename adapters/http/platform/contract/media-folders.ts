import { z } from 'zod';
import { folderNameMaxLength } from '#core/platform/media/folder.ts';
import { uploadPurposes } from '#core/platform/media/medium.ts';
import { byId, contract, done, id, instant, name, version } from '../../engine/contract/endpoint.ts';

const folder = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  /** Directly in it. */
  files: z.int(),
  bytes: z.int(),
  version: z.int(),
  createdAt: instant,
});

export const mediaFolders = contract({
  list: {
    method: 'GET',
    path: '/media/folders',
    summary: "All of one's own folders, by name: a tree by `parentId`",
    access: 'member',
    output: z.object({ items: z.array(folder) }),
    refusals: [],
  },
  create: {
    method: 'POST',
    path: '/media/folders',
    summary: 'Make a folder, at most five deep',
    access: 'member',
    status: 201,
    body: z.strictObject({ name: name(folderNameMaxLength, 1), parentId: id.nullable().optional() }),
    output: folder,
    idempotent: true,
    refusals: [
      'media.folder_not_found',
      'media.folder_exists',
      'media.folder_too_deep',
      'media.folder_limit',
    ],
  },
  change: {
    method: 'PATCH',
    path: '/media/folders/:id',
    summary: 'Rename a folder, or move it with all that lies in it (null: to the top)',
    access: 'member',
    params: byId,
    body: z.strictObject({
      name: name(folderNameMaxLength, 1).optional(),
      parentId: id.nullable().optional(),
      version,
    }),
    output: folder,
    refusals: [
      'media.folder_not_found',
      'media.folder_exists',
      'media.folder_too_deep',
      'media.folder_circle',
      'version.stale',
    ],
  },
  delete: {
    method: 'DELETE',
    path: '/media/folders/:id',
    summary: 'Delete an empty folder',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['media.folder_not_found', 'media.folder_not_empty'],
  },
});

/**
 * The list alone: `POST /media/uploads` and `HEAD`, `PATCH`, `DELETE /media/uploads/:id` speak tus 1.0, whose metadata are
 * `filename`, `filetype`, `purpose` and `folderId`.
 */
export const mediaUploads = contract({
  list: {
    method: 'GET',
    path: '/media/uploads',
    summary: "One's own unfinished uploads, which may go on for 24 hours from any device",
    access: 'member',
    output: z.object({
      items: z.array(
        z.object({
          id,
          name: z.string(),
          contentType: z.string(),
          size: z.int(),
          /** As of the last whole part; `HEAD` tells it exactly. */
          received: z.int(),
          purpose: z.enum(uploadPurposes),
          folderId: id.nullable(),
          createdAt: instant,
          expiresAt: instant,
        }),
      ),
    }),
    refusals: [],
  },
});
