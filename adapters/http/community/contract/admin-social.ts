import { z } from 'zod';
import { byId, contract, instant } from '../../engine/contract/endpoint.ts';

export const adminSocial = contract({
  get: {
    method: 'GET',
    path: '/admin/users/:id/social',
    summary: 'How an account stands in the community: numbers only',
    access: ['user.view'],
    params: byId,
    output: z.object({
      followers: z.int(),
      following: z.int(),
      posts: z.int(),
      /** Readers pull the posts. */
      broad: z.boolean(),
      blocks: z.int(),
      blockedBy: z.int(),
      mutedBy: z.int(),
      restrictedUntil: instant.nullable(),
    }),
    refusals: ['user.not_found'],
  },
});
