type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const flat = (value: unknown, prefix = ''): readonly (readonly [string, unknown])[] =>
  isTree(value)
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, prefix === '' ? key : `${prefix}.${key}`))
    : prefix === ''
      ? []
      : [[prefix, value]];

export type Difference = Readonly<{
  path: string;
  before: unknown;
  after: unknown;
  /** Of a list: what came and what went says more than both lists whole. */
  list: Readonly<{ added: readonly unknown[]; removed: readonly unknown[] }> | null;
}>;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What differs, field by field, in the order the log wrote it. */
export const differences = (before: unknown, after: unknown): readonly Difference[] => {
  const left = new Map(flat(before));
  const right = new Map(flat(after));
  return [...new Set([...left.keys(), ...right.keys()])]
    .map((path) => {
      const [was, is] = [left.get(path), right.get(path)];
      const lists = [was ?? [], is ?? []];
      const list =
        Array.isArray(was) || Array.isArray(is)
          ? {
              added: (lists[1] as unknown[]).filter(
                (one) => !(lists[0] as unknown[]).some((each) => same(each, one)),
              ), // one of them is a list, the other a list or nothing
              removed: (lists[0] as unknown[]).filter(
                (one) => !(lists[1] as unknown[]).some((each) => same(each, one)),
              ), // as above
            }
          : null;
      return { path, before: was, after: is, list };
    })
    .filter(({ before: was, after: is }) => !same(was, is));
};
