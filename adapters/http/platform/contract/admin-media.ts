import { z } from 'zod';
import { byId, contract, done } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { medium } from './media.ts';

export const adminMedia = contract({
  list: {
    method: 'GET',
    path: '/admin/media',
    summary: 'Files, without their pictures',
    access: ['media.view'],
    query: listQuery,
    output: z.array(
      medium
        .omit({ url: true, thumbnailUrl: true, expiresAt: true })
        .extend({ ownerId: z.string(), ownerName: z.string(), uses: z.int() }),
    ),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/media/:id',
    summary: 'One file; the look is logged',
    access: ['media.view'],
    params: byId,
    output: medium.extend({ ownerId: z.string(), ownerName: z.string(), uses: z.int() }),
    refusals: ['media.not_found'],
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
