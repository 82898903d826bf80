import type { List, ListRequest } from '#core/kernel/page.ts';

/** What waits, how much of it, and since when the oldest has. */
export type Queue = Readonly<{ count: number; oldestAt: Date | null }>;

/** The first of a list in this order, and how many there are. */
export const first = (filter: ListRequest['filter'], field: string): ListRequest => ({
  sort: { field, order: 'ASC' },
  from: 0,
  to: 0,
  filter,
});

export const queueOf = <Row>({ rows, total }: List<Row>, since: (row: Row) => Date | null): Queue => ({
  count: total,
  oldestAt: rows[0] === undefined ? null : since(rows[0]),
});
