/** One place towards the front (-1) or the back (1); what is at the end stays there. */
export const moved = <Item>(items: readonly Item[], index: number, by: -1 | 1): readonly Item[] => {
  const item = items[index];
  const other = items[index + by];
  if (item === undefined || other === undefined) return items;
  return items.map((each, at) => (at === index ? other : at === index + by ? item : each));
};
