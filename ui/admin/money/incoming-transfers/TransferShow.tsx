import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { memosIn } from '#core/money/payment/memo.ts';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../../app/client.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { TransferStatusChip, Vnd } from '../parts/cells.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { type IncomingTransfer, type Suggestion } from '../parts/incoming-transfer.ts';
import { MemoText } from '../parts/MemoText.tsx';
import { AuditEntry } from '../../app/parts/AuditEntry.tsx';
import { Nothing } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { RelatedRows } from '../../app/lists/RelatedRows.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { Allocations } from './Allocations.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { NoticeText } from './NoticeText.tsx';
import { ReopenAndMatchDialog } from './ReopenAndMatchDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { SplitDialog } from './SplitDialog.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useIncomingTransfer } from './data.ts';

type Open =
  | Readonly<{ kind: 'match' | 'reopen'; suggestion: Suggestion['payment'] | null }>
  | Readonly<{ kind: 'split' | 'return' }>;
type Done = 'matched' | 'split' | 'returned' | 'reopened';

type PartProps = Readonly<{ transfer: IncomingTransfer }>;

const TransferFacts = ({ transfer }: PartProps) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const read = memosIn(transfer.description).slice(0, 3);
  return (
    <Section>
      <Facts
        facts={[
          {
            key: 'description',
            label: <FormattedMessage id="console.transfers.description" />,
            value: <MemoText text={transfer.description} />,
          },
          {
            key: 'read',
            label: <FormattedMessage id="console.transfers.read" />,
            value:
              read.length === 0 ? <FormattedMessage id="console.transfers.read.none" /> : read.join(', '),
          },
          {
            key: 'amount',
            label: <FormattedMessage id="console.transfers.amount" />,
            value: (
              <strong>
                <Vnd amount={transfer.amountVnd} />
              </strong>
            ),
          },
          {
            key: 'left',
            label: <FormattedMessage id="console.transfers.leftLabel" />,
            value: <Vnd amount={transfer.unallocatedVnd} />,
          },
          {
            key: 'time',
            label: <FormattedMessage id="console.transfers.arrived" />,
            value: dateTime(transfer.occurredAt),
          },
          {
            key: 'source',
            label: <FormattedMessage id="console.transfers.source" />,
            value: <FormattedMessage id={`transfer.source.${transfer.source}`} />,
          },
          {
            key: 'reference',
            label: <FormattedMessage id="console.transfers.reference" />,
            value: (
              <>
                <code>{transfer.bankReference}</code>{' '}
                <CopyButton
                  text={transfer.bankReference}
                  label={formatMessage({ id: 'console.payments.copyBankCode' })}
                />
              </>
            ),
          },
          {
            key: 'account',
            label: <FormattedMessage id="console.transfers.account" />,
            value: transfer.accountNumber === '' ? <Nothing /> : <code>{transfer.accountNumber}</code>,
          },
        ]}
      />
    </Section>
  );
};

/** Why the transfer was not settled by itself. */
const WaitingReason = ({ reason }: Readonly<{ reason: IncomingTransfer['waitingReason'] }>) =>
  reason !== null && (
    <Alert severity="warning" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
      <strong>
        <FormattedMessage id={`transfer.waitingReason.${reason}`} />
      </strong>
      {'. '}
      <FormattedMessage id={`console.transfers.why.${reason}`} />
    </Alert>
  );

const TransferActions = ({ onOpen }: Readonly<{ onOpen: (dialog: Open) => void }>) => {
  const may = useMay();
  return (
    <>
      {may('payment.approve') && (
        <>
          <Button
            variant="contained"
            size="small"
            onClick={() => onOpen({ kind: 'match', suggestion: null })}
          >
            <FormattedMessage id="console.transfers.action.match" />
          </Button>
          <Button variant="outlined" size="small" onClick={() => onOpen({ kind: 'split' })}>
            <FormattedMessage id="console.transfers.action.split" />
          </Button>
        </>
      )}
      {may('payment.reject') && (
        <Button variant="outlined" color="error" size="small" onClick={() => onOpen({ kind: 'return' })}>
          <FormattedMessage id="console.transfers.action.return" />
        </Button>
      )}
    </>
  );
};

/** What staff did with it, out of the audit log. */
const TransferLog = ({ transfer: { id } }: PartProps) => {
  const filter = { targetType: 'incoming_transfer', targetId: id };
  return (
    <Section title={<FormattedMessage id="console.payments.log" />}>
      <Stack>
        <RelatedRows
          queryKey={['audit-log', 'of', 'incoming_transfer', id]}
          sort={['at', 'DESC']}
          load={(asked, signal) =>
            client.adminSite.auditLog({ query: { ...asked, filter: JSON.stringify(filter) } }, { signal })
          }
          all={filteredPath('audit-log', filter)}
        >
          {(entry) => <AuditEntry entry={entry} hideTarget />}
        </RelatedRows>
      </Stack>
    </Section>
  );
};

type DialogsProps = PartProps &
  Readonly<{
    open: Open | undefined;
    reload: () => unknown;
    onDone: (message: Done) => Promise<unknown>;
    onClose: () => void;
  }>;

const TransferDialogs = ({ open, onDone, ...shared }: DialogsProps) => {
  switch (open?.kind) {
    case undefined:
      return null;
    case 'match':
      return <MatchDialog {...shared} suggestion={open.suggestion} onDone={() => onDone('matched')} />;
    case 'reopen':
      return (
        open.suggestion !== null && (
          <ReopenAndMatchDialog {...shared} payment={open.suggestion} onDone={onDone} />
        )
      );
    case 'split':
      return <SplitDialog {...shared} onDone={() => onDone('split')} />;
    case 'return':
      return <ReturnDialog {...shared} onDone={() => onDone('returned')} />;
  }
};

const useDone = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  return async (message: Done) => {
    await refreshed('incoming-transfers', 'payments', 'users', 'transactions', 'ledger');
    toast(formatMessage({ id: `console.transfers.done.${message}` }));
  };
};

const TransferShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const { vnd } = useFormats();
  const may = useMay();
  const query = useIncomingTransfer(id);
  const [open, setOpen] = useState<Open>();
  const done = useDone();
  const transfer = query.data;
  const isWaiting = transfer?.status === 'WAITING';

  return (
    <ConsolePage
      title={
        transfer === undefined
          ? formatMessage({ id: 'resources.incoming-transfers.name' }, { smart_count: 1 })
          : formatMessage({ id: 'console.transfers.title' }, { amount: vnd(transfer.amountVnd) })
      }
      beside={transfer && <TransferStatusChip status={transfer.status} />}
      description={isWaiting && <WaitingTime since={transfer.occurredAt} />}
      back={{
        to: '/admin/incoming-transfers',
        label: <FormattedMessage id="resources.incoming-transfers.name" values={{ smart_count: 2 }} />,
      }}
      width={1000}
      actions={isWaiting && <TransferActions onOpen={setOpen} />}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => (
          <>
            {found.status === 'WAITING' && <WaitingReason reason={found.waitingReason} />}
            <TransferFacts transfer={found} />
            {found.status === 'WAITING' && (
              <Suggestions
                transfer={found}
                onMatch={(suggestion) => setOpen({ kind: 'match', suggestion })}
                onReopen={(suggestion) => setOpen({ kind: 'reopen', suggestion })}
              />
            )}
            <Allocations transfer={found} />
            {found.notice !== null && (
              <Section>
                <NoticeText text={found.notice} />
              </Section>
            )}
            {may('global') && <TransferLog transfer={found} />}
            <TransferDialogs
              transfer={found}
              open={open}
              reload={query.refetch}
              onDone={done}
              onClose={() => setOpen(undefined)}
            />
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default TransferShow;
