import type { RaRecord } from 'react-admin';
import { useIntl } from 'react-intl';
import type { WorkKind } from '#core/member-lifecycle/staff-work/staff-note.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import type { ListColumn } from '../lists/list-column.ts';
import type { ListFilter } from '../lists/ListFilters.tsx';
import { Nothing } from '../parts/cells.tsx';
import { useAssignees } from './data.ts';

/** Rows of such a list say who works on each. */
const nameIn = (row: RaRecord): string | null => {
  const name: unknown = row['assigneeName'];
  return typeof name === 'string' ? name : null;
};

/** Of a list whose records are given to one of the staff: who works on each, and mine, nobody's or a colleague's by name. */
export const useAssignedList = <Row extends RaRecord>(
  kind: WorkKind | undefined,
): Readonly<{ columns: readonly ListColumn<Row>[]; filters: readonly ListFilter[] }> => {
  const { formatMessage } = useIntl();
  const me = useSignedInUser()?.id ?? '';
  const { data } = useAssignees({ kind: kind ?? 'user', enabled: kind !== undefined });
  if (kind === undefined) return { columns: [], filters: [] };
  const label = formatMessage({ id: 'console.work.assignee' });
  const colleagues = (data?.items ?? []).filter(({ id }) => id !== me);
  return {
    columns: [
      {
        source: 'assigneeId',
        label,
        render: (row) => nameIn(row) ?? <Nothing />,
        cell: (row) => nameIn(row),
        sortable: false,
        // People are seldom given to anybody; what waits in a queue is.
        ...(kind === 'user' ? { hidden: true } : { onPhone: 'line' as const }),
      },
    ],
    filters: [
      {
        source: 'assigneeId',
        label,
        kind: 'choice',
        choices: [
          { value: me, label: formatMessage({ id: 'console.work.mine' }) },
          { value: 'nobody', label: formatMessage({ id: 'console.work.nobody' }) },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ],
      },
    ],
  };
};
