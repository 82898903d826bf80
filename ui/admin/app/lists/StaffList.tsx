import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { ListBase, type RaRecord, useListContext } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import type { StaffListName } from '#core/access/saved-view/staff-lists.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Delayed } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { PlusIcon, RefreshIcon } from '#ui/icons.tsx';
import { LostPicture, ScalePicture } from '#ui/illustrations/scenes.tsx';
import type { WorkKind } from '#core/member-lifecycle/staff-work/staff-note.ts';
import { pathOf } from '../layout/places.ts';
import { ConsolePage } from '../parts/ConsolePage.tsx';
import { useMay } from '../parts/rights.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import type { BulkChoice } from './bulk/bulk-choice.ts';
import { type Selection, useSelection } from './bulk/use-selection.ts';
import { ColumnsMenu } from './columns/ColumnsMenu.tsx';
import { type ChosenColumns, useColumns } from './columns/use-columns.ts';
import type { Fitting } from './columns/use-fitting.ts';
import { ExportButton } from './ExportButton.tsx';
import type { ListColumn } from './list-column.ts';
import { type ListFilter, ListFilters } from './ListFilters.tsx';
import { ListPagination, ListTotal } from './ListPagination.tsx';
import { RowCards } from './RowCards.tsx';
import { useAssignedList } from '../work/assignee-list.tsx';
import { RowsTable } from './RowsTable.tsx';
import { useListViews } from './views/use-list-views.ts';
import { ViewsMenu } from './views/ViewsMenu.tsx';

export type { ListColumn };

type Create = Readonly<{ to: string; label: ReactNode }>;

type Props<Row extends RaRecord> = Readonly<{
  resource: StaffListName;
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
  /** What may be done to many rows at once. */
  bulk?: readonly BulkChoice<Row>[];
}>;

const CreateButton = ({
  create: { to, label },
  size = 'medium',
}: Readonly<{ create: Create; size?: 'small' | 'medium' }>) => (
  <Button variant="contained" size={size} startIcon={<PlusIcon />} component={RouterLink} to={to}>
    {label}
  </Button>
);

type RowsProps<Row extends RaRecord> = Props<Row> &
  Readonly<{ chosen: ChosenColumns<Row>; fitting: Fitting; selection?: Selection<Row> | undefined }>;

const Rows = <Row extends RaRecord>(props: RowsProps<Row>) => {
  const { resource, chosen, fitting, selection, to = (row) => pathOf(resource, String(row.id)) } = props;
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
        <RowCards columns={cardColumns(props.columns, chosen)} to={to} selection={selection} />
      ) : (
        <RowsTable
          columns={chosen.shown}
          to={to}
          selection={selection}
          fitting={chosen.chosen === null ? fitting : undefined}
        />
      )}
      <ListPagination />
    </Box>
  );
};

/** A card shows what its columns say of a phone; columns that were chosen are lines of it, in their order. */
const cardColumns = <Row,>(
  columns: readonly ListColumn<Row>[],
  { chosen, shown }: ChosenColumns<Row>,
): readonly ListColumn<Row>[] =>
  chosen === null
    ? columns
    : shown.map((column) => (column.onPhone === undefined ? { ...column, onPhone: 'line' } : column));

const ListBody = <Row extends RaRecord>(props: Props<Row>) => {
  const { resource, columns, filters, sort, description, notice, create, queue, actions, withoutFile = false, bulk = [] } = props; // prettier-ignore
  const { formatMessage } = useIntl();
  const may = useMay();
  const errorText = useErrorText();
  const chosen = useColumns(resource, columns);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const selection = useSelection<Row>();
  const views = useListViews({ list: resource, start: { sort, filter: queue ?? {} }, columns: chosen });
  const choices = bulk.filter(({ rights }) => may(...rights));
  const [first] = columns;
  return (
    <ConsolePage
      title={formatMessage({ id: `resources.${resource}.name` }, { smart_count: 2 })}
      beside={<ListTotal />}
      description={description}
      actions={
        <>
          <ViewsMenu list={resource} state={views} />
          <ColumnsMenu columns={chosen} leftOut={chosen.chosen === null ? leftOut : []} />
          {!withoutFile && <ExportButton resource={resource} />}
          {actions}
          {create !== undefined && <CreateButton create={create} size="small" />}
        </>
      }
    >
      {notice}
      {views.isLost !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {errorText(views.isLost)}
        </Alert>
      )}
      <ListFilters filters={filters} />
      <Rows
        {...props}
        chosen={chosen}
        fitting={{ leftOut, onLeftOut: setLeftOut }}
        selection={choices.length > 0 ? selection : undefined}
      />
      {choices.length > 0 && (
        <BulkBar
          resource={resource}
          choices={choices}
          selection={selection}
          nameOf={(row) => first?.render(row)}
        />
      )}
    </ConsolePage>
  );
};

/** One list for every resource: views, filters in the address, order, columns, pages, a file, and its four states. */
export const StaffList = <Row extends RaRecord>(given: Props<Row>) => {
  const assigned = useAssignedList<Row>(given.work);
  const props = {
    ...given,
    columns: [...given.columns, ...assigned.columns],
    filters: [...given.filters, ...assigned.filters],
  };
  const { resource, sort, queue } = props;
  return (
    <ListBase<Row>
      resource={resource}
      sort={sort}
      perPage={25}
      {...(queue === undefined ? {} : { filterDefaultValues: queue })}
    >
      <ListBody {...props} />
    </ListBase>
  );
};
