import { z } from 'zod';
import { coinUnits } from '#core/money/coin/claim-window.ts';
import { features } from '#core/money/coin/fees.ts';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { processStatuses, rewardTypes } from '#core/money/coin/rewards.ts';
import { contract, instant, page, pageQuery } from '../../engine/contract/endpoint.ts';
import { wallet } from '../../people/contract/me.ts';

const reward = z.object({
  type: z.enum(rewardTypes),
  status: z.enum(processStatuses),
  amount: z.int(),
  coin: z.enum(coinTypes),
  unit: z.enum(coinUnits),
  available: z.int(),
  claimed: z.int(),
  lastClaimAt: instant.nullable(),
  nextClaimAt: instant.nullable(),
  missing: z.array(z.string()),
});

export const rewards = contract({
  list: {
    method: 'GET',
    path: '/rewards',
    summary: 'The four rewards: what is missing, what can be claimed, what was claimed',
    access: 'member',
    output: z.object({ items: z.array(reward) }),
    refusals: [],
  },
  history: {
    method: 'GET',
    path: '/rewards/history',
    summary: 'Claims, newest first',
    access: 'member',
    query: z.strictObject(pageQuery),
    output: page(
      z.object({
        id: z.string(),
        type: z.enum(rewardTypes),
        amount: z.int(),
        coin: z.enum(coinTypes),
        at: instant,
      }),
    ),
    refusals: ['input.cursor'],
  },
  claim: {
    method: 'POST',
    path: '/rewards/:type/claim',
    summary: 'Claim one source event of a reward',
    access: 'member',
    params: z.strictObject({ type: z.string().max(64) }),
    output: z.object({ reward, wallet, amount: z.int() }),
    refusals: ['reward.not_found', 'reward.not_allowed', 'reward.already_claimed', 'idempotency.key_reused'],
    idempotent: true,
    limit: 'write',
  },
  fees: {
    method: 'GET',
    path: '/fees',
    summary: 'What each feature costs',
    access: 'visitor',
    output: z.object({
      items: z.array(
        z.object({
          feature: z.enum(features),
          amount: z.int(),
          coin: z.enum(coinTypes),
          unit: z.enum(coinUnits),
        }),
      ),
    }),
    refusals: [],
  },
});
