import { z } from 'zod';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { contract, instant } from '../../engine/contract/endpoint.ts';

/** Totals only: nobody's own figures, and no money. */
export const economy = contract({
  totals: {
    method: 'GET',
    path: '/economy',
    summary:
      'Coins issued, spent, burned, outstanding and paid out since the first day, and 30 days of them (UTC+7); read from the ledger once a minute',
    access: 'visitor',
    output: z.object({
      /** When the ledger was read. */
      at: instant,
      coins: z.array(
        z.object({
          coin: z.enum(coinTypes),
          issued: z.int(),
          spent: z.int(),
          burned: z.int(),
          /** `issued − spent − burned`: what members hold. */
          outstanding: z.int(),
          /** Part of what was issued. */
          rewards: z.int(),
          bounties: z.int(),
        }),
      ),
      daily: z.array(
        z.object({
          day: z.iso.date(),
          coin: z.enum(coinTypes),
          issued: z.int(),
          spent: z.int(),
          burned: z.int(),
          outstanding: z.int(),
        }),
      ),
    }),
    refusals: [],
  },
});
