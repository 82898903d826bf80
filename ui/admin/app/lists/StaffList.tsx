import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { ColumnsButton, DataTable, ListBase, type RaRecord, useListContext } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { rowLink } from '#ui/command-palette/rows.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Delayed } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { PlusIcon, RefreshIcon } from '#ui/icons.tsx';
import { LostPicture, ScalePicture } from '#ui/illustrations/scenes.tsx';
import type { WorkKind } from '#core/member-lifecycle/staff-work/staff-note.ts';
import { pathOf, type Place } from '../layout/places.ts';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { ListColumn } from './list-column.ts';
import { type ListFilter, ListFilters } from './ListFilters.tsx';
import { ListPagination, ListTotal } from './ListPagination.tsx';
import { RowCards } from './RowCards.tsx';
import { useAssignedList } from '../work/assignee-list.tsx';

export type { ListColumn };

type Create = Readonly<{ to: string; label: ReactNode }>;

type Props<Row extends RaRecord> = Readonly<{
  resource: Place;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  sort: Readonly<{ field: string; order: 'ASC' | 'DESC' }>;
  /** Shown when nothing is there at all. */
  empty: ReactNode;
  description?: ReactNode;
  /** Above the filters: what the list itself does not hold and staff who work on it have to know. */
  notice?: ReactNode;
  /** Where a new one is made, for those who may. */
  create?: Create | undefined;
  to?: (row: Row) => string;
  /** What the list shows until another filter is chosen: the work that waits. */
  queue?: Readonly<Record<string, unknown>>;
  actions?: ReactNode;
  /** Its records are given to one of the staff: who works on each is shown, and can be asked for. */
  work?: WorkKind;
  /** There is no file of this list: what members wrote is read one case at a time. */
  withoutFile?: boolean;
}>;

const CreateButton = ({
  create: { to, label },
  size = 'medium',
}: Readonly<{ create: Create; size?: 'small' | 'medium' }>) => (
  <Button variant="contained" size={size} startIcon={<PlusIcon />} component={RouterLink} to={to}>
    {label}
  </Button>
);

const Rows = <Row extends RaRecord>(props: Props<Row>) => {
  const { resource, columns, to = (row) => pathOf(resource, String(row.id)) } = props;
  const { data, error, isPending, isFetching, filterValues, setFilters, refetch } = useListContext<Row>();
  const isNarrow = useMediaQuery('(max-width: 699px)', { noSsr: true });

  if (data === undefined) {
    if (error && !isPending)
      return (
        <Box>
          {/* The data provider has already turned the refusal into its sentence. */}
          <EmptyState
            picture={<LostPicture />}
            title={<FormattedMessage id="ui.error.title" />}
            action={
              <Button variant="outlined" startIcon={<RefreshIcon />} onClick={() => void refetch()}>
                <FormattedMessage id="ui.retry" />
              </Button>
            }
          >
            {error.message}
          </EmptyState>
        </Box>
      );
    return (
      <Delayed>
        <ListSkeleton rows={8} />
      </Delayed>
    );
  }
  if (data.length === 0) {
    const isQueue = props.queue !== undefined && JSON.stringify(filterValues) === JSON.stringify(props.queue);
    const { create } = props;
    const filtered = !isQueue && Object.keys(filterValues as object).length > 0; // the framework says any
    return (
      <EmptyState
        picture={filtered ? <LostPicture /> : <ScalePicture />}
        title={filtered ? <FormattedMessage id="console.filter.nothing" /> : props.empty}
        {...(filtered || isQueue
          ? {
              action: (
                <Button variant="outlined" onClick={() => setFilters({})}>
                  <FormattedMessage id={isQueue ? 'console.showAll' : 'console.filter.clear'} />
                </Button>
              ),
            }
          : create === undefined
            ? {}
            : { action: <CreateButton create={create} /> })}
      />
    );
  }
  return (
    <Box aria-busy={isFetching} sx={{ opacity: isFetching ? 0.7 : 1, transition: 'opacity 150ms' }}>
      {error && <ErrorNote error={error} />}
      {isNarrow ? (
        <RowCards columns={columns} to={to} />
      ) : (
        <Card sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}>
          <DataTable
            bulkActionButtons={false}
            rowClick={(_id, _resource, row) => to(row as Row)} // the list's own rows
            hiddenColumns={columns.filter(({ hidden }) => hidden).map(({ source }) => source)}
            sx={{
              '& .RaDataTable-headerCell': { fontWeight: 600, whiteSpace: 'nowrap' },
              // A table may scroll; words in it may not be cut into letters.
              '& .MuiTableCell-root': { py: 1, px: 1.25, overflowWrap: 'normal' },
              '& td.MuiTableCell-alignRight, & td:first-of-type': { whiteSpace: 'nowrap' },
            }}
          >
            {columns.map(({ source, label, render, sortable = true, numeric, noWrap, isProse }, index) => (
              <DataTable.Col<Row>
                key={source}
                source={source}
                label={label}
                disableSort={!sortable}
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
      )}
      <ListPagination />
    </Box>
  );
};

/** One list for every resource: filters in the address, sort, columns, pages, a file, and its four states. */
export const StaffList = <Row extends RaRecord>(given: Props<Row>) => {
  const assigned = useAssignedList<Row>(given.work);
  const props = {
    ...given,
    columns: [...given.columns, ...assigned.columns],
    filters: [...given.filters, ...assigned.filters],
  };
  const { resource, filters, sort, description, notice, create, queue, actions, withoutFile = false } = props;
  const { formatMessage } = useIntl();
  const isNarrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  return (
    <ListBase<Row>
      resource={resource}
      sort={sort}
      perPage={25}
      {...(queue === undefined ? {} : { filterDefaultValues: queue })}
    >
      <ConsolePage
        title={formatMessage({ id: `resources.${resource}.name` }, { smart_count: 2 })}
        beside={<ListTotal />}
        description={description}
        actions={
          <>
            {!isNarrow && <ColumnsButton resource={resource} />}
            {!withoutFile && <ExportButton resource={resource} />}
            {actions}
            {create !== undefined && <CreateButton create={create} size="small" />}
          </>
        }
      >
        {notice}
        <ListFilters filters={filters} />
        <Rows {...props} />
      </ConsolePage>
    </ListBase>
  );
};
