import { z } from 'zod';
import { altMaxLength, mostGalleryItems } from '#core/people/profile/gallery.ts';
import { mediumView } from '#http/platform/contract/media.ts';
import { byId, contract, id, line } from '../../engine/contract/endpoint.ts';

export const galleryPicture = mediumView.extend({ /** Of a body picture. */ isCopy: z.boolean() });
const gallery = z.object({ items: z.array(galleryPicture) });

export const galleryContract = contract({
  mine: {
    method: 'GET',
    path: '/me/gallery',
    summary: "One's own gallery, in its order",
    access: 'member',
    output: gallery,
    refusals: [],
  },
  add: {
    method: 'POST',
    path: '/me/gallery',
    summary: 'Put a picture at the end; of a body picture a copy is made, which needs `confirm`',
    access: 'member',
    status: 201,
    body: z.strictObject({
      mediumId: id,
      alt: line(altMaxLength).optional(),
      confirm: z.boolean().optional(),
    }),
    output: gallery,
    refusals: [
      'user.media_not_found',
      'user.media_exists',
      'user.gallery_full',
      'social.restricted',
      'media.quota_exceeded',
      'media.store_unavailable',
    ],
  },
  order: {
    method: 'PUT',
    path: '/me/gallery/order',
    summary: 'The same pictures in another order',
    access: 'member',
    body: z.strictObject({ mediumIds: z.array(id).max(mostGalleryItems) }),
    output: gallery,
    refusals: ['user.media_not_found'],
  },
  describe: {
    method: 'PATCH',
    path: '/me/gallery/:id',
    summary: 'Say what a picture shows, for who can’t see it',
    access: 'member',
    params: byId,
    body: z.strictObject({ alt: line(altMaxLength) }),
    output: gallery,
    refusals: ['user.media_not_found', 'social.restricted'],
  },
  remove: {
    method: 'DELETE',
    path: '/me/gallery/:id',
    summary: 'Take a picture out; the file stays',
    access: 'member',
    params: byId,
    output: gallery,
    refusals: ['user.media_not_found'],
  },
  of: {
    method: 'GET',
    path: '/users/:id/gallery',
    summary: 'The gallery of a public profile that opened it; else an empty one',
    access: 'visitor',
    params: byId,
    output: gallery,
    refusals: ['user.not_found'],
  },
});
