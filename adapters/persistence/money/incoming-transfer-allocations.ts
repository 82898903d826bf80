import type { Allocation, IncomingTransfer } from '#core/money/payment/incoming-transfer.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

type StoredPart = Allocation & Readonly<{ position: number }>;

const partKey = ({ paymentId, amountVnd, note, by, at }: Allocation): string =>
  JSON.stringify([paymentId, amountVnd, note, by, at.getTime()]);

/**
 * Parts that stay keep their row: moving one to another place would make PostgreSQL ask for its order's row, which
 * another transaction may hold.
 */
export const storeAllocations = async (
  db: Connection,
  id: IncomingTransfer['id'],
  parts: readonly Allocation[],
): Promise<void> => {
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
