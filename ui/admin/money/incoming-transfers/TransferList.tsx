import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import {
  incomingTransferStatuses,
  noticeSources,
  waitingReasons,
} from '#core/money/payment/incoming-transfer.ts';
import { ArrowUpIcon } from '#ui/icons.tsx';
import { TransferStatusChip, Vnd } from '../parts/cells.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import type { TransferRow } from '../parts/incoming-transfer.ts';
import { MemoText } from '../parts/MemoText.tsx';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { UnreadableNotices } from './UnreadableNotices.tsx';

const queue = { status: 'WAITING' };

type CellProps = Readonly<{ row: TransferRow }>;

/** The whole amount, and what no order has got of it yet. */
const TransferAmount = ({ row: { amountVnd, unallocatedVnd, status } }: CellProps) => (
  <>
    <strong>
      <Vnd amount={amountVnd} />
    </strong>
    {status === 'WAITING' && unallocatedVnd < amountVnd && (
      <span style={{ display: 'block' }}>
        <FormattedMessage
          id="console.transfers.left"
          values={{ amount: <Vnd key="amount" amount={unallocatedVnd} /> }}
        />
      </span>
    )}
  </>
);

const SuggestedOrder = ({
  row: { suggestedPaymentId, suggestedPaymentCode, suggestedUserName },
}: CellProps) =>
  suggestedPaymentId === null || suggestedPaymentCode === null ? (
    <Nothing />
  ) : (
    <>
      <RecordLink place="payments" id={suggestedPaymentId} name={suggestedPaymentCode} />
      {suggestedUserName !== null && <span style={{ display: 'block' }}>{suggestedUserName}</span>}
    </>
  );

const useOriginColumns = (): readonly ListColumn<TransferRow>[] => {
  const { formatMessage } = useIntl();
  return [
    {
      source: 'bankReference',
      label: formatMessage({ id: 'console.transfers.reference' }),
      render: ({ bankReference }) => <code>{bankReference}</code>,
      cell: ({ bankReference }) => bankReference,
      sortable: false,
      hidden: true,
    },
    {
      source: 'accountNumber',
      label: formatMessage({ id: 'console.transfers.account' }),
      render: ({ accountNumber }) => <code>{accountNumber}</code>,
      cell: ({ accountNumber }) => accountNumber,
      sortable: false,
      hidden: true,
    },
    {
      source: 'source',
      label: formatMessage({ id: 'console.transfers.source' }),
      render: ({ source }) => <FormattedMessage id={`transfer.source.${source}`} />,
      cell: ({ source }) => formatMessage({ id: `transfer.source.${source}` }),
      sortable: false,
      hidden: true,
    },
  ];
};

const useTransferColumns = (): readonly ListColumn<TransferRow>[] => {
  const { formatMessage } = useIntl();
  const origin = useOriginColumns();
  return [
    {
      source: 'description',
      label: formatMessage({ id: 'console.transfers.description' }),
      render: ({ description }) => (
        <Box component="span" sx={{ display: 'block', whiteSpace: 'normal', minWidth: { md: 220 } }}>
          <MemoText text={description} />
        </Box>
      ),
      cell: ({ description }) => description,
      sortable: false,
      onPhone: 'title',
    },
    {
      source: 'amountVnd',
      label: formatMessage({ id: 'console.transfers.amount' }),
      render: (row) => <TransferAmount row={row} />,
      cell: ({ amountVnd }) => amountVnd,
      numeric: true,
      onPhone: 'corner',
    },
    {
      source: 'occurredAt',
      label: formatMessage({ id: 'console.transfers.arrived' }),
      render: ({ occurredAt, status }) =>
        status === 'WAITING' ? <WaitingTime since={new Date(occurredAt)} /> : <When at={occurredAt} />,
      cell: ({ occurredAt }) => occurredAt,
      onPhone: 'line',
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status, waitingReason }) => <TransferStatusChip status={status} reason={waitingReason} />,
      cell: ({ status }) => formatMessage({ id: `transfer.status.${status}` }),
      sortable: false,
      onPhone: 'line',
    },
    {
      source: 'waitingReason',
      label: formatMessage({ id: 'console.transfers.reason' }),
      render: ({ waitingReason }) =>
        waitingReason === null ? (
          <Nothing />
        ) : (
          <FormattedMessage id={`transfer.waitingReason.${waitingReason}`} />
        ),
      cell: ({ waitingReason }) =>
        waitingReason === null ? null : formatMessage({ id: `transfer.waitingReason.${waitingReason}` }),
      sortable: false,
      hidden: true,
    },
    {
      source: 'suggestedPaymentCode',
      label: formatMessage({ id: 'console.transfers.suggested' }),
      render: (row) => <SuggestedOrder row={row} />,
      cell: ({ suggestedPaymentCode }) => suggestedPaymentCode,
      sortable: false,
      onPhone: 'line',
    },
    ...origin,
  ];
};

const useTransferFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  return [
    { source: 'q', label: formatMessage({ id: 'console.transfers.search' }), kind: 'search' },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      kind: 'choice',
      choices: incomingTransferStatuses.map((value) => ({
        value,
        label: formatMessage({ id: `transfer.status.${value}` }),
      })),
    },
    {
      source: 'waitingReason',
      label: formatMessage({ id: 'console.transfers.reason' }),
      kind: 'choice',
      choices: waitingReasons.map((value) => ({
        value,
        label: formatMessage({ id: `transfer.waitingReason.${value}` }),
      })),
    },
    {
      source: 'source',
      label: formatMessage({ id: 'console.transfers.source' }),
      kind: 'choice',
      choices: noticeSources.map((value) => ({
        value,
        label: formatMessage({ id: `transfer.source.${value}` }),
      })),
    },
    {
      source: 'bankReference',
      label: formatMessage({ id: 'console.transfers.reference' }),
      kind: 'text',
    },
    { source: 'occurredAt_gte', label: formatMessage({ id: 'console.filter.from' }), kind: 'date' },
    { source: 'occurredAt_lte', label: formatMessage({ id: 'console.filter.to' }), kind: 'date' },
  ];
};

const TransferList = () => {
  const may = useMay();
  const columns = useTransferColumns();
  const filters = useTransferFilters();
  return (
    <StaffList<TransferRow>
      resource="incoming-transfers"
      columns={columns}
      sort={{ field: 'occurredAt', order: 'ASC' }}
      queue={queue}
      description={<FormattedMessage id="console.transfers.lead" />}
      notice={<UnreadableNotices />}
      empty={<FormattedMessage id="console.transfers.empty" />}
      actions={
        may('payment.approve') && (
          <Button
            variant="contained"
            size="small"
            startIcon={<ArrowUpIcon />}
            component={Link}
            to="/admin/incoming-transfers/create"
          >
            <FormattedMessage id="console.transfers.import" />
          </Button>
        )
      }
      filters={filters}
    />
  );
};

export default TransferList;
