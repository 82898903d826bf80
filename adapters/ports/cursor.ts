import { fieldError } from '#core/kernel/domain-error.ts';

/** The place after which a page goes on: the sort values of the last row shown, in the order they sort by. */
export const encodeCursor = (...place: readonly (string | Date)[]): string =>
  btoa(
    encodeURIComponent(
      JSON.stringify(place.map((value) => (value instanceof Date ? value.toISOString() : value))),
    ),
  )
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const shapes = {
  instant: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  whole: /^\d{1,15}$/,
  number: /^\d{1,15}(\.\d{1,20})?$/,
  id: /^[\w.:-]{1,128}$/,
} as const;
type Shape = keyof typeof shapes;
type Place<Shapes extends readonly Shape[]> = { readonly [Index in keyof Shapes]: string };

const isOf = (shape: Shape, value: unknown): value is string => {
  if (typeof value !== 'string' || !shapes[shape].test(value)) return false;
  return (shape !== 'instant' && shape !== 'date') || !Number.isNaN(Date.parse(value));
};

/** Null without a cursor; one that this list did not make fails with input.cursor. */
export const decodeCursor = <const Shapes extends readonly Shape[]>(
  cursor: string | undefined,
  ...expected: Shapes
): Place<Shapes> | null => {
  if (cursor === undefined) return null;
  let place: unknown;
  try {
    place = JSON.parse(decodeURIComponent(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    throw fieldError('query.cursor', 'input.cursor');
  }
  const fits =
    Array.isArray(place) &&
    place.length === expected.length &&
    expected.every((shape, index) => isOf(shape, place[index]));
  if (!fits) throw fieldError('query.cursor', 'input.cursor');
  return place as unknown as Place<Shapes>; // each element was checked above
};

/** Cuts the one row too many that was read to learn whether there is a next page. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { items: readonly Row[]; nextCursor: string | null } => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
};
