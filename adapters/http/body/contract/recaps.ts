import { z } from 'zod';
import { homeMetrics } from '#core/body/snapshot/home/home-number.ts';
import { recapCautions } from '#core/member-lifecycle/monthly-recap/recap.ts';
import { coinTypes } from '#core/money/coin/ledger.ts';
import { contract, word } from '../../engine/contract/endpoint.ts';

/** `2026-10` */
const month = z.string();

export const recaps = contract({
  read: {
    method: 'GET',
    path: '/me/recap',
    summary: 'What one month that is over was: weeks, one number, goals, answers, challenges and coins',
    access: 'member',
    /** Without a month: the last one that is over. */
    query: z.strictObject({ month: word(7).optional() }),
    output: z.object({
      /** Null: no month is over since the member came. */
      recap: z
        .object({
          month,
          weeks: z.object({ saved: z.int(), all: z.int() }),
          streak: z.int(),
          streakMilestone: z.int().nullable(),
          number: z
            .object({
              metric: z.enum(homeMetrics),
              from: z.number(),
              to: z.number(),
              values: z.int(),
              caution: z.enum(recapCautions).nullable(),
            })
            .nullable(),
          goals: z.array(z.string()),
          records: z.array(z.object({ metric: z.string(), value: z.number() })),
          /** Reviews that were answered. */
          answers: z.int(),
          challenges: z.array(z.object({ title: z.string(), slug: z.string() })),
          coins: z.array(z.object({ coin: z.enum(coinTypes), amount: z.int() })),
          isEmpty: z.boolean(),
        })
        .nullable(),
      previous: month.nullable(),
      next: month.nullable(),
    }),
    refusals: ['recap.not_there', 'input.date'],
  },
});
