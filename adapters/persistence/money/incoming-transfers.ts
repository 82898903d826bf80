import type { Knex } from 'knex';
import type {
  Allocation,
  IncomingTransfer,
  IncomingTransferStatus,
} from '#core/money/payment/incoming-transfer.ts';
import type { IncomingTransfers, StaffIncomingTransferRow, UnpaidOrder } from '#core/money/payment/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const plain = [
  'id', 'notice_id', 'source', 'bank_reference', 'account_number', 'amount_vnd', 'description', 'occurred_at',
  'status', 'waiting_reason', 'suggested_payment_id', 'version', 'created_at', 'updated_at',
] as const; // prettier-ignore

const columns = `${plain.map((name) => `t.${name}`).join(', ')}, coalesce((
    select jsonb_agg(jsonb_build_object(
      'paymentId', a.payment_id, 'amountVnd', a.amount_vnd, 'note', a.note, 'by', a.by, 'at', a.at
    ) order by a.position) from transfer_allocations a where a.transfer_id = t.id
  ), '[]') as allocations`;

const forStaff = `${columns}, p.code as suggested_payment_code, u.fullname as suggested_user_name`;
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

/** JSON has no instants. */
const revived = <Row extends IncomingTransfer>(row: Row): Row => ({
  ...row,
  allocations: row.allocations.map((part) => ({ ...part, at: new Date(part.at) })),
});

const record = `id text, notice_id text, source text, bank_reference text, account_number text, amount_vnd bigint,
  description text, occurred_at timestamptz, status text, waiting_reason text, suggested_payment_id text,
  version integer, created_at timestamptz, updated_at timestamptz`;

const storedRow = (transfer: IncomingTransfer) => ({
  id: transfer.id,
  notice_id: transfer.noticeId,
  source: transfer.source,
  bank_reference: transfer.bankReference,
  account_number: transfer.accountNumber,
  amount_vnd: transfer.amountVnd,
  description: transfer.description,
  occurred_at: transfer.occurredAt,
  status: transfer.status,
  waiting_reason: transfer.waitingReason,
  suggested_payment_id: transfer.suggestedPaymentId,
  version: transfer.version,
  created_at: transfer.createdAt,
  updated_at: transfer.updatedAt,
});

type StoredPart = Allocation & Readonly<{ position: number }>;

const partKey = ({ paymentId, amountVnd, note, by, at }: Allocation): string =>
  JSON.stringify([paymentId, amountVnd, note, by, at.getTime()]);

/** Waits for an order, or has a part of it: what such an order is told by. */
const ofOrder = `(t.status = 'WAITING' and t.suggested_payment_id = ?)
  or t.id in (select a.transfer_id from transfer_allocations a where a.payment_id = ?)`;

const ofReferences = "t.bank_reference = any(?::text[]) and t.status <> 'OUTGOING'";

export const knexIncomingTransfers = (db: Connection): IncomingTransfers => {
  const all = async <Row extends IncomingTransfer = IncomingTransfer>(
    sql: string,
    bindings: readonly Knex.RawBinding[],
  ): Promise<Row[]> => (await rows<Row>(db(), sql, bindings)).map(revived);

  /**
   * In two statements: the first one's picture of the allocations is as old as its beginning, and it may have waited
   * long for the rows.
   */
  const locked = async (
    condition: string,
    bindings: readonly Knex.RawBinding[],
    wait: '' | 'skip locked' = '',
  ): Promise<IncomingTransfer[]> => {
    const held = await rows<Pick<IncomingTransfer, 'id'>>(
      db(),
      `select t.id from incoming_transfers t where ${condition} order by t.created_at, t.id for update ${wait}`,
      bindings,
    );
    if (held.length === 0) return [];
    return all(
      `select ${columns} from incoming_transfers t where t.id = any(?::text[]) order by t.created_at, t.id`,
      [held.map(({ id }) => id as string)],
    );
  };

  const insertMany = async (transfers: readonly IncomingTransfer[]): Promise<IncomingTransfer['id'][]> => {
    if (transfers.length === 0) return [];
    const stored = await rows<Pick<IncomingTransfer, 'id'>>(
      db(),
      // Always in one order: of two imports of one file, one waits for the other.
      `insert into incoming_transfers (${plain.join(', ')})
       select ${plain.join(', ')} from jsonb_to_recordset(?::jsonb) as r(${record})
       order by account_number, bank_reference, amount_vnd, id
       on conflict do nothing returning id`,
      [JSON.stringify(transfers.map(storedRow))],
    );
    return stored.map(({ id }) => id);
  };

  /**
   * Parts that stay keep their row: moving one to another place would make PostgreSQL ask for its order's row, which
   * somebody else may hold.
   */
  const storeParts = async (id: IncomingTransfer['id'], parts: readonly Allocation[]): Promise<void> => {
    const stored = (
      await rows<StoredPart>(
        db(),
        'select position, payment_id, amount_vnd, note, by, at from transfer_allocations where transfer_id = ? order by position',
        [id],
      )
    ).map((row) => ({ ...row, key: partKey(row) }));
    const next = 1 + Math.max(-1, ...stored.map(({ position }) => position));
    const added = parts.filter((part) => {
      const at = stored.findIndex(({ key }) => key === partKey(part));
      if (at >= 0) stored.splice(at, 1);
      return at < 0;
    });
    const gone = stored.map(({ position }) => position);
    if (gone.length > 0)
      await db()('transfer_allocations').where({ transferId: id }).whereIn('position', gone).delete();
    if (added.length > 0) {
      await db()('transfer_allocations').insert(
        added.map((part, index) => ({ ...part, transferId: id, position: next + index })),
      );
    }
  };

  return {
    insertMany,
    insert: async (transfer) => (await insertMany([transfer])).length === 1,

    async find(id) {
      const [row] = await all<StaffIncomingTransferRow>(
        `select ${forStaff} from ${staffSource} where t.id = ?`,
        [id],
      );
      return row ?? null;
    },

    lock: async (id) => (await locked('t.id = ?', [id]))[0] ?? null,

    received: (after, limit) =>
      rows<Pick<IncomingTransfer, 'id' | 'description'>>(
        db(),
        `select id, description from incoming_transfers where status = 'RECEIVED' and id > ? order by id limit ?`,
        [after ?? '', limit],
      ),

    async lockReceived(id) {
      const [row] = await rows<Omit<IncomingTransfer, 'allocations'>>(
        db(),
        `select ${plain.join(', ')} from incoming_transfers where id = ? and status = 'RECEIVED'
         for update skip locked`,
        [id],
      );
      return row ? { ...row, allocations: [] } : null;
    },

    async setAside(ids, reason, at) {
      if (ids.length === 0) return [];
      const set = await rows<Pick<IncomingTransfer, 'id'>>(
        db(),
        `with taken as materialized (
           select t.id from incoming_transfers t where t.id = any(?::text[]) and t.status = 'RECEIVED' and not exists (
             select 1 from payments p where p.bank_code_key = t.bank_reference and p.status = 'COMPLETED'
           ) order by t.id for update skip locked
         )
         update incoming_transfers u set status = 'WAITING', waiting_reason = ?, updated_at = ?, version = u.version + 1
         from taken where u.id = taken.id returning u.id`,
        [[...ids], reason, at],
      );
      return set.map(({ id }) => id);
    },

    lockByReferences: (bankReferences) => locked(ofReferences, [[...bankReferences]]),
    byReferences: (bankReferences) =>
      all(`select ${columns} from incoming_transfers t where ${ofReferences} order by t.created_at, t.id`, [
        [...bankReferences],
      ]),

    lockWaitingFor: (paymentId) =>
      locked("t.suggested_payment_id = ? and t.status = 'WAITING'", [paymentId], 'skip locked'),

    lockAllocatedTo: async (paymentId) => {
      const held = await locked(
        't.id in (select a.transfer_id from transfer_allocations a where a.payment_id = ?)',
        [paymentId],
      );
      return held.filter(({ allocations }) => allocations.some((part) => part.paymentId === paymentId));
    },

    of: (paymentId) =>
      all(`select ${columns} from incoming_transfers t where ${ofOrder} order by t.created_at, t.id`, [
        paymentId,
        paymentId,
      ]),

    async update({ version, ...transfer }) {
      const next: IncomingTransfer = { ...transfer, version: version + 1 };
      const { id, status, waitingReason, suggestedPaymentId, updatedAt, allocations } = next;
      const written = await db()('incoming_transfers')
        .where({ id, version })
        .update({ status, waitingReason, suggestedPaymentId, updatedAt, version: next.version });
      requireFresh(written);
      await storeParts(id, allocations);
      return next;
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
      return { ...found, rows: found.rows.map(revived) };
    },
  };
};
