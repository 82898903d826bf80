import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type RaRecord, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { rowLink } from '#ui/command-palette/rows.ts';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import type { Selection } from './bulk/use-selection.ts';
import type { ListColumn } from './list-column.ts';
import { RowTick } from './RowsTable.tsx';

const isEmpty = <Row,>({ cell }: ListColumn<Row>, row: Row): boolean => {
  const value = cell?.(row);
  return value === null || value === '';
};

type Props<Row> = Readonly<{
  columns: readonly ListColumn<Row>[];
  to: (row: Row) => string;
  selection?: Selection<Row> | undefined;
}>;

/** A list where a table has no room: a card for each row, with what its columns say of a phone. */
export const RowCards = <Row extends RaRecord>({ columns, to, selection }: Props<Row>) => {
  const { data = [] } = useListContext<Row>();
  const at = (place: ListColumn<Row>['onPhone']) => columns.filter(({ onPhone }) => onPhone === place);
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
      {data.map((row) => (
        <Card key={row.id} component="li" sx={{ position: 'relative', p: 1.5 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
            <Link
              {...rowLink}
              component={RouterLink}
              to={to(row)}
              underline="none"
              color="text.primary"
              // The whole card opens the record; other links in it lie above.
              sx={{
                minWidth: 0,
                mr: 'auto',
                fontWeight: 600,
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {at('title').map(({ source, render }) => (
                <span key={source}>{render(row)}</span>
              ))}
            </Link>
            {selection !== undefined && (
              <Box sx={{ order: -1, position: 'relative', m: -1, mr: 0 }}>
                <RowTick row={row} selection={selection} name={at('title')[0]?.cell?.(row)?.toString()} />
              </Box>
            )}
            {at('corner').map(({ source, render }) => (
              <Box key={source} component="span" sx={{ flexShrink: 0, maxWidth: '55%' }}>
                {render(row)}
              </Box>
            ))}
          </Stack>
          <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.25, fontSize: '0.875rem' }}>
            {columns
              .filter((column) => column.onPhone === 'text' && !isEmpty(column, row))
              .map(({ source, label, render }) => (
                <Box key={source}>
                  <Box component="dt" sx={visuallyHidden}>
                    {label}
                  </Box>
                  <Box component="dd" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {render(row)}
                  </Box>
                </Box>
              ))}
            {columns
              .filter((column) => column.onPhone === 'line' && !isEmpty(column, row))
              .map(({ source, label, render }) => (
                // What has no room beside its name takes the next line.
                <Box key={source} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {label}
                  </Box>
                  <Box
                    component="dd"
                    sx={{
                      m: 0,
                      ml: 'auto',
                      minWidth: 0,
                      overflowWrap: 'anywhere',
                      '& a': { position: 'relative' },
                    }}
                  >
                    {render(row)}
                  </Box>
                </Box>
              ))}
          </Box>
        </Card>
      ))}
    </Stack>
  );
};
