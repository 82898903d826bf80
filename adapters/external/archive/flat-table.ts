type Cell = string | number | boolean | Date | null;
export type FlatTable = Readonly<{
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}>;

const isPlain = (value: unknown): value is string | number | boolean | Date =>
  ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date;

/** `{ inputs: { body: { waist: 80 } } }` → `inputs.body.waist`; lists become one cell. */
const flatten = (value: unknown, path: string, into: Map<string, Cell>): void => {
  if (value === null || value === undefined) return void into.set(path, null);
  if (isPlain(value)) return void into.set(path, value);
  if (Array.isArray(value)) {
    const cell = value.every(isPlain) ? value.join('; ') : JSON.stringify(value);
    return void into.set(path, cell);
  }
  for (const [name, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${name}` : name, into);
};

/** A list of records as a table with every column that any of them has. */
export const flatTable = (name: string, records: readonly unknown[]): FlatTable => {
  const flat = records.map((record) => {
    const cells = new Map<string, Cell>();
    flatten(record, '', cells);
    return cells;
  });
  const columns = [...new Set(flat.flatMap((cells) => [...cells.keys()]))];
  return { name, columns, rows: flat.map((cells) => columns.map((column) => cells.get(column) ?? null)) };
};
