import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { after as later, hour } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import type { IncomingTransfer, WaitingReason } from '../incoming-transfer.ts';
import { mayCountAgain } from '#core/money/promo/use-code.ts';
import { memosIn } from '../memo.ts';
import { paymentLifecycle, type Payment } from '../payment.ts';
import type { StaffPaymentView } from '../views/shown-payment.ts';
import { lockForStaff, logStep, requireReason } from '../staff-steps.ts';
import { anyPayment } from './list-all-payments.ts';

type Needs = Reads<'media' | 'payments' | 'settings'> &
  Writes<'auditLog' | 'events' | 'incomingTransfers' | 'payments' | 'promotions' | 'settings' | 'users'> &
  Pick<Ports, 'clock' | 'mediaStore'>;
type Input = Readonly<{ id: Payment['id']; reason: string }>;

const closedReasons: readonly (WaitingReason | null)[] = ['LATE', 'ALREADY_PAID', 'PAYMENT_CANCELED'];

/** Money that waits only because this order was closed, and says itself that it is for this order. */
const isJudgedAgain = ({ waitingReason, allocations, description }: IncomingTransfer, { code }: Payment) =>
  closedReasons.includes(waitingReason) && allocations.length === 0 && memosIn(description).includes(code);

/** Opens a canceled order again, with a new time to pay it. Money that came for it meanwhile is judged again. */
export const reopenPayment =
  (ports: Needs) =>
  async (actor: Actor, { id, reason: typed }: Input): Promise<StaffPaymentView> => {
    requirePermission(actor, 'payment.reopen');
    const reason = requireReason(typed);
    await ports.transaction(async (repositories) => {
      const { payments, incomingTransfers, settings, events, promotions, users } = repositories;
      const at = ports.clock.now();
      const before = await lockForStaff(repositories, actor, id);
      const status = paymentLifecycle.next(before.status, 'reopen');
      const { paymentExpiryHours } = await settings.read();
      // Others may have used the code up meanwhile: then the order goes on without it.
      const keepsPromo =
        before.promo !== null && (await mayCountAgain({ promotions, users }, before.promo.useId, at));
      const after = await payments.update({
        ...before,
        status,
        opening: before.opening + 1,
        expiresAt: later(at, paymentExpiryHours * hour),
        cancelReason: null,
        canceledAt: null,
        completedAt: null,
        markedPaidAt: null,
        transferId: null,
        proposal: null,
        promo: keepsPromo ? before.promo : null,
        note: reason,
        updatedAt: at,
      });
      // With the order held, so that none is judged by its old state meanwhile.
      const waiting = await incomingTransfers.lockWaitingFor(id);
      const judgedAgain = waiting.filter((transfer) => isJudgedAgain(transfer, after));
      for (const transfer of judgedAgain) {
        await incomingTransfers.update({
          ...transfer,
          status: 'RECEIVED',
          waitingReason: null,
          updatedAt: at,
        });
      }
      const { userId, code, coins: amount } = after;
      await events.append({ type: 'payment.reopened', userId, paymentId: id, code, amount });
      await logStep(repositories, actor, {
        action: 'payment.reopen',
        before,
        after,
        reason,
        at,
        incomingTransferIds: judgedAgain.map((transfer) => transfer.id),
      });
    });
    return anyPayment(ports, id);
  };
