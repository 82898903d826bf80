import { z } from 'zod';
import {
  mediaPurposes,
  mediaSources,
  mediaTypes,
  nameMaxLength,
  uploadPurposes,
} from '#core/platform/media/medium.ts';
import { mediumUseKinds } from '#core/platform/media/use.ts';
import { byId, contract, done, id, instant, line, page, pageQuery, version } from '../../engine/contract/endpoint.ts'; // prettier-ignore

/** What may go wrong with any file that is sent, whichever kinds are taken. */
export const uploadRefusals = [
  'media.file_required',
  'media.upload_broken',
  'media.heic_not_supported',
  'media.too_large',
  'media.too_many_pixels',
  'media.unreadable',
  'media.quota_exceeded',
  'media.store_unavailable',
  'media.harmful',
  'media.scan_unavailable',
] as const;

export const medium = z.object({
  id,
  name: z.string(),
  type: z.enum(mediaTypes),
  purpose: z.enum(mediaPurposes),
  source: z.enum(mediaSources),
  contentType: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Whole seconds. */
  duration: z.int().nullable(),
  folderId: id.nullable(),
  posterId: id.nullable(),
  version: z.int(),
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
  expiresAt: instant,
  createdAt: instant,
});

/** A file as posts, messages and galleries show it. */
export const mediumView = z.object({
  id,
  type: z.enum(mediaTypes),
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Whole seconds of a video or a sound. */
  duration: z.int().nullable(),
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
  /** A picture of a video. */
  posterUrl: z.string().nullable(),
  alt: z.string(),
});

const share = z.object({ used: z.int(), unfinished: z.int(), quota: z.int() });
export const storage = z.object({
  own: share,
  learning: share,
  byType: z.object({ IMAGE: z.int(), VIDEO: z.int(), AUDIO: z.int(), FILE: z.int() }),
});

/** Where something lies: `root` is the top, which has no id. */
const inFolder = z.union([id, z.null()]).optional();

export const mediumChange = z.strictObject({
  name: line(nameMaxLength, 1).optional(),
  folderId: inFolder,
  version,
});

export const mediaContract = contract({
  upload: {
    method: 'POST',
    path: '/media',
    summary:
      'Keep one file: in one piece as a form, once for each Idempotency-Key, or as JSON what arrived in parts at /media/uploads. It is checked by its content, pictures are re-encoded and stripped of metadata',
    access: 'member',
    status: 201,
    accepts: 'multipart-or-json',
    body: z
      .strictObject({
        /** Of a finished upload; asked twice, the answer is the same file. Without a form it is required. */
        uploadId: id.optional(),
        /** GENERAL, when nothing is said. */
        purpose: z.enum(uploadPurposes).optional(),
        folderId: id.optional(),
        /** Of a video: a picture uploaded before it. */
        posterId: id.optional(),
      })
      .prefault({}),
    output: medium,
    refusals: [
      'media.not_found',
      'media.upload_expired',
      'media.folder_not_found',
      ...uploadRefusals,
      'media.type_not_allowed',
      'media.too_long',
      'media.in_use',
      'idempotency.key_reused',
    ],
    limit: 'upload',
  },
  list: {
    method: 'GET',
    path: '/media',
    summary: "One's own files, newest first; `folderId=root` is the top, without it all folders are searched",
    access: 'member',
    query: z.strictObject({
      ...pageQuery,
      type: z.enum(mediaTypes).optional(),
      folderId: id.optional(),
      q: line(100).optional(),
      unused: z.enum(['true', 'false']).optional(),
    }),
    output: page(medium.extend({ posterUrl: z.string().nullable(), uses: z.int() })),
    refusals: ['input.cursor'],
  },
  usage: {
    method: 'GET',
    path: '/media/usage',
    summary: 'How much room is used, unfinished uploads included; lessons are counted apart',
    access: 'member',
    output: storage,
    refusals: [],
  },
  url: {
    method: 'GET',
    path: '/media/:id/url',
    summary: 'A fresh signed address, valid a minute at most, for everyone who may open the file',
    access: 'visitor',
    params: byId,
    output: z.object({
      url: z.string(),
      thumbnailUrl: z.string().nullable(),
      posterUrl: z.string().nullable(),
      expiresAt: instant,
      name: z.string(),
      type: z.enum(mediaTypes),
      contentType: z.string(),
      size: z.int(),
      duration: z.int().nullable(),
    }),
    refusals: ['media.not_found'],
  },
  uses: {
    method: 'GET',
    path: '/media/:id/uses',
    summary: 'What shows a file of one’s own',
    access: 'member',
    params: byId,
    output: z.object({
      items: z.array(
        z.object({
          kind: z.enum(mediumUseKinds),
          id: z.string(),
          title: z.string().nullable(),
          /** Inside the site, without language. */
          link: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['media.not_found'],
  },
  change: {
    method: 'PATCH',
    path: '/media/:id',
    summary: 'Rename a file, or put it into another folder (null: at the top)',
    access: 'member',
    params: byId,
    body: mediumChange,
    output: medium,
    refusals: ['media.not_found', 'media.folder_not_found', 'version.stale'],
  },
  delete: {
    method: 'DELETE',
    path: '/media/:id',
    summary: 'Delete a file that nothing shows; it can be restored for ten minutes',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['media.not_found', 'media.in_use'],
  },
  restore: {
    method: 'POST',
    path: '/media/:id/restore',
    summary: 'Take a deletion back, within ten minutes',
    access: 'member',
    params: byId,
    output: medium,
    refusals: ['media.not_found', 'media.restore_expired', 'media.quota_exceeded'],
  },
});
