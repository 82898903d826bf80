import { z } from 'zod';
import { contract, done, word } from '../../engine/contract/endpoint.ts';

/** The rest of the rule, such as which addresses are nobody's push service, is the core's. */
const endpoint = z
  .url({ protocol: /^https$/ })
  .max(1024)
  .regex(/^[\u0021-\u007e]+$/);
const key = (max: number) =>
  z
    .string()
    .min(16)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+={0,2}$/);

export const push = contract({
  subscribe: {
    method: 'PUT',
    path: '/me/push-subscription',
    summary:
      'Tell this device what is told in the list, until its sign-in ends; at most 10 devices, the oldest gives way',
    access: 'member',
    body: z.strictObject({ endpoint, keys: z.strictObject({ p256dh: key(200), auth: key(64) }) }),
    output: done,
    refusals: ['push.endpoint_refused', 'push.not_available'],
    limit: 'write',
  },
  unsubscribe: {
    method: 'DELETE',
    path: '/me/push-subscription',
    summary:
      'No more on this device; without an endpoint, on those of this sign-in. One that is not there is no error',
    access: 'member',
    body: z.strictObject({ endpoint: word(1024, 1).optional() }).optional(),
    output: done,
    refusals: [],
    limit: 'write',
  },
});
