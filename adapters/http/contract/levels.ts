import { z } from 'zod';
import { userLevels } from '#core/access/actor.ts';
import { levelDays, paidLevels } from '#core/level/level.ts';
import { contract, instant, word } from './endpoint.ts';
import { wallet } from './me.ts';

const levelOffer = z.object({ level: z.enum(paidLevels), days: z.literal(levelDays), priceFitCoin: z.int() });

export const levels = contract({
  offers: {
    method: 'GET',
    path: '/levels',
    summary: 'Account levels and what they cost in Fit Coin',
    access: 'visitor',
    output: z.object({ items: z.array(levelOffer) }),
    refusals: [],
  },
  preview: {
    method: 'GET',
    path: '/me/level',
    summary: 'The level held, and what each offer would make of it',
    access: 'member',
    output: z.object({
      level: z.enum(userLevels),
      levelExpiresAt: instant.nullable(),
      items: z.array(
        levelOffer.extend({
          /** When it would end; null: it can't be bought now, and `refusal` says why. */
          until: instant.nullable(),
          refusal: z.enum(['level.higher_active', 'level.without_end', 'level.too_far_ahead']).nullable(),
        }),
      ),
    }),
    refusals: [],
  },
  buy: {
    method: 'POST',
    path: '/me/level',
    summary: 'Buy a level with Fit Coin; time left is never lost',
    access: 'member',
    body: z.strictObject({
      level: word(16),
      days: z.int().min(1).max(3660),
      /** The price the member saw: another one now is refused. */
      priceFitCoin: z.int().min(0),
    }),
    output: z.object({ level: z.enum(userLevels), levelExpiresAt: instant.nullable(), wallet }),
    refusals: [
      'level.offer_not_found',
      'level.higher_active',
      'level.without_end',
      'level.too_far_ahead',
      'level.price_changed',
      'coin.not_enough',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'write',
  },
});
