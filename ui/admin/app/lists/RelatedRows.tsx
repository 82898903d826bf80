import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { type RelatedList, useRelatedRows } from './data.ts';

type Props<Row> = Readonly<{
  all: string;
  children: (row: Row) => ReactNode;
}> &
  Omit<RelatedList<Row>, 'most'>;

const shown = 10;

/** The newest rows of another list, and the way to all of them. */
export const RelatedRows = <Row extends { id: string }>({
  queryKey,
  load,
  sort,
  all,
  children,
}: Props<Row>) => {
  const query = useRelatedRows({ queryKey, load, sort, most: shown });
  return (
    <QueryView
      query={query}
      skeleton={<ListSkeleton rows={4} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyState compact title={<FormattedMessage id="ui.nothing" />} />}
    >
      {(rows) => (
        <>
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.slice(0, shown).map((row) => (
              <Box
                component="li"
                key={row.id}
                sx={{ py: 1.25, borderBottom: '1px solid', borderColor: 'divider' }}
              >
                {children(row)}
              </Box>
            ))}
          </Stack>
          {rows.length > shown && (
            <Button component={Link} to={all} variant="outlined" size="small" sx={{ mt: 2 }}>
              <FormattedMessage id="console.showAll" />
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
};

export const RelatedRow = ({
  title,
  value,
  note,
  corner,
}: Readonly<{ title: ReactNode; value?: ReactNode; note?: ReactNode; corner?: ReactNode }>) => (
  <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', flexWrap: 'wrap' }}>
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {note !== undefined && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
    <Box sx={{ textAlign: 'right', ml: 'auto' }}>
      {value}
      {corner !== undefined && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {corner}
        </Typography>
      )}
    </Box>
  </Box>
);
