import type { IncomingTransferStatus } from '#core/money/payment/incoming-transfer.ts';
import type { IncomingTransfers, StaffIncomingTransferRow, UnpaidOrder } from '#core/money/payment/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { incomingTransferColumns, readIncomingTransfers, revivedTransfer } from './incoming-transfer-rows.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const forStaff = `${incomingTransferColumns}, p.code as suggested_payment_code, u.fullname as suggested_user_name`;
const staffSource = `incoming_transfers t left join payments p on p.id = t.suggested_payment_id
  left join users u on u.id = p.user_id`;

const list: ListSource<keyof typeof staffLists.incomingTransfers> = {
  select: forStaff,
  from: staffSource,
  columns: {
    id: 't.id',
    noticeId: 't.notice_id',
    source: 't.source',
    bankReference: 't.bank_reference',
    accountNumber: 't.account_number',
    amountVnd: 't.amount_vnd',
    status: 't.status',
    waitingReason: 't.waiting_reason',
    suggestedPaymentId: 't.suggested_payment_id',
    suggestedPaymentCode: 'p.code',
    suggestedUserName: 'u.fullname',
    occurredAt: 't.occurred_at',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  search: "fold(t.description || ' ' || t.bank_reference)",
  tieBreak: 't.id',
};

type Lists = Pick<IncomingTransfers, 'find' | 'list' | 'countsOf' | 'unpaidOrders'>;

/** What staff see of the money that came in, and of the orders it may be for. */
export const knexIncomingTransferLists = (db: Connection): Lists => ({
  async find(id) {
    const [row] = await readIncomingTransfers<StaffIncomingTransferRow>(
      db,
      `select ${forStaff} from ${staffSource} where t.id = ?`,
      [id],
    );
    return row ?? null;
  },

  async countsOf(ids) {
    const counted = await rows<{ status: IncomingTransferStatus; count: number }>(
      db(),
      'select status, count(*) as count from incoming_transfers where id = any(?::text[]) group by status',
      [[...ids]],
    );
    return Object.fromEntries(counted.map(({ status, count }) => [status, count]));
  },

  unpaidOrders: (from, to, limit) =>
    rows<UnpaidOrder>(
      db(),
      `select p.id, p.code, p.status, p.created_at, p.amount_vnd - p.received_vnd as missing_vnd,
         u.fullname as user_name
       from payments p join users u on u.id = p.user_id
       where p.status <> 'COMPLETED' and p.created_at between ? and ?
       order by p.created_at desc, p.id desc limit ?`,
      [from, to, limit],
    ),

  async list(request) {
    const found = await staffList<StaffIncomingTransferRow, keyof typeof staffLists.incomingTransfers>(
      db(),
      list,
      readListRequest(staffLists.incomingTransfers, request),
    );
    return { ...found, rows: found.rows.map(revivedTransfer) };
  },
});
