import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { bulkMaxRows } from '#core/access/bulk-action/bulk-action.ts';
import { CloseIcon } from '#ui/icons.tsx';
import type { Place } from '../../layout/places.ts';
import type { BulkChoice } from './bulk-choice.ts';
import type BulkDialogOfRows from './BulkDialog.tsx';
import type { Selection } from './use-selection.ts';

// `lazy` forgets that the rows are the list's.
const BulkDialog = lazy(() => import('./BulkDialog.tsx')) as unknown as typeof BulkDialogOfRows;

type Props<Row> = Readonly<{
  resource: Place;
  choices: readonly BulkChoice<Row>[];
  selection: Selection<Row>;
  nameOf: (row: Row) => ReactNode;
}>;

/** What may be done to the chosen rows; it stays in sight while the list scrolls. */
export const BulkBar = <Row extends RaRecord>({ resource, choices, selection, nameOf }: Props<Row>) => {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<BulkChoice<Row>>();
  const count = selection.rows.length;
  if (count === 0 && open === undefined) return null;
  return (
    <>
      {count > 0 && (
        <Paper
          elevation={6}
          role="region"
          aria-label={formatMessage({ id: 'console.bulk.bar' })}
          sx={{
            position: 'sticky',
            bottom: 'calc(8px + env(safe-area-inset-bottom, 0px))',
            zIndex: 2,
            mt: 1.5,
            px: 1.5,
            py: 1,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            border: '1px solid',
            borderColor: 'divider',
            '@media (max-width: 699px)': { '& .MuiButton-root': { minHeight: 44 } },
          }}
        >
          <Typography component="output" sx={{ fontWeight: 600, mr: 'auto' }}>
            <FormattedMessage id="console.bulk.chosen" values={{ count }} />
            {selection.isFull && (
              <Typography component="span" variant="body2" sx={{ ml: 1, color: 'text.secondary' }}>
                <FormattedMessage id="console.bulk.most" values={{ count: bulkMaxRows }} />
              </Typography>
            )}
          </Typography>
          {choices.map((choice) => (
            <Button
              key={choice.verb}
              size="small"
              variant="outlined"
              color={choice.dangerous ? 'error' : 'primary'}
              onClick={() => setOpen(choice)}
            >
              {formatMessage({ id: `console.bulk.${resource}.${choice.verb}` as 'console.bulk.bar' })}
            </Button>
          ))}
          <Button size="small" variant="text" startIcon={<CloseIcon />} onClick={selection.clear}>
            <FormattedMessage id="console.bulk.clear" />
          </Button>
        </Paper>
      )}
      {open !== undefined && (
        <Suspense>
          <BulkDialog<Row>
            resource={resource}
            choice={open}
            rows={selection.rows}
            nameOf={nameOf}
            onDone={selection.clear}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
