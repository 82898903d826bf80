type Sortable = string | number | Date;

const plain = (value: Sortable): string | number => (value instanceof Date ? value.getTime() : value);

const compare = (a: readonly Sortable[], b: readonly Sortable[]): number => {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    if (plain(left) !== plain(right)) return plain(left) < plain(right) ? -1 : 1;
  }
  return 0;
};

/** Sorts by several values, the first leading. */
export const ascending =
  <Row>(by: (row: Row) => readonly Sortable[]) =>
  (a: Row, b: Row): number =>
    compare(by(a), by(b));

export const descending =
  <Row>(by: (row: Row) => readonly Sortable[]) =>
  (a: Row, b: Row): number =>
    compare(by(b), by(a));

/** Rows behind a place in a list that runs downwards. */
export const isBelow = (row: readonly Sortable[], place: readonly Sortable[]): boolean =>
  compare(row, place) < 0;
