import { fold } from '#core/kernel/text/text.ts';
import { bankCodeOf, type Payment, type Proposal } from '#core/money/payment/payment.ts';
import type { PaymentRow, Payments, StaffPaymentRow } from '#core/money/payment/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { lockMember } from '../engine/member-lock.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

/** Everything of an order but the spellings it is compared and searched by. */
const columns = [
  'id', 'code', 'user_id', 'package_id', 'coins', 'bonus_percent', 'amount_vnd', 'method', 'bank_account', 'status',
  'received_vnd', 'bank_code', 'receipt_id', 'marked_paid_at', 'expires_at', 'opening', 'transfer_id',
  'cancel_reason', 'note', 'proposal', 'promo', 'shortfall', 'completed_at', 'canceled_at', 'version', 'created_at', 'updated_at',
].map((name) => `p.${name}`).join(', '); // prettier-ignore

const waiting = `(
  select coalesce(sum(t.amount_vnd - coalesce(
    (select sum(a.amount_vnd) from transfer_allocations a where a.transfer_id = t.id), 0)), 0)
  from incoming_transfers t where t.suggested_payment_id = p.id and t.status = 'WAITING'
)`;

const withWaiting = `${columns}, ${waiting} as waiting_vnd`;
const forStaff = `${withWaiting}, u.fullname as user_name, u.email as user_email, b.fullname as proposed_by_name,
  (select s.fullname from users s where s.id = p.shortfall ->> 'by') as shortfall_by_name,
  (select s.fullname from users s where s.id = p.shortfall ->> 'approvedBy') as shortfall_approved_by_name`;
const staffSource =
  "payments p join users u on u.id = p.user_id left join users b on b.id = p.proposal ->> 'by'";

const list: ListSource<keyof typeof staffLists.payments> = {
  select: forStaff,
  from: staffSource,
  own: { table: 'payments', as: 'p' },
  columns: {
    id: 'p.id',
    assigneeId: assigneeOf('payment', 'p.id'),
    code: 'p.code',
    userId: 'p.user_id',
    userName: 'u.fullname',
    userEmail: 'u.email',
    packageId: 'p.package_id',
    coins: 'p.coins',
    amountVnd: 'p.amount_vnd',
    receivedVnd: 'p.received_vnd',
    method: 'p.method',
    status: 'p.status',
    bankCode: 'p.bank_code',
    cancelReason: 'p.cancel_reason',
    proposalAction: "p.proposal ->> 'action'",
    markedPaidAt: 'p.marked_paid_at',
    expiresAt: 'p.expires_at',
    completedAt: 'p.completed_at',
    canceledAt: 'p.canceled_at',
    createdAt: 'p.created_at',
    updatedAt: 'p.updated_at',
  },
  search: `p.id in (
    select s.id from payments s where s.search like ?
    union all
    select s.id from payments s join users m on m.id = s.user_id where m.search like ?
  )`,
  tieBreak: 'p.id',
};

/** JSON has no instants. */
const revived = <Row extends Payment>(row: Row): Row => {
  const proposal: Proposal | null = row.proposal && {
    ...row.proposal,
    shortVnd: row.proposal.shortVnd ?? 0,
    at: new Date(row.proposal.at),
  };
  return { ...row, proposal };
};

const rowOf = (payment: Payment) => ({
  ...payment,
  bankCodeKey: payment.bankCode === null ? null : bankCodeOf(payment.bankCode),
  search: fold(`${payment.code} ${payment.bankCode ?? ''}`),
});

export const knexPayments = (db: Connection): Payments => {
  const all = async <Row extends Payment = Payment>(
    sql: string,
    bindings: Parameters<typeof rows>[2],
  ): Promise<Row[]> => (await rows<Row>(db(), sql, bindings)).map(revived);

  return {
    lockMember: (userId) => lockMember(db, userId),

    async insert(payment) {
      const stored = await db()('payments')
        .insert(rowOf(payment))
        .onConflict('code')
        .ignore()
        .returning('id');
      return stored.length === 1;
    },

    async findOf(userId, id) {
      const [row] = await all<PaymentRow>(
        `select ${withWaiting} from payments p where p.id = ? and p.user_id = ?`,
        [id, userId],
      );
      return row ?? null;
    },

    async find(id) {
      const [row] = await all<StaffPaymentRow>(`select ${forStaff} from ${staffSource} where p.id = ?`, [id]);
      return row ?? null;
    },

    async lock(id) {
      const [row] = await all(`select ${columns} from payments p where p.id = ? for update`, [id]);
      return row ?? null;
    },

    lockByCodes: (codes) =>
      all(`select ${columns} from payments p where p.code = any(?::text[]) order by p.id for update`, [
        [...codes],
      ]),

    async update({ id, version, ...payment }) {
      const next: Payment = { ...payment, id, version: version + 1 };
      const written = await refusing(
        {
          payments_bank_code: 'payment.bank_code_used',
          payments_receipt_id_fkey: 'payment.receipt_not_found',
        },
        db()('payments').where({ id, version }).update(rowOf(next)),
      );
      requireFresh(written);
      return next;
    },

    async completedBy(bankCode) {
      const [row] = await rows<Pick<Payment, 'id'>>(
        db(),
        `select id from payments where bank_code_key = ? and status = 'COMPLETED'`,
        [bankCodeOf(bankCode)],
      );
      return row?.id ?? null;
    },

    async openCountOf(userId) {
      const [counted] = await rows<{ count: number }>(
        db(),
        `select count(*) as count from payments where user_id = ? and status in ('PENDING', 'PROCESSING')`,
        [userId],
      );
      return counted?.count ?? 0;
    },

    async pageOf(userId, { limit, cursor }) {
      const [before] = decodeCursor(cursor, 'id') ?? [];
      const found = await all<PaymentRow>(
        `select ${withWaiting} from payments p
         where p.user_id = ? ${before === undefined ? '' : 'and p.id < ?'} order by p.id desc limit ?`,
        [userId, ...(before === undefined ? [] : [before]), limit + 1],
      );
      return pageOf(found, limit, ({ id }) => encodeCursor(id));
    },

    async list(request) {
      const found = await staffList<StaffPaymentRow, keyof typeof staffLists.payments>(
        db(),
        list,
        readListRequest(staffLists.payments, request),
      );
      return { ...found, rows: found.rows.map(revived) };
    },

    lockExpired: (at, limit) =>
      all(
        `select ${columns} from payments p where p.status = 'PENDING' and p.expires_at <= ?
         order by p.expires_at, p.id limit ? for update skip locked`,
        [at, limit],
      ),

    async forgetReceiptsOf(userId) {
      await db()('payments').where({ userId }).update({ receiptId: null });
    },
  };
};
