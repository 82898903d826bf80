import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { ListBase, useListContext } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { adminSite } from '#http/platform/contract/admin-site.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture } from '#ui/illustrations/index.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { ListFilters } from '../../app/lists/ListFilters.tsx';
import { ListPagination, ListTotal } from '../../app/lists/ListPagination.tsx';
import { AuditEntry } from '../../app/parts/AuditEntry.tsx';

const actions = [
  'edit.without_version',
  'user.create',
  'user.update',
  'user.set_status',
  'user.set_role',
  'user.set_level',
  'user.set_type',
  'user.set_up',
  'user.send_reset',
  'user.end_sessions',
  'token.revoke',
  'coins.grant',
  'coins.correct',
  'rewards.grant',
  'payment.create',
  'payment.set_bank_code',
  'payment.propose_approve',
  'payment.approve',
  'payment.reject',
  'payment.reopen',
  'payment.propose_reverse',
  'payment.reverse',
  'payment.receive',
  'incoming_transfer.match',
  'incoming_transfer.split',
  'incoming_transfer.return',
  'incoming_transfer.import',
  'partner.create',
  'partner.update',
  'partner.delete',
  'partner_reward.create',
  'partner_reward.update',
  'partner_reward.delete',
  'partner_claim.approve',
  'partner_claim.refuse',
  'product.create',
  'product.update',
  'product.delete',
  'order.process',
  'order.complete',
  'order.cancel',
  'role.create',
  'role.update',
  'role.delete',
  'indicator.view',
  'indicator.import',
  'media.view',
  'media.delete',
  'mail_template.update',
  'mail_template.test_send',
  'mail.retry',
  'settings.update',
  'list.export',
  'list.export_end',
] as const;
const targets = [
  'user',
  'payment',
  'incoming_transfer',
  'partner',
  'partner_reward',
  'partner_claim',
  'product',
  'order',
  'role',
  'medium',
  'mail',
  'mail_template',
  'settings',
  'list',
] as const;

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

const AuditList = () => {
  const { formatMessage } = useIntl();
  return (
    <ListBase resource="audit-log" sort={{ field: 'at', order: 'DESC' }} perPage={25}>
      <ConsolePage
        title={formatMessage({ id: 'resources.audit-log.name' }, { smart_count: 2 })}
        beside={<ListTotal />}
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
              choices: actions.map((value) => ({
                value,
                label: formatMessage({ id: `console.audit.action.${value}` }),
              })),
            },
            {
              source: 'targetType',
              label: formatMessage({ id: 'console.audit.target' }),
              kind: 'choice',
              choices: targets.map((value) => ({
                value,
                label: formatMessage({ id: `console.audit.target.${value}` }),
              })),
            },
            { source: 'targetId', label: formatMessage({ id: 'console.audit.targetId' }), kind: 'text' },
            { source: 'actor', label: formatMessage({ id: 'console.audit.actorId' }), kind: 'text' },
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
