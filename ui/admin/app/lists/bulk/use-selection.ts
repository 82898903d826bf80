import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { bulkMaxRows } from '#core/access/bulk-action/bulk-action.ts';

export type Selection<Row> = Readonly<{
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (row: Row) => void;
  /** All rows of the page, or none of them. */
  togglePage: () => void;
  page: 'all' | 'some' | 'none';
  clear: () => void;
  isFull: boolean;
}>;

/** Rows chosen on any page of the list; another filter is another list, and begins without any. */
export const useSelection = <Row extends RaRecord>(): Selection<Row> => {
  const { data = [], filterValues } = useListContext<Row>();
  const of = JSON.stringify(filterValues);
  const [kept, setKept] = useState<{ of: string; rows: ReadonlyMap<string, Row> }>({ of, rows: new Map() });
  const held: ReadonlyMap<string, Row> = kept.of === of ? kept.rows : new Map();
  // What the page shows now is newer than what was chosen.
  const rows = new Map(held);
  for (const row of data) if (rows.has(String(row.id))) rows.set(String(row.id), row);

  const keep = (next: ReadonlyMap<string, Row>) => setKept({ of, rows: next });
  const onPage = data.filter((row) => rows.has(String(row.id))).length;
  return {
    rows: [...rows.values()],
    has: (row) => rows.has(String(row.id)),
    toggle: (row) => {
      const next = new Map(rows);
      if (!next.delete(String(row.id)) && next.size < bulkMaxRows) next.set(String(row.id), row);
      keep(next);
    },
    togglePage: () => {
      const next = new Map(rows);
      for (const row of data)
        if (onPage === data.length) next.delete(String(row.id));
        else if (next.size < bulkMaxRows) next.set(String(row.id), row);
      keep(next);
    },
    page: onPage === 0 ? 'none' : onPage === data.length ? 'all' : 'some',
    clear: () => keep(new Map()),
    isFull: rows.size >= bulkMaxRows,
  };
};
