import { dayOf } from '#core/assistant/ai-coach/usage.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Usage } from '../data.ts';

export const figures = ['answers', 'failed', 'free', 'tokens', 'cost', 'coins'] as const;
export type Figure = (typeof figures)[number];
export type Sums = Readonly<Record<Figure, number>>;

export const groupings = ['day', 'producer', 'model', 'kind'] as const;
export type Grouping = (typeof groupings)[number];

const none: Sums = { answers: 0, failed: 0, free: 0, tokens: 0, cost: 0, coins: 0 };

export const sumOf = (rows: readonly Usage[]): Sums =>
  rows.reduce<Sums>(
    (sums, row) => ({
      answers: sums.answers + row.answers,
      failed: sums.failed + row.failed,
      free: sums.free + row.free,
      tokens: sums.tokens + row.tokens,
      cost: sums.cost + row.cost,
      coins: sums.coins + row.coins,
    }),
    none,
  );

export type Group = Sums & Readonly<{ key: string }>;

/** Days from the newest back; everything else from the most used. */
export const groupsOf = (rows: readonly Usage[], by: Grouping): readonly Group[] => {
  const groups = Map.groupBy(rows, (row) => row[by]);
  return [...groups]
    .map(([key, some]) => ({ key, ...sumOf(some) }))
    .toSorted((a, b) => (by === 'day' ? b.key.localeCompare(a.key) : b.answers - a.answers));
};

/** So many days up to today, those without an answer too: a chart has no gaps. */
export const daysUpTo = (now: Date, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => dayOf(after(now, (index - count + 1) * day)));

export const byDay = (rows: readonly Usage[], days: readonly string[]): readonly Group[] => {
  const known = new Map(groupsOf(rows, 'day').map((group) => [group.key, group]));
  return days.map((key) => known.get(key) ?? { key, ...none });
};
