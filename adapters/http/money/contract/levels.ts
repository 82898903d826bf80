import { z } from 'zod';
import { userLevels } from '#core/access/actor/actor.ts';
import { levelDays, paidLevels } from '#core/money/level/level.ts';
import { planBenefits } from '#core/money/level/plan.ts';
import { contract, instant, page, pageQuery, word } from '../../engine/contract/endpoint.ts';
import { wallet } from '../../people/contract/me.ts';
import { promoRefusals, typedPromoCode } from './promo-codes.ts';

const levelOffer = z.object({ level: z.enum(paidLevels), days: z.literal(levelDays), priceFitCoin: z.int() });

const plan = z.object({
  level: z.enum(paidLevels),
  /** True once each benefit works; until then there is a waiting list. */
  isForSale: z.boolean(),
  benefits: z.array(z.object({ id: z.enum(planBenefits), works: z.boolean() })),
});
const planWait = z.object({ level: z.enum(paidLevels), isWaiting: z.boolean() });
const byLevel = z.strictObject({ level: z.enum(paidLevels) });

export const levels = contract({
  offers: {
    method: 'GET',
    path: '/levels',
    summary: 'Plans, what they give, and what those for sale cost in Fit Coin',
    access: 'visitor',
    output: z.object({ items: z.array(levelOffer), plans: z.array(plan) }),
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
      plans: z.array(plan.extend({ isWaiting: z.boolean() })),
    }),
    refusals: [],
  },
  wait: {
    method: 'PUT',
    path: '/me/plan-waits/:level',
    summary: 'Hear when the sale of a plan opens',
    access: 'member',
    params: byLevel,
    output: planWait,
    refusals: ['level.for_sale'],
    limit: 'write',
  },
  stopWaiting: {
    method: 'DELETE',
    path: '/me/plan-waits/:level',
    summary: 'Leave the waiting list of a plan',
    access: 'member',
    params: byLevel,
    output: planWait,
    refusals: [],
    limit: 'write',
  },
  buy: {
    method: 'POST',
    path: '/me/level',
    summary: 'Buy a plan that is for sale with Fit Coin; time left is never lost',
    access: 'member',
    body: z.strictObject({
      level: word(16),
      days: z.int().min(1).max(3660),
      /** The price the member saw: another one now is refused. */
      priceFitCoin: z.int().min(0),
      /** Takes something off the price. */
      promoCode: typedPromoCode.optional(),
      /** What the member saw that the code takes off: another amount now is refused. */
      discountFitCoin: z.int().min(0).optional(),
    }),
    output: z.object({ level: z.enum(userLevels), levelExpiresAt: instant.nullable(), wallet }),
    refusals: [
      'level.offer_not_found',
      'level.closed',
      'level.higher_active',
      'level.without_end',
      'level.too_far_ahead',
      'level.price_changed',
      ...promoRefusals,
      'coin.not_enough',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'guess',
  },
});

export const adminPlans = contract({
  list: {
    method: 'GET',
    path: '/admin/plans',
    summary: 'The plans, what each lacks, and how many members wait for it',
    access: ['user.view'],
    output: z.object({ items: z.array(plan.extend({ waiting: z.int() })) }),
    refusals: [],
  },
  waits: {
    method: 'GET',
    path: '/admin/plans/:level/waits',
    summary: 'Who waits for a plan, in the order of joining',
    access: ['user.view'],
    params: byLevel,
    query: z.strictObject({ ...pageQuery }),
    output: page(
      z.object({
        userId: z.string(),
        userName: z.string(),
        userEmail: z.string(),
        level: z.enum(paidLevels),
        joinedAt: instant,
      }),
    ),
    refusals: ['input.cursor'],
  },
});
