import { z } from 'zod';
import { levelDays, paidLevels } from '#core/money/level/level.ts';
import {
  batchMax,
  promoCodeLength,
  promotionStatuses,
  promotionTitleMaxLength,
} from '#core/money/promo/promotion.ts';
import { paidPlans, promotionKinds, promotionUnits } from '#core/money/promo/promotion-kinds.ts';
import {
  byId,
  contract,
  instant,
  name,
  reference,
  typedInstant,
  word,
} from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';
import { wallet } from '../../people/contract/me.ts';

export const typedPromoCode = reference(64, 1);

/** Why a code can't be used, the same wherever it is typed in. */
export const promoRefusals = [
  'promo.unknown',
  'promo.not_started',
  'promo.ended',
  'promo.used_up',
  'promo.already_used',
  'promo.not_for_this',
  'promo.only_new_members',
  'promo.own',
] as const;

export const promoCodes = contract({
  check: {
    method: 'POST',
    path: '/promo-codes/check',
    summary: 'What a promo code comes to, for oneself and before anything is ordered',
    access: 'member',
    body: z.strictObject({
      code: typedPromoCode,
      target: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('COINS') }),
        z.strictObject({
          kind: z.literal('TOP_UP_BONUS'),
          packageId: word(64),
        }),
        z.strictObject({
          kind: z.literal('PLAN_PRICE'),
          plan: z.enum(paidLevels),
          days: z.literal(levelDays),
        }),
      ]),
    }),
    output: z.object({
      code: z.string(),
      kind: z.enum(promotionKinds),
      /** Base Coin that come, or Fit Coin less to pay. */
      coins: z.int(),
      endsAt: instant,
    }),
    refusals: [
      ...promoRefusals,
      'promo.top_up_too_small',
      'level.offer_not_found',
      'payment.invalid_package',
      'payment.package_not_found',
    ],
    limit: 'guess',
  },
  redeem: {
    method: 'POST',
    path: '/promo-codes/redeem',
    summary: 'Base Coin at once, by a promo code that gives them',
    access: 'member',
    body: z.strictObject({ code: typedPromoCode }),
    output: z.object({ code: z.string(), coins: z.int(), wallet }),
    status: 201,
    refusals: [...promoRefusals, 'idempotency.key_reused'],
    idempotent: true,
    limit: 'guess',
  },
});

const promotion = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(promotionKinds),
  unit: z.enum(promotionUnits),
  value: z.int(),
  cap: z.int().nullable(),
  minCoins: z.int().nullable(),
  plan: z.enum(paidPlans).nullable(),
  startsAt: instant,
  endsAt: instant,
  usesMax: z.int().nullable(),
  usesPerMember: z.int(),
  newMemberDays: z.int().nullable(),
  isBatch: z.boolean(),
  codeCount: z.int(),
  /** The one code, or the first of several. */
  firstCode: z.string(),
  status: z.enum(promotionStatuses),
  /** Uses that count: what canceled orders reserved does not. */
  uses: z.int(),
  /** Coins that were given, or paid in members' place: Base Coin, of a plan's price Fit Coin. */
  coinsGiven: z.int(),
  createdBy: z.string(),
  createdByName: z.string().nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const count = (max: number) => z.int().min(1).max(max);

const promotionInput = z.strictObject({
  title: name(promotionTitleMaxLength, 1),
  kind: z.enum(promotionKinds),
  unit: z.enum(promotionUnits),
  value: count(1_000_000),
  cap: count(1_000_000).nullable(),
  minCoins: count(1_000_000).nullable(),
  plan: z.enum(paidPlans).nullable(),
  startsAt: typedInstant,
  endsAt: typedInstant,
  usesMax: count(1_000_000).nullable(),
  usesPerMember: count(1000),
  newMemberDays: count(366).nullable(),
  /** The code itself; left out where several are drawn. */
  code: reference(promoCodeLength.max).optional(),
  /** How many codes are drawn that nobody guesses; each is used once. */
  batch: count(batchMax).optional(),
});

const listRefusals = ['input.sort', 'input.filter', 'input.range'] as const;

export const adminPromotions = contract({
  list: {
    method: 'GET',
    path: '/admin/promotions',
    summary: 'Promo codes: what they give, their limits, and what they came to',
    access: ['promo.view'],
    query: listQuery,
    output: z.array(promotion),
    produces: 'list',
    refusals: listRefusals,
  },
  get: {
    method: 'GET',
    path: '/admin/promotions/:id',
    summary: 'One promotion',
    access: ['promo.view'],
    params: byId,
    output: promotion,
    refusals: ['promo.not_found'],
  },
  create: {
    method: 'POST',
    path: '/admin/promotions',
    summary: 'Make a promo code, or a batch of codes that nobody guesses',
    access: ['promo.manage'],
    body: promotionInput,
    output: promotion,
    status: 201,
    refusals: [
      'promo.code_invalid',
      'promo.code_and_batch',
      'promo.code_exists',
      'promo.percent_of_nothing',
      'promo.invalid_date_range',
      'coin.grant_too_large',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'write',
  },
  stop: {
    method: 'POST',
    path: '/admin/promotions/:id/stop',
    summary: 'Stop a promotion; what was used before stays',
    access: ['promo.manage'],
    params: byId,
    output: promotion,
    refusals: ['promo.not_found'],
    limit: 'write',
  },
  resume: {
    method: 'POST',
    path: '/admin/promotions/:id/resume',
    summary: 'Let a stopped promotion go on',
    access: ['promo.manage'],
    params: byId,
    output: promotion,
    refusals: ['promo.not_found'],
    limit: 'write',
  },
  codes: {
    method: 'GET',
    path: '/admin/promotions/:id/codes.csv',
    summary: 'All codes of a promotion as CSV; who took them is written into the audit log',
    access: ['promo.manage'],
    params: byId,
    produces: 'file',
    fileTypes: ['text/csv'],
    refusals: ['promo.not_found'],
    limit: 'heavy',
  },
  uses: {
    method: 'GET',
    path: '/admin/promo-uses',
    summary: 'Who used which code, for what, and what it came to',
    access: ['promo.view'],
    query: listQuery,
    output: z.array(
      z.object({
        id: z.string(),
        promotionId: z.string(),
        title: z.string(),
        code: z.string(),
        userId: z.string(),
        userName: z.string(),
        kind: z.enum(promotionKinds),
        coins: z.int(),
        paymentId: z.string().nullable(),
        paymentCode: z.string().nullable(),
        paymentStatus: z.string().nullable(),
        transferId: z.string().nullable(),
        at: instant,
      }),
    ),
    produces: 'list',
    refusals: listRefusals,
  },
});
