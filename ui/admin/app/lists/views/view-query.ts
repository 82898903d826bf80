import type { ViewQuery } from './data.ts';

/** Names in one order, so that the same filters read the same. */
const inOrder = (filter: Readonly<Record<string, unknown>>) =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Whether two lists show the same: filters, order and columns. */
export const isSameQuery = (one: ViewQuery, other: ViewQuery): boolean =>
  JSON.stringify([inOrder(one.filter), one.sort.field, one.sort.order, one.columns]) ===
  JSON.stringify([inOrder(other.filter), other.sort.field, other.sort.order, other.columns]);

/** The address under which the list stands as the view says, with the view's own name in it. */
export const addressOfView = (pathname: string, { filter, sort }: ViewQuery, view: string | null): string => {
  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    ...(view === null ? {} : { view }),
  });
  return `${pathname}?${search.toString()}`;
};
