import { actorName, requirePermission, type Actor } from '#core/access/actor.ts';
import { DomainError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import type { Repositories } from '#core/transaction.ts';
import { unallocatedVnd, type IncomingTransfer } from '../incoming-transfer.ts';
import { bankCodeOf, outstandingVnd, paymentLifecycle, type Payment } from '../payment.ts';
import type { StaffPaymentView } from '../payment-view.ts';
import { allocate, complete } from '../settle.ts';
import { lockForStaff, logStep, proposalFor } from '../staff-steps.ts';
import { anyPayment } from './list-all-payments.ts';
import { readBankCode } from './set-bank-code.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock' | 'ids' | 'mediaStore'>;
type Input = Readonly<{ id: Payment['id']; bankCode?: string | undefined }>;

/** Money that pays another order, was sent back or went out pays nothing here. */
const isSpent = (transfer: IncomingTransfer, id: Payment['id']): boolean => {
  if (transfer.status === 'OUTGOING') return true;
  const orders = transfer.allocations.map(({ paymentId }) => paymentId);
  if (orders.some((order) => order !== null && order !== id)) return true;
  return unallocatedVnd(transfer) === 0 && !orders.includes(id);
};

const requireFree = async (
  { payments }: Pick<Repositories, 'payments'>,
  bankCode: string,
  arrived: readonly IncomingTransfer[],
  id: Payment['id'],
): Promise<void> => {
  const served = await payments.completedBy(bankCode);
  if ((served !== null && served !== id) || arrived.some((transfer) => isSpent(transfer, id))) {
    throw new DomainError('payment.bank_code_used');
  }
};

/** What arrived with this reference is put down to the order, as far as the order asks for it. */
const takeArrived = async (
  repositories: Pick<Repositories, 'incomingTransfers'>,
  arrived: readonly IncomingTransfer[],
  payment: Payment,
  by: string,
  at: Date,
): Promise<Payment> => {
  let { receivedVnd } = payment;
  for (const transfer of arrived) {
    const missing = outstandingVnd({ amountVnd: payment.amountVnd, receivedVnd });
    const amountVnd = Math.min(unallocatedVnd(transfer), missing);
    if (amountVnd === 0) continue;
    await allocate(repositories, transfer, [{ paymentId: payment.id, amountVnd, note: null, by, at }], at);
    receivedVnd += amountVnd;
  }
  return { ...payment, receivedVnd };
};

/** Credits the coins of an open order whose money somebody found on the bank's statement. */
export const approvePayment =
  (ports: Needs) =>
  async (actor: Actor, { id, bankCode: typed }: Input): Promise<StaffPaymentView> => {
    requirePermission(actor, 'payment.approve');
    await ports.transaction(async (repositories) => {
      const { payments, incomingTransfers, settings } = repositories;
      const at = ports.clock.now();
      const known = await payments.find(id);
      if (!known) throw new DomainError('payment.not_found');
      const bankCode = readBankCode(typed) ?? known.bankCode;
      // Transfers are locked before payments, everywhere.
      const arrived = bankCode === null ? [] : await incomingTransfers.lockByReference(bankCodeOf(bankCode));
      const before = await lockForStaff(repositories, actor, id);
      paymentLifecycle.next(before.status, 'approve');
      if (bankCode === null) throw new DomainError('payment.bank_code_required');
      // Somebody wrote down another one since it was read: approve what is seen.
      if (typed === undefined && before.bankCode !== bankCode) throw new DomainError('version.stale');
      await requireFree(repositories, bankCode, arrived, id);

      const asked = { action: 'approve', at, bankCode, reason: null } as const;
      const proposal = proposalFor(actor, before, asked, await settings.read());
      if (proposal) {
        const after = await payments.update({ ...before, bankCode, proposal, updatedAt: at });
        await logStep(repositories, actor, {
          action: 'payment.propose_approve',
          before,
          after,
          reason: null,
          at,
        });
        return;
      }
      const received = await takeArrived(repositories, arrived, before, actorName(actor), at);
      const after = await complete(repositories, received, { id: ports.ids.next(), actor, at, bankCode });
      await logStep(repositories, actor, {
        action: 'payment.approve',
        before,
        after,
        reason: null,
        at,
        incomingTransferIds: arrived.map((transfer) => transfer.id),
      });
    });
    return anyPayment(ports, id);
  };
