import type { Knex } from 'knex';
import type { IncomingTransfer } from '#core/money/payment/incoming-transfer.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

/** Of the table itself, without the allocations. */
export const incomingTransferColumnNames = [
  'id', 'notice_id', 'source', 'bank_reference', 'account_number', 'amount_vnd', 'description', 'occurred_at',
  'status', 'waiting_reason', 'suggested_payment_id', 'version', 'created_at', 'updated_at',
] as const; // prettier-ignore

/** A whole transfer, of incoming_transfers `t`. */
export const incomingTransferColumns = `${incomingTransferColumnNames.map((name) => `t.${name}`).join(', ')}, coalesce((
    select jsonb_agg(jsonb_build_object(
      'paymentId', a.payment_id, 'amountVnd', a.amount_vnd, 'note', a.note, 'by', a.by, 'at', a.at
    ) order by a.position) from transfer_allocations a where a.transfer_id = t.id
  ), '[]') as allocations`;

/** JSON has no instants. */
export const revivedTransfer = <Row extends IncomingTransfer>(row: Row): Row => ({
  ...row,
  allocations: row.allocations.map((part) => ({ ...part, at: new Date(part.at) })),
});

export const readIncomingTransfers = async <Row extends IncomingTransfer = IncomingTransfer>(
  db: Connection,
  sql: string,
  bindings: readonly Knex.RawBinding[],
): Promise<Row[]> => (await rows<Row>(db(), sql, bindings)).map(revivedTransfer);
