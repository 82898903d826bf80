import { z } from 'zod';
import { mediaPurposes, mediaSources, mediaTypes } from '#core/platform/media/medium.ts';
import { byId, contract, done, id, instant, page, pageQuery } from '../../engine/contract/endpoint.ts';

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
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
  expiresAt: instant,
  createdAt: instant,
});

export const mediaContract = contract({
  upload: {
    method: 'POST',
    path: '/media',
    summary:
      'Upload one picture or video, for evidence a picture or PDF; it is checked by its content, pictures are re-encoded and stripped of metadata',
    access: 'member',
    status: 201,
    accepts: 'multipart',
    body: z.strictObject({
      purpose: z.enum(['PHYSICAL_PROFILE', 'AVATAR', 'RECEIPT', 'EVIDENCE', 'GENERAL']).optional(),
    }),
    output: medium,
    refusals: [
      'media.file_required',
      'media.upload_broken',
      'media.type_not_allowed',
      'media.heic_not_supported',
      'media.too_large',
      'media.too_many_pixels',
      'media.unreadable',
      'media.quota_exceeded',
      'media.store_unavailable',
    ],
    limit: 'upload',
  },
  list: {
    method: 'GET',
    path: '/media',
    summary: "One's own files, newest first",
    access: 'member',
    query: z.strictObject({ ...pageQuery, type: z.enum(mediaTypes).optional() }),
    output: page(medium),
    refusals: ['input.cursor'],
  },
  url: {
    method: 'GET',
    path: '/media/:id/url',
    summary: 'A fresh signed address, valid a minute at most',
    access: 'member',
    params: byId,
    output: z.object({ url: z.string(), thumbnailUrl: z.string().nullable(), expiresAt: instant }),
    refusals: ['media.not_found'],
  },
  delete: {
    method: 'DELETE',
    path: '/media/:id',
    summary: 'Delete a file that no saved week shows',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['media.not_found', 'media.in_use'],
  },
});
