import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { ListBase, useListContext } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { auditActions, auditTargets } from '#core/access/audit/audit-names.ts';
import { adminSite } from '#http/platform/contract/admin-site.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture } from '#ui/illustrations/scenes.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { ExportButton } from '../../app/lists/ExportButton.tsx';
import { ListFilters } from '../../app/lists/ListFilters.tsx';
import { ListPagination, ListTotal } from '../../app/lists/ListPagination.tsx';
import { useListViews } from '../../app/lists/views/use-list-views.ts';
import { ViewsMenu } from '../../app/lists/views/ViewsMenu.tsx';
import { AuditEntry } from '../../app/parts/AuditEntry.tsx';

/** By their words, in the order of the reader's alphabet. */
const useInOrder = () => {
  const { locale } = useIntl();
  return <Choice extends Readonly<{ label: string }>>(choices: readonly Choice[]): readonly Choice[] =>
    choices.toSorted((one, next) => one.label.localeCompare(next.label, locale));
};

type Row = z.input<typeof adminSite.auditLog.output>[number];

const Entries = () => {
  const { data, error, isPending, refetch } = useListContext<Row>();
  return (
    <>
      <QueryView
        query={{ data, error, isPending, refetch }}
        skeleton={<ListSkeleton rows={6} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState picture={<LostPicture />} title={<FormattedMessage id="console.filter.nothing" />} />
        }
      >
        {(rows) => (
          <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
            {z.decode(adminSite.auditLog.output, rows).map((entry) => (
              <Card key={entry.id} component="li" sx={{ p: 2 }}>
                <AuditEntry entry={entry} />
              </Card>
            ))}
          </Stack>
        )}
      </QueryView>
      <ListPagination />
    </>
  );
};

const order = { field: 'at', order: 'DESC' } as const;

const Views = () => {
  const state = useListViews({ list: 'audit-log', start: { sort: order, filter: {} } });
  return <ViewsMenu list="audit-log" state={state} />;
};

const AuditList = () => {
  const { formatMessage } = useIntl();
  const inOrder = useInOrder();
  const actions = auditActions.map((value) => ({
    value,
    label: formatMessage({ id: `console.audit.action.${value}` }),
  }));
  const targets = auditTargets.map((value) => ({
    value,
    label: formatMessage({ id: `console.audit.target.${value}` }),
  }));
  return (
    <ListBase resource="audit-log" sort={order} perPage={25}>
      <ConsolePage
        title={formatMessage({ id: 'resources.audit-log.name' }, { smart_count: 2 })}
        beside={<ListTotal />}
        actions={
          <>
            <Views />
            <ExportButton resource="audit-log" />
          </>
        }
        description={<FormattedMessage id="console.audit.lead" />}
        width={960}
      >
        <ListFilters
          filters={[
            { source: 'q', label: formatMessage({ id: 'console.audit.search' }), kind: 'search' },
            {
              source: 'action',
              label: formatMessage({ id: 'console.audit.action' }),
              kind: 'choice',
              choices: inOrder(actions),
            },
            {
              source: 'targetType',
              label: formatMessage({ id: 'console.audit.target' }),
              kind: 'choice',
              choices: inOrder(targets),
            },
            { source: 'targetId', label: formatMessage({ id: 'console.audit.targetId' }), kind: 'text' },
            {
              source: 'actor',
              label: formatMessage({ id: 'console.audit.doneBy' }),
              kind: 'record',
              of: 'users',
            },
            { source: 'at_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
            { source: 'at_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
          ]}
        />
        <Entries />
      </ConsolePage>
    </ListBase>
  );
};

export default AuditList;
