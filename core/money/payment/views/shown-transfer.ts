import { unallocatedVnd, type IncomingTransfer } from '../incoming-transfer.ts';
import type { IncomingTransfers, StaffIncomingTransferRow } from '../ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';

export type IncomingTransferView = StaffIncomingTransferRow & Readonly<{ unallocatedVnd: number }>;

/** A transfer as staff see it. */
export const incomingTransferView = (row: StaffIncomingTransferRow): IncomingTransferView => ({
  ...row,
  unallocatedVnd: unallocatedVnd(row),
});

export const findTransfer = async (
  incomingTransfers: Pick<IncomingTransfers, 'find'>,
  id: IncomingTransfer['id'],
): Promise<IncomingTransferView> => {
  const row = await incomingTransfers.find(id);
  if (!row) throw new DomainError('incoming_transfer.not_found');
  return incomingTransferView(row);
};
