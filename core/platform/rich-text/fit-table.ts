import { cleanAttributes } from './attributes.ts';
import { element, type RichElement } from './tree.ts';

/** A cell as it was written, with blocks that fit already. */
export type Cell = Readonly<{
  isHead: boolean;
  attributes: Readonly<Record<string, string>>;
  blocks: readonly RichElement[];
}>;

/** A row of a table's head heads, however few cells it has. */
export type Row = Readonly<{ cells: readonly Cell[]; isInHead: boolean }>;

type Placed = Cell & { colspan: number; rowspan: number };

const spanOf = (value: string | undefined): number => Number(value ?? 1);
const emptyCell = (isHead: boolean): Placed => ({
  isHead,
  attributes: {},
  blocks: [element('p')],
  colspan: 1,
  rowspan: 1,
});

type Grid = Readonly<{ rows: readonly Placed[][]; taken: readonly boolean[][]; width: number }>;

/** A table of so many places is drawn; what spans or lacks more is left as it was written. */
const mostPlaces = (cells: readonly Cell[]): number => 5000 + 4 * cells.length;

/** Where each cell lies, when what spans too far is cut. */
const placed = (rows: readonly Row[], hasSpans: boolean): Grid => {
  const taken: boolean[][] = rows.map(() => []);
  const drawn = rows.map(({ cells }, y) => {
    let x = 0;
    return cells.map((cell): Placed => {
      while (taken[y]?.[x]) x += 1;
      const { colspan: wide, rowspan: tall, ...others } = cleanAttributes('td', cell.attributes);
      let colspan = 1;
      while (hasSpans && colspan < spanOf(wide) && !taken[y]?.[x + colspan]) colspan += 1;
      const rowspan = hasSpans ? Math.min(spanOf(tall), rows.length - y) : 1;
      for (let down = 0; down < rowspan; down += 1)
        for (let right = 0; right < colspan; right += 1) (taken[y + down] ?? [])[x + right] = true;
      x += colspan;
      return { ...cell, attributes: others, colspan, rowspan };
    });
  });
  return { rows: drawn, taken, width: Math.max(...taken.map((row) => row.length)) };
};

const areaOf = (cell: Cell): number => {
  const { colspan, rowspan } = cleanAttributes('td', cell.attributes);
  return spanOf(colspan) * spanOf(rowspan);
};

/** Each place of the grid taken once and none left over: what lacks is an empty cell. */
const rectangular = (rows: readonly Row[]): readonly (readonly Placed[])[] => {
  const cells = rows.flatMap((row) => row.cells);
  const most = mostPlaces(cells);
  const area = cells.reduce((sum, cell) => sum + areaOf(cell), 0);
  const fits = ({ width }: Grid) => width * rows.length <= most;
  const spanning = area <= most ? placed(rows, true) : null;
  const grid = spanning && fits(spanning) ? spanning : placed(rows, false);
  const filled = grid.rows.map((row, y) => {
    const taken = grid.taken[y] ?? [];
    if (taken.length === 0 || !fits(grid)) return { row, taken };
    const isHead = row.length > (rows[y]?.isInHead ? 0 : 1) && row.every((cell) => cell.isHead);
    const gaps = Array.from({ length: grid.width }, (_, x) => x).filter((x) => !taken[x]);
    return { row: [...row, ...gaps.map(() => emptyCell(isHead))], taken };
  });
  // A row without cells stays where cells from above reach through it.
  return filled.filter(({ taken }) => taken.length > 0).map(({ row }) => row);
};

/** Leading rows of heads alone, when nothing in them reaches further down. */
const headRows = (rows: readonly (readonly Placed[])[]): number => {
  const end = rows.findIndex((row) => row.length === 0 || row.some(({ isHead }) => !isHead));
  const count = end === -1 ? rows.length : end;
  const isClosed = rows.slice(0, count).every((row, y) => row.every(({ rowspan }) => y + rowspan <= count));
  return isClosed ? count : 0;
};

const cellElement = (
  { isHead, attributes, blocks, colspan, rowspan }: Placed,
  isInHead: boolean,
): RichElement =>
  element(isHead ? 'th' : 'td', blocks, {
    ...(colspan > 1 && { colspan: String(colspan) }),
    ...(rowspan > 1 && { rowspan: String(rowspan) }),
    ...(isHead && { scope: scopeOf(attributes['scope'], isInHead) }),
  });

/** A cell says which way it heads where its place would not say so. */
const scopeOf = (given: string | undefined, isInHead: boolean): string => {
  if (given === 'colgroup' || given === 'rowgroup') return given;
  return isInHead ? 'col' : 'row';
};

/** Null when there is no cell at all. */
export const tableOf = (rows: readonly Row[]): RichElement | null => {
  if (rows.every(({ cells }) => cells.length === 0)) return null;
  const complete = rectangular(rows);
  const heads = headRows(complete);
  const drawn = (some: readonly (readonly Placed[])[], isInHead: boolean) =>
    some.map((row) =>
      element(
        'tr',
        row.map((cell) => cellElement(cell, isInHead)),
      ),
    );
  const head = drawn(complete.slice(0, heads), true);
  const body = drawn(complete.slice(heads), false);
  return element('table', [
    ...(head.length > 0 ? [element('thead', head)] : []),
    ...(body.length > 0 ? [element('tbody', body)] : []),
  ]);
};
