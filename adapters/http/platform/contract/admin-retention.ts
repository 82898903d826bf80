import { z } from 'zod';
import { keptForGood, retentionKinds } from '#core/platform/retention/terms.ts';
import { contract, instant, wholeInQuery } from '../../engine/contract/endpoint.ts';

const rights = ['setting.update', 'global'] as const;
const byKind = z.strictObject({ kind: z.enum(retentionKinds) });
/** What each kind allows, the use case says: no kind allows more. */
const mostDays = 3650;

const retentionRow = z.object({
  kind: z.enum(retentionKinds),
  days: z.int(),
  usual: z.int(),
  least: z.int(),
  most: z.int(),
  version: z.int(),
  changedAt: instant.nullable(),
});

export const adminRetention = contract({
  list: {
    method: 'GET',
    path: '/admin/retention',
    summary: 'What is kept and for how many days, within which bounds, and what nothing takes away',
    access: rights,
    output: z.object({ items: z.array(retentionRow), fixed: z.array(z.enum(keptForGood)) }),
    refusals: [],
  },
  preview: {
    method: 'GET',
    path: '/admin/retention/:kind/preview',
    summary: 'How many rows the next cleaning would take with so many days; changes nothing',
    access: rights,
    params: byKind,
    query: z.strictObject({ days: wholeInQuery(1, mostDays) }),
    output: z.object({ rows: z.int(), rowsNow: z.int(), isAtLeast: z.boolean() }),
    refusals: ['retention.out_of_bounds'],
  },
  change: {
    method: 'PUT',
    path: '/admin/retention/:kind',
    summary: 'Keep one kind for so many days from the next cleaning on',
    access: rights,
    params: byKind,
    body: z.strictObject({ days: z.int().min(1).max(mostDays), version: z.int().min(0).optional() }),
    output: retentionRow,
    refusals: ['retention.out_of_bounds', 'version.stale'],
  },
});
