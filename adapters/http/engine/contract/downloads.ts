import { z } from 'zod';
import { languages } from '#core/kernel/language.ts';
import { contract, instant } from './endpoint.ts';
import { listFilter, listSort } from './list.ts';

/** How a browser takes a file that is too large to go through a page's memory: by a link of its own. */
export const downloads = contract({
  ticket: {
    method: 'POST',
    path: '/admin/download-tickets',
    summary: 'The address of one download of a whole staff list, good once and for 30 seconds',
    access: 'member',
    body: z.strictObject({
      list: z
        .string()
        .regex(/^[a-z-]+$/)
        .max(64),
      sort: listSort.optional(),
      filter: listFilter.optional(),
      language: z.enum(languages).optional(),
    }),
    output: z.object({ url: z.string(), expiresAt: instant }),
    refusals: ['route.not_found', 'access.not_authorized'],
    limit: 'write',
  },
});
