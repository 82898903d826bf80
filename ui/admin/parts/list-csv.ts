import type { DataProvider } from 'react-admin';
import { byteOrderMark, type Cell, csvLine } from '#core/kernel/csv.ts';
import { maxOffset, maxPageSize } from '#core/kernel/page.ts';
import { saveFile } from '#ui/save-file.ts';

type Column<Row> = Readonly<{ label: string; cell: (row: Row) => Cell }>;
type Asked = Readonly<{
  resource: string;
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: Readonly<Record<string, unknown>>;
}>;

/** Everything the filters find, page by page as the server gives it, up to the deepest page it gives. */
const allRows = async <Row>(provider: DataProvider, { resource, sort, filter }: Asked): Promise<Row[]> => {
  const found: Row[] = [];
  for (let page = 1; (page - 1) * maxPageSize <= maxOffset; page += 1) {
    // One after the other: a hundred at once would be an attack on our own server.
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await provider.getList(resource, {
      pagination: { page, perPage: maxPageSize },
      sort,
      filter,
    });
    found.push(...(data as Row[])); // the resource's own rows
    if (data.length < maxPageSize) break;
  }
  return found;
};

export const downloadCsv = async <Row>(
  provider: DataProvider,
  asked: Asked,
  columns: readonly Column<Row>[],
): Promise<number> => {
  const rows = await allRows<Row>(provider, asked);
  const lines = [
    csvLine(columns.map(({ label }) => label)),
    ...rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))),
  ];
  const blob = new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' });
  const day = new Date().toISOString().slice(0, 10);
  saveFile({ blob, name: `${asked.resource}-${day}.csv` }, `${asked.resource}.csv`);
  return rows.length;
};
