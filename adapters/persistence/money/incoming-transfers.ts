import type { Knex } from 'knex';
import type { IncomingTransfer } from '#core/money/payment/incoming-transfer.ts';
import type { IncomingTransfers } from '#core/money/payment/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { storeAllocations } from './incoming-transfer-allocations.ts';
import { knexIncomingTransferLists } from './incoming-transfer-lists.ts';
import {
  incomingTransferColumnNames,
  incomingTransferColumns,
  readIncomingTransfers,
} from './incoming-transfer-rows.ts';

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

/** Waits for an order, or has a part of it. */
const ofOrder = `(t.status = 'WAITING' and t.suggested_payment_id = ?)
  or t.id in (select a.transfer_id from transfer_allocations a where a.payment_id = ?)`;

const ofReferences = "t.bank_reference = any(?::text[]) and t.status <> 'OUTGOING'";

/**
 * In two statements: the first one's picture of the allocations is as old as its beginning, and it may have waited
 * long for the rows.
 */
const lockTransfers = async (
  db: Connection,
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
  return readIncomingTransfers(
    db,
    `select ${incomingTransferColumns} from incoming_transfers t where t.id = any(?::text[]) order by t.created_at, t.id`,
    [held.map(({ id }) => id as string)],
  );
};

const insertTransfers = async (
  db: Connection,
  transfers: readonly IncomingTransfer[],
): Promise<IncomingTransfer['id'][]> => {
  if (transfers.length === 0) return [];
  const stored = await rows<Pick<IncomingTransfer, 'id'>>(
    db(),
    // Always in one order: of two imports of one file, one waits for the other.
    `insert into incoming_transfers (${incomingTransferColumnNames.join(', ')})
     select ${incomingTransferColumnNames.join(', ')} from jsonb_to_recordset(?::jsonb) as r(${record})
     order by account_number, bank_reference, amount_vnd, id
     on conflict do nothing returning id`,
    [JSON.stringify(transfers.map(storedRow))],
  );
  return stored.map(({ id }) => id);
};

type OfPayments = Pick<
  IncomingTransfers,
  'lockByReferences' | 'byReferences' | 'lockWaitingFor' | 'lockAllocatedTo' | 'of'
>;

/** The transfers of a payment: named by its bank code, waiting for it, or put down to it. */
const transfersOfPayments = (db: Connection): OfPayments => ({
  lockByReferences: (bankReferences) => lockTransfers(db, ofReferences, [[...bankReferences]]),
  byReferences: (bankReferences) =>
    readIncomingTransfers(
      db,
      `select ${incomingTransferColumns} from incoming_transfers t where ${ofReferences} order by t.created_at, t.id`,
      [[...bankReferences]],
    ),

  lockWaitingFor: (paymentId) =>
    lockTransfers(db, "t.suggested_payment_id = ? and t.status = 'WAITING'", [paymentId], 'skip locked'),

  lockAllocatedTo: async (paymentId) => {
    const held = await lockTransfers(
      db,
      't.id in (select a.transfer_id from transfer_allocations a where a.payment_id = ?)',
      [paymentId],
    );
    return held.filter(({ allocations }) => allocations.some((part) => part.paymentId === paymentId));
  },

  of: (paymentId) =>
    readIncomingTransfers(
      db,
      `select ${incomingTransferColumns} from incoming_transfers t where ${ofOrder} order by t.created_at, t.id`,
      [paymentId, paymentId],
    ),
});

export const knexIncomingTransfers = (db: Connection): IncomingTransfers => ({
  insertMany: (transfers) => insertTransfers(db, transfers),
  insert: async (transfer) => (await insertTransfers(db, [transfer])).length === 1,

  lock: async (id) => (await lockTransfers(db, 't.id = ?', [id]))[0] ?? null,

  received: (after, limit) =>
    rows<Pick<IncomingTransfer, 'id' | 'description'>>(
      db(),
      `select id, description from incoming_transfers where status = 'RECEIVED' and id > ? order by id limit ?`,
      [after ?? '', limit],
    ),

  async lockReceived(id) {
    const [row] = await rows<Omit<IncomingTransfer, 'allocations'>>(
      db(),
      `select ${incomingTransferColumnNames.join(', ')} from incoming_transfers where id = ? and status = 'RECEIVED'
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

  async update({ version, ...transfer }) {
    const next: IncomingTransfer = { ...transfer, version: version + 1 };
    const { id, status, waitingReason, suggestedPaymentId, updatedAt, allocations } = next;
    const written = await db()('incoming_transfers')
      .where({ id, version })
      .update({ status, waitingReason, suggestedPaymentId, updatedAt, version: next.version });
    requireFresh(written);
    await storeAllocations(db, id, allocations);
    return next;
  },

  ...transfersOfPayments(db),
  ...knexIncomingTransferLists(db),
});
