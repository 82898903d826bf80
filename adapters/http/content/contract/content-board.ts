import { z } from 'zod';
import { contract, instant } from '../../engine/contract/endpoint.ts';

const queue = z.object({ count: z.int(), oldestAt: instant.nullable() }).nullable();

/** What waits for the people who keep content in order; null where the reader may not look. */
export const adminContent = contract({
  dashboard: {
    method: 'GET',
    path: '/admin/content-dashboard',
    summary: 'Queues of articles, messages, reports and domains, and this month’s bounties',
    access: [
      'post.view',
      'post.update',
      'post.manage',
      'bug-report.view',
      'bug-report.update',
      'bug-report.manage',
      'domain.view',
      'coin.view',
    ],
    output: z.object({
      posts: queue,
      contact: queue,
      reports: queue,
      domains: z.object({ ending: z.int(), nextEndsAt: instant.nullable(), inGrace: z.int() }).nullable(),
      /** In Base Coin. */
      bounties: z
        .object({
          month: z.string(),
          cap: z.int(),
          reserved: z.int(),
          paid: z.int(),
          left: z.int(),
        })
        .nullable(),
    }),
    refusals: [],
  },
});
