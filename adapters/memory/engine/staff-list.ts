import { countCap, type List } from '#core/kernel/page.ts';
import { fold } from '#core/kernel/text/text.ts';
import type { Condition, ListPlan } from '#adapters/ports/staff-lists.ts';

type Value = string | number | boolean | Date | null;
const plain = (value: unknown): Exclude<Value, Date> =>
  value instanceof Date ? value.getTime() : ((value ?? null) as Exclude<Value, Date>); // list fields hold scalars

/** As PostgreSQL orders: nothing comes after something, and so first when descending. */
const compare = (a: unknown, b: unknown): number => {
  const [left, right] = [plain(a), plain(b)];
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  return left < right ? -1 : 1;
};

type Row = Readonly<Record<string, unknown>>;

const valueOf = (row: Row, { field, kind }: Pick<Condition, 'field' | 'kind'>): unknown =>
  kind === 'serial' ? Number(row[field]) : row[field];

const passes = (row: Row, condition: Condition): boolean => {
  const value = valueOf(row, condition);
  switch (condition.test) {
    case 'any':
      return condition.values.some((wanted) => compare(value, wanted) === 0);
    case 'from':
      return value !== null && compare(value, condition.value) >= 0;
    case 'to':
      return value !== null && compare(value, condition.value) <= 0;
    case 'empty':
      return value === null;
  }
};

/** The same answer as the SQL list gives, from rows that are all here. `kinds` says which fields count as numbers. */
export const staffList = <Listed extends object>(
  rows: readonly Listed[],
  plan: ListPlan,
  kinds: Readonly<Record<string, Condition['kind']>>,
  searched: (row: Listed) => readonly (string | null)[],
  /** Fields of the list that are no part of its rows. */
  more: (row: Listed) => object = () => ({}),
): List<Listed> => {
  const { field, descending } = plan.sort;
  const sign = descending ? -1 : 1;
  const by = (row: Listed, name: string) =>
    valueOf({ ...row, ...more(row) } as Row, { field: name, kind: kinds[name] ?? 'text' }); // read by name
  const found = rows
    .filter((row) => plan.conditions.every((condition) => passes({ ...row, ...more(row) } as Row, condition))) // read by name
    .filter((row) => {
      const text = fold(searched(row).filter(Boolean).join(' '));
      return plan.words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => sign * (compare(by(a, field), by(b, field)) || compare(by(a, 'id'), by(b, 'id'))));
  const totalIsCapped = found.length >= countCap;
  return {
    rows: found.slice(plan.offset, plan.offset + plan.limit),
    total: totalIsCapped ? countCap - 1 : found.length,
    totalIsCapped,
  };
};
