import { actorName, mayDo, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { unallocatedVnd, type IncomingTransfer } from '../incoming-transfer.ts';
import { outstandingVnd, paymentLifecycle, transferReferencesOf, type Payment } from '../payment.ts';
import type { StaffPaymentView } from '../views/shown-payment.ts';
import { checkReference, type ReferenceCheck } from '../reference-check.ts';
import { allocate, complete } from '../settle.ts';
import { isProposed, lockForStaff, logStep, proposalFor } from '../staff-steps.ts';
import { anyPayment } from './list-all-payments.ts';
import { readBankCode } from './set-bank-code.ts';

type Needs = Reads<'media' | 'payments' | 'settings'> &
  Writes<'auditLog' | 'events' | 'incomingTransfers' | 'payments' | 'settings' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids' | 'mediaStore'>;
type Input = Readonly<{
  id: Payment['id'];
  bankCode?: string | undefined;
  /** Only for money that does not cover the order; kept with it and in the audit log. */
  reason?: string | undefined;
}>;

/** Money that is known to be too little is let pass by staff who manage payments and say why, with a colleague. */
const shortVndOf = (
  actor: Actor,
  payment: Payment,
  { bankCode, check, reason }: Readonly<{ bankCode: string; check: ReferenceCheck; reason: string }>,
): number => {
  if (check.state === 'USED') throw new DomainError('payment.bank_code_used');
  if (check.state !== 'SHORT') return 0;
  const { availableVnd: available, outstandingVnd: missing } = check;
  const shortVnd = missing - available;
  if (isProposed(payment.proposal, { action: 'approve', bankCode, shortVnd })) return shortVnd;
  if (reason === '' || !mayDo(actor, 'payment.manage'))
    throw new DomainError('payment.transfer_short', { available, missing });
  return shortVnd;
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

/** Credits the coins of an open order whose money staff found on the bank's statement. */
export const approvePayment =
  (ports: Needs) =>
  async (actor: Actor, { id, bankCode: typed, reason }: Input): Promise<StaffPaymentView> => {
    requirePermission(actor, 'payment.approve');
    await ports.transaction(async (repositories) => {
      const { payments, incomingTransfers, settings } = repositories;
      const at = ports.clock.now();
      const known = await payments.find(id);
      if (!known) throw new DomainError('payment.not_found');
      const bankCode = readBankCode(typed) ?? known.bankCode;
      // Transfers are locked before payments, everywhere.
      const arrived =
        bankCode === null ? [] : await incomingTransfers.lockByReferences(transferReferencesOf(bankCode));
      const before = await lockForStaff(repositories, actor, id);
      paymentLifecycle.next(before.status, 'approve');
      if (bankCode === null) throw new DomainError('payment.bank_code_required');
      // Another reference was written down since it was read: approve what is seen.
      if (typed === undefined && before.bankCode !== bankCode) throw new DomainError('version.stale');
      const check = checkReference(before, arrived, await payments.completedBy(bankCode));
      const said = normalize(reason ?? '');
      const shortVnd = shortVndOf(actor, before, { bankCode, check, reason: said });

      const asked = {
        action: 'approve',
        at,
        bankCode,
        reason: shortVnd > 0 ? said : null,
        shortVnd,
      } as const;
      const proposal = proposalFor(actor, before, asked, await settings.read());
      if (proposal) {
        const after = await payments.update({ ...before, bankCode, proposal, updatedAt: at });
        await logStep(repositories, actor, {
          action: 'payment.propose_approve',
          before,
          after,
          reason: asked.reason,
          at,
        });
        return;
      }
      const by = actorName(actor);
      const { proposal: asks } = before;
      const shortfall =
        shortVnd > 0 && asks
          ? { missingVnd: shortVnd, reason: asks.reason ?? '', by: asks.by, approvedBy: by }
          : null;
      const received = await takeArrived(repositories, arrived, before, by, at);
      const step = { id: ports.ids.next(), actor, at, bankCode };
      const after = await complete(repositories, { ...received, shortfall }, step);
      await logStep(repositories, actor, {
        action: 'payment.approve',
        before,
        after,
        reason: shortfall?.reason ?? null,
        at,
        incomingTransferIds: arrived.map((transfer) => transfer.id),
      });
    });
    return anyPayment(ports, id);
  };
