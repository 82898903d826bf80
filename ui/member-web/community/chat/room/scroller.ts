/** So near to an end, in pixels, more is fetched. */
const near = 700;
/** Within so little of the end one is at the end. */
const atEnd = 60;

export type Anchor = Readonly<{ key: string; top: number }>;

const rowsIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-row]')];
const rowOf = (scroller: HTMLElement, key: string) =>
  rowsIn(scroller).find(({ dataset }) => dataset['row'] === key);
const topOf = (scroller: HTMLElement, row: HTMLElement) =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

/** The first row in view, and where it stands. */
export const anchorIn = (scroller: HTMLElement): Anchor | undefined => {
  const first = rowsIn(scroller).find((row) => topOf(scroller, row) + row.offsetHeight > 0);
  return first && { key: first.dataset['row'] ?? '', top: topOf(scroller, first) };
};

/** Rows came or went around it: it stands where it stood. */
export const returnTo = (scroller: HTMLElement, { key, top }: Anchor): void => {
  const row = rowOf(scroller, key);
  if (row !== undefined) scroller.scrollTop += topOf(scroller, row) - top;
};

/** The newest place of which something is in view. */
export const lastSeenIn = (scroller: HTMLElement): number => {
  const seen = rowsIn(scroller).findLast(
    (row) => 'seq' in row.dataset && topOf(scroller, row) < scroller.clientHeight - 12,
  );
  return Number(seen?.dataset['seq'] ?? 0);
};

export const scrollToEnd = (scroller: HTMLElement): void => {
  scroller.scrollTop = scroller.scrollHeight;
};

/** False where the row is not drawn. */
export const scrollToRow = (scroller: HTMLElement, key: string, where: 'centre' | 'top'): boolean => {
  const row = rowOf(scroller, key);
  if (row === undefined) return false;
  const offset = topOf(scroller, row);
  scroller.scrollTop +=
    where === 'top' ? offset - 72 : offset - (scroller.clientHeight - row.offsetHeight) / 2;
  return true;
};

const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;
export const isAtEndOf = (scroller: HTMLElement): boolean => fromEnd(scroller) < atEnd;
export const isNearEndOf = (scroller: HTMLElement): boolean => fromEnd(scroller) < near;
export const isNearTopOf = (scroller: HTMLElement): boolean => scroller.scrollTop < near;
