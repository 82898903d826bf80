import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { movement } from '#core/money/coin/ledger.ts';
import { promoReversal } from '#core/money/promo/promo-ledger.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { bonusReference, paymentLifecycle, reversalReference, type Payment } from '../payment.ts';
import type { StaffPaymentView } from '../views/shown-payment.ts';
import { releaseMoney } from '../settle.ts';
import { lockForStaff, logStep, proposalFor, requireReason } from '../staff-steps.ts';
import { anyPayment } from './list-all-payments.ts';

type Needs = Reads<'media' | 'payments' | 'settings'> &
  Writes<'auditLog' | 'events' | 'incomingTransfers' | 'payments' | 'settings' | 'wallets'> &
  Pick<Ports, 'clock' | 'ids' | 'mediaStore'>;
type Input = Readonly<{ id: Payment['id']; reason: string }>;
type Step = Readonly<{ id: string; actor: Actor; at: Date; note: string }>;

/** Takes the coins back, and what a promo code added, each in an entry of its own that names the one it undoes. */
const takeBack = async (
  { wallets }: Pick<Repositories, 'wallets'>,
  payment: Payment,
  { id, actor, at, note }: Step,
): Promise<void> => {
  const transfer = movement(payment.userId, {
    id,
    coin: 'FIT_COIN',
    amount: -payment.coins,
    reason: 'REVERSAL',
    reference: reversalReference(payment),
    actor: actorName(actor),
    at,
    note,
  });
  try {
    await wallets.apply({ ...transfer, reverses: payment.transferId });
    const { promo, userId } = payment;
    if (promo?.transferId != null) {
      const { coins, code, transferId } = promo;
      const step = { id: `${id}-bonus`, userId, coins, code, reference: bonusReference(payment), actor: actorName(actor), at }; // prettier-ignore
      await wallets.apply(promoReversal(step, transferId));
    }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'coin.not_enough') throw error;
    throw new DomainError('payment.coins_spent', { missing: error.params['missing'] ?? 0 });
  }
};

/** Undoes a payment that was completed by mistake; refused once its coins are spent. */
export const reversePayment =
  (ports: Needs) =>
  async (actor: Actor, { id, reason: typed }: Input): Promise<StaffPaymentView> => {
    requirePermission(actor, 'payment.manage');
    const reason = requireReason(typed);
    await ports.transaction(async (repositories) => {
      const { payments, incomingTransfers, settings, events } = repositories;
      const at = ports.clock.now();
      // Transfers are locked before payments, everywhere.
      const released = await incomingTransfers.lockAllocatedTo(id);
      const before = await lockForStaff(repositories, actor, id);
      const status = paymentLifecycle.next(before.status, 'reverse');

      const asked = { action: 'reverse', at, bankCode: null, reason, shortVnd: 0 } as const;
      const proposal = proposalFor(actor, before, asked, await settings.read());
      if (proposal) {
        const after = await payments.update({ ...before, proposal, updatedAt: at });
        await logStep(repositories, actor, { action: 'payment.propose_reverse', before, after, reason, at });
        return;
      }
      await takeBack(repositories, before, { id: ports.ids.next(), actor, at, note: reason });
      const after = await payments.update({
        ...(await releaseMoney(repositories, before, released, at)),
        status,
        cancelReason: 'REVERSED',
        canceledAt: at,
        // The reference did not pay this order after all; the log remembers it.
        bankCode: null,
        note: reason,
        proposal: null,
        shortfall: null,
        promo: before.promo && { ...before.promo, transferId: null },
        updatedAt: at,
      });
      const { userId, code, coins: amount } = after;
      await events.append({ type: 'payment.reversed', userId, paymentId: id, code, amount });
      await logStep(repositories, actor, {
        action: 'payment.reverse',
        before,
        after,
        reason,
        at,
        incomingTransferIds: released.map((transfer) => transfer.id),
      });
    });
    return anyPayment(ports, id);
  };
