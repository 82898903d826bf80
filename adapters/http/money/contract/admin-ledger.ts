import { z } from 'zod';
import { coinTypes, transactionReasons } from '#core/money/coin/ledger.ts';
import { contract, instant, typedDay } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';

const period = z.strictObject({ from: typedDay.optional(), to: typedDay.optional() });

/** Coins seen as an accountant sees them. */
export const adminLedger = contract({
  entries: {
    method: 'GET',
    path: '/admin/ledger',
    summary: "Every posting, the house's own accounts too",
    access: ['transaction.view'],
    query: listQuery,
    output: z.array(
      z.object({
        id: z.string(),
        transferId: z.string(),
        account: z.string(),
        userId: z.string().nullable(),
        userName: z.string().nullable(),
        coin: z.enum(coinTypes),
        amount: z.int(),
        balanceAfter: z.int().nullable(),
        reason: z.enum(transactionReasons),
        reference: z.string(),
        reverses: z.string().nullable(),
        note: z.string().nullable(),
        actor: z.string(),
        createdAt: instant,
      }),
    ),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  totals: {
    method: 'GET',
    path: '/admin/coin-totals',
    summary: 'What each account sums up to; every coin sums up to zero over all of them',
    access: ['transaction.view'],
    output: z.object({
      items: z.array(
        z.object({ account: z.string(), coin: z.enum(coinTypes), balance: z.int(), postings: z.int() }),
      ),
    }),
    refusals: [],
  },
  economy: {
    method: 'GET',
    path: '/admin/economy',
    summary: 'Coins issued, spent, burned and outstanding, by reason and by day (UTC+7); at most 366 days',
    access: ['transaction.view'],
    query: period,
    output: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      topUpVnd: z.int(),
      byReason: z.array(
        z.object({
          reason: z.enum(transactionReasons),
          coin: z.enum(coinTypes),
          into: z.int(),
          outOf: z.int(),
          transfers: z.int(),
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
    refusals: ['input.date', 'input.date_range'],
    limit: 'heavy',
  },
});
