import { type RefObject, useLayoutEffect } from 'react';
import type { ListColumn } from '../list-column.ts';

export type Fitting = Readonly<{
  leftOut: readonly string[];
  onLeftOut: (sources: readonly string[]) => void;
}>;

/** While this attribute is on the table, every column is drawn. */
export const measuring = 'data-measuring';

type Measured = Readonly<{
  source: string;
  width: number;
  onPhone: ListColumn<never>['onPhone'] | undefined;
}>;

/**
 * Which columns are left out so that the others fit into `room` pixels: from the last one, first those that a phone
 * does not show either. The first column, headings and corners of cards stay, even where they do not fit.
 */
export const columnsWithoutRoom = (columns: readonly Measured[], room: number): readonly string[] => {
  let width = columns.reduce((sum, column) => sum + column.width, 0);
  const others = columns.slice(1).reverse();
  const leftOut: string[] = [];
  for (const dropped of [undefined, 'line', 'text']) {
    for (const column of others) {
      if (width <= room) return leftOut;
      if (column.onPhone !== dropped) continue;
      leftOut.push(column.source);
      width -= column.width;
    }
  }
  return leftOut;
};

/** Measures after every drawing and every change of the width, before the reader sees it. */
export const useFitting = <Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly ListColumn<Row>[],
  fitting: Fitting | undefined,
): void => {
  useLayoutEffect(() => {
    const table = box.current;
    if (table === null || fitting === undefined) return;
    const { leftOut, onLeftOut } = fitting;
    const measure = () => {
      table.setAttribute(measuring, '');
      const widthOf = (source: string) =>
        table.querySelector(`th.column-${CSS.escape(source)}`)?.getBoundingClientRect().width ?? 0;
      const measured = columns.map(({ source, onPhone }) => ({ source, onPhone, width: widthOf(source) }));
      const room = table.clientWidth - widthOf('tick');
      // A table as wide as its frame fits, whatever its columns were stretched to.
      const needed = table.querySelector('table')?.scrollWidth ?? 0;
      table.removeAttribute(measuring);
      const without = needed <= table.clientWidth ? [] : columnsWithoutRoom(measured, room);
      if (without.join() !== leftOut.join()) onLeftOut(without);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    const drawn = table.querySelector('table');
    if (drawn !== null) observer.observe(drawn); // grows when its letters arrive
    return () => observer.disconnect();
  });
};
