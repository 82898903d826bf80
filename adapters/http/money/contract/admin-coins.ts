import { z } from 'zod';
import { coinRequestKinds, coinRequestStatuses } from '#core/money/coin/coin-request.ts';
import { coinTypes, maxCoins, transactionReasons, transactionStatuses } from '#core/money/coin/ledger.ts';
import { rewardTypes } from '#core/money/coin/rewards.ts';
import { byId, contract, id, instant, staffReason } from '../../engine/contract/endpoint.ts';
import { assigned, listQuery } from '../../engine/contract/list.ts';

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

const coinRequest = z.object({
  id: z.string(),
  kind: z.enum(coinRequestKinds),
  userId: z.string(),
  userName: z.string(),
  coin: z.enum(coinTypes),
  amount: z.int(),
  reason: z.string(),
  reverses: z.string().nullable(),
  status: z.enum(coinRequestStatuses),
  askedBy: z.string(),
  askedByName: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Why it was rejected. */
  note: z.string().nullable(),
  /** The movement of an approved one. */
  transferId: z.string().nullable(),
  createdAt: instant,
});

/** One of the two: the coins moved, or a second person has to decide. */
const coinChangeResult = z.object({
  transaction: transactionRow.nullable(),
  request: coinRequest.nullable(),
});

const seesRequests = ['coin.view', 'coin.create', 'coin.manage'] as const;
const decidesRequests = ['coin.create', 'coin.manage'] as const;
const decisionRefusals = [
  'coin.request_not_found',
  'coin.request_not_pending',
  'coin.second_person_required',
  'user.cannot_change_self',
  'idempotency.key_reused',
] as const;

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
    summary:
      'Give coins, with a reason the member reads; above what one person gives in a day, a request for a second person',
    access: ['coin.create', 'coin.manage'],
    status: 201,
    body: coinChange,
    output: coinChangeResult,
    refusals: [
      'user.cannot_delete_ai_user',
      'user.not_found',
      'coin.amount_invalid',
      'coin.grant_too_large',
      'user.cannot_change_self',
      'idempotency.key_reused',
    ],
    idempotent: true,
  },
  correct: {
    method: 'POST',
    path: '/admin/coins/correct',
    summary:
      'Add or take coins to mend a mistake, with a reason; above what one person moves in a day, a request for a second person',
    access: ['coin.manage'],
    status: 201,
    body: coinChange.extend({ transferId: id.optional() }),
    output: coinChangeResult,
    refusals: [
      'user.cannot_delete_ai_user',
      'user.not_found',
      'coin.amount_invalid',
      'coin.grant_too_large',
      'coin.not_enough',
      'transaction.not_found',
      'user.cannot_change_self',
      'idempotency.key_reused',
    ],
    idempotent: true,
  },
  limits: {
    method: 'GET',
    path: '/admin/coins/limits',
    summary:
      'How many coins may be moved at a time, and how many by one person in a day; with what the caller moved alone',
    access: decidesRequests,
    output: z.object({ grantMax: z.int(), secondApprovalFromCoins: z.int(), movedAlone: z.int() }),
    refusals: [],
  },
  requests: {
    method: 'GET',
    path: '/admin/coin-requests',
    summary: 'Coins that one member of staff asks to give or take, and another decides about',
    access: seesRequests,
    query: listQuery,
    output: z.array(coinRequest.extend(assigned)),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  request: {
    method: 'GET',
    path: '/admin/coin-requests/:id',
    summary: 'One request',
    access: seesRequests,
    params: byId,
    output: coinRequest,
    refusals: ['coin.request_not_found'],
  },
  approveRequest: {
    method: 'POST',
    path: '/admin/coin-requests/:id/approve',
    summary: 'Let the coins of a request move; neither by who asked nor by whose wallet it is',
    access: decidesRequests,
    params: byId,
    output: coinRequest,
    refusals: [...decisionRefusals, 'coin.not_enough', 'coin.grant_too_large'],
    idempotent: true,
    limit: 'write',
  },
  rejectRequest: {
    method: 'POST',
    path: '/admin/coin-requests/:id/reject',
    summary: 'Refuse a request, with a reason for the colleague who asked',
    access: decidesRequests,
    params: byId,
    body: z.strictObject({ reason: staffReason }),
    output: coinRequest,
    refusals: decisionRefusals,
    idempotent: true,
    limit: 'write',
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
      'user.cannot_delete_ai_user',
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
