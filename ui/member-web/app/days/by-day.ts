import { localDate } from '#core/kernel/time.ts';

type Dated = Readonly<{ createdAt: Date }>;

/** In the order they came in; a day is the reader's own calendar day. */
export const byDay = <Item extends Dated>(
  all: readonly Item[],
  timeZone: string,
): readonly Readonly<{ date: string; items: readonly Item[] }>[] => {
  const days = new Map<string, Item[]>();
  for (const item of all) {
    const date = localDate(item.createdAt, timeZone);
    const known = days.get(date);
    if (known) known.push(item);
    else days.set(date, [item]);
  }
  return [...days].map(([date, items]) => ({ date, items }));
};
