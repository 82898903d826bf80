import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { Place } from '../../layout/places.ts';
import type { ListColumn } from '../list-column.ts';

export type ChosenColumns<Row> = Readonly<{
  /** All of them, the chosen ones first in their order. */
  ordered: readonly ListColumn<Row>[];
  shown: readonly ListColumn<Row>[];
  /** By name, in their order; null: as the list is drawn by itself. */
  chosen: readonly string[] | null;
  choose: (sources: readonly string[] | null) => void;
}>;

/** The first column opens the record, so it is always there. */
export const shownColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | null,
): readonly ListColumn<Row>[] => {
  const [first, ...others] = columns;
  if (first === undefined || chosen === null) return columns.filter(({ hidden }) => !hidden);
  return [first, ...chosen.flatMap((source) => others.find((column) => column.source === source) ?? [])];
};

/** Remembered on this device, list by list. What an update of the console took away is passed over. */
export const useColumns = <Row>(resource: Place, columns: readonly ListColumn<Row>[]): ChosenColumns<Row> => {
  const [chosen, setChosen] = useStore<readonly string[] | null>(`columns.${resource}`, null);
  return useMemo(() => {
    const shown = shownColumns(columns, chosen);
    const ordered = [...shown, ...columns.filter((column) => !shown.includes(column))];
    return { ordered, shown, chosen, choose: setChosen };
  }, [columns, chosen, setChosen]);
};

/** One step up or down among those that are shown; the first stays where it is. */
export const movedColumn = (sources: readonly string[], source: string, step: 1 | -1): readonly string[] => {
  const at = sources.indexOf(source);
  const next = at + step;
  if (at < 0 || next < 0 || next >= sources.length) return sources;
  const moved = [...sources];
  moved.splice(at, 1);
  moved.splice(next, 0, source);
  return moved;
};
