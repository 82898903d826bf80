import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { type ReactNode, useRef } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { rowLink } from '#ui/command-palette/rows.ts';
import type { Selection } from './bulk/use-selection.ts';
import { type Fitting, measuring, useFitting } from './columns/use-fitting.ts';
import type { ListColumn } from './list-column.ts';

type Props<Row extends RaRecord> = Readonly<{
  columns: readonly ListColumn<Row>[];
  to: (row: Row) => string;
  /** Left out where nothing may be done to many rows. */
  selection?: Selection<Row> | undefined;
  /** Which columns there is no room for, and who is to know. Left out where the reader chose them: all are drawn. */
  fitting?: Fitting | undefined;
}>;

/** Ticks a row; the click stays with it, because the row itself opens the record. */
export const RowTick = <Row,>({
  row,
  selection,
  name,
}: Readonly<{ row: Row; selection: Selection<Row>; name: ReactNode }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box component="label" onClick={(event) => event.stopPropagation()} sx={{ display: 'inline-flex' }}>
      <Checkbox
        size="small"
        checked={selection.has(row)}
        disabled={selection.isFull && !selection.has(row)}
        onChange={() => selection.toggle(row)}
        slotProps={{
          input: {
            'aria-label': formatMessage(
              { id: 'console.bulk.choose' },
              { name: typeof name === 'string' || typeof name === 'number' ? String(name) : '' },
            ),
          },
        }}
      />
    </Box>
  );
};

/** A table where there is room for one: order by its heads, and each row opens its record. */
export const RowsTable = <Row extends RaRecord>({ columns, to, selection, fitting }: Props<Row>) => {
  const { formatMessage } = useIntl();
  const card = useRef<HTMLDivElement>(null);
  useFitting(card, columns, fitting);
  const [first] = columns;
  return (
    <Card
      ref={card}
      sx={[
        { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } },
        ...(fitting?.leftOut ?? []).map((source) => ({
          [`&:not([${measuring}]) .column-${CSS.escape(source)}`]: { display: 'none' },
        })),
      ]}
    >
      <DataTable
        key={columns.map(({ source }) => source).join()}
        bulkActionButtons={false}
        // Which columns are drawn is chosen here; nothing of the framework writes to this place of its store.
        storeKey="drawn-as-chosen"
        rowClick={(_id, _resource, row) => to(row as Row)} // the list's own rows
        sx={{
          '& .RaDataTable-headerCell': { fontWeight: 600, whiteSpace: 'nowrap' },
          // A table may scroll; words in it may not be cut into letters.
          '& .MuiTableCell-root': { py: 1, px: 1.25, overflowWrap: 'normal' },
          '& td.MuiTableCell-alignRight, & td.RowName': { whiteSpace: 'nowrap' },
          '& .RowTick': { width: 44, pr: 0, py: 0 },
        }}
      >
        {selection !== undefined && (
          <DataTable.Col<Row>
            source="tick"
            disableSort
            cellClassName="RowTick"
            headerClassName="RowTick"
            label={
              <Checkbox
                size="small"
                checked={selection.page === 'all'}
                indeterminate={selection.page === 'some'}
                onChange={selection.togglePage}
                slotProps={{ input: { 'aria-label': formatMessage({ id: 'console.bulk.choosePage' }) } }}
              />
            }
            render={(row) => (
              <RowTick row={row} selection={selection} name={first?.cell?.(row) as ReactNode} />
            )}
          />
        )}
        {columns.map(({ source, label, render, sortable = true, numeric, noWrap, isProse }, index) => (
          <DataTable.Col<Row>
            key={source}
            source={source}
            label={label}
            disableSort={!sortable}
            {...(index === 0 ? { cellClassName: 'RowName' } : {})}
            {...(numeric ? { align: 'right' as const } : {})}
            sx={{
              ...(noWrap === true && { whiteSpace: 'nowrap' }),
              ...(isProse === true && { minWidth: 260 }),
            }}
            render={(row) =>
              index === 0 ? (
                <Link
                  {...rowLink}
                  component={RouterLink}
                  to={to(row)}
                  onClick={(event) => event.stopPropagation()}
                  sx={{ fontWeight: 600 }}
                >
                  {render(row)}
                </Link>
              ) : (
                render(row)
              )
            }
          />
        ))}
      </DataTable>
    </Card>
  );
};
