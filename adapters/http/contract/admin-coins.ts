import { z } from 'zod';
import { coinTypes, maxCoins, transactionReasons, transactionStatuses } from '#core/coin/ledger.ts';
import { rewardTypes } from '#core/coin/rewards.ts';
import { byId, contract, id, instant, staffReason } from './endpoint.ts';
import { listQuery } from './list.ts';

const transactionRow = z.object({
  id: z.string(),
  /** The movement this line belongs to; a correction names it. */
  transferId: z.string(),
  userId: z.string(),
  userName: z.string(),
  type: z.enum(transactionReasons),
  coin: z.enum(coinTypes),
  amount: z.int(),
  newBalance: z.int(),
  status: z.enum(transactionStatuses),
  reference: z.string(),
  note: z.string().nullable(),
  actor: z.string(),
  createdAt: instant,
});

const coinChange = z.strictObject({
  userId: id,
  coin: z.enum(coinTypes),
  amount: z.int().min(-maxCoins).max(maxCoins),
  reason: staffReason,
});

export const adminCoins = contract({
  transactions: {
    method: 'GET',
    path: '/admin/transactions',
    summary: 'Every line of every statement',
    access: ['transaction.view'],
    query: listQuery,
    output: z.array(transactionRow),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  transaction: {
    method: 'GET',
    path: '/admin/transactions/:id',
    summary: 'One line',
    access: ['transaction.view'],
    params: byId,
    output: transactionRow,
    refusals: ['transaction.not_found'],
  },
  grant: {
    method: 'POST',
    path: '/admin/coins/grant',
    summary: 'Give coins, with a reason the member reads',
    access: ['coin.create', 'coin.manage'],
    status: 201,
    body: coinChange,
    output: transactionRow,
    refusals: ['user.not_found', 'coin.amount_invalid', 'user.cannot_change_self', 'idempotency.key_reused'],
    idempotent: true,
  },
  correct: {
    method: 'POST',
    path: '/admin/coins/correct',
    summary: 'Add or take coins to mend a mistake, with a reason',
    access: ['coin.manage'],
    status: 201,
    body: coinChange.extend({ transferId: id.optional() }),
    output: transactionRow,
    refusals: [
      'user.not_found',
      'coin.amount_invalid',
      'coin.not_enough',
      'transaction.not_found',
      'user.cannot_change_self',
      'idempotency.key_reused',
    ],
    idempotent: true,
  },
  grantReward: {
    method: 'POST',
    path: '/admin/rewards/:type/grant',
    summary: "Claim a reward for a member who earned it and can't claim it; the same rules hold",
    access: ['reward.create', 'reward.manage'],
    params: z.strictObject({ type: z.string().max(64) }),
    body: z.strictObject({ userId: id, reason: staffReason }),
    output: z.object({
      userId: z.string(),
      type: z.enum(rewardTypes),
      amount: z.int(),
      coin: z.enum(coinTypes),
    }),
    refusals: [
      'reward.not_found',
      'reward.not_allowed',
      'reward.already_claimed',
      'user.not_found',
      'user.cannot_change_self',
    ],
    idempotent: true,
    limit: 'write',
  },
  reconcile: {
    method: 'GET',
    path: '/admin/coins/reconcile',
    summary: 'Check every money rule; changes nothing',
    access: ['coin.view', 'coin.manage'],
    output: z.object({
      ok: z.boolean(),
      breaches: z.array(z.object({ rule: z.string(), detail: z.string(), count: z.int() })),
    }),
    refusals: [],
    limit: 'heavy',
  },
});
