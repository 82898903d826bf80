import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { MediumId, UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { isOpen, paymentLifecycle, type Payment } from '../payment.ts';
import type { PaymentView } from '../views/shown-payment.ts';
import { ownPayment } from './get-payment.ts';

type Needs = Reads<'media' | 'payments' | 'settings'> &
  Writes<'media' | 'payments'> &
  Pick<Ports, 'clock' | 'mediaStore'>;

const lockOwn = async (
  { payments }: Pick<Repositories, 'payments'>,
  userId: UserId,
  id: Payment['id'],
): Promise<Payment> => {
  const payment = (await payments.findOf(userId, id)) && (await payments.lock(id));
  if (!payment) throw new DomainError('payment.not_found');
  return payment;
};

/** One change by its member of an order that is held for it; null changes nothing. */
const changeOwn =
  <Input>(
    change: (
      payment: Payment,
      at: Date,
      input: Input,
      uses: Pick<Repositories, 'media'>,
    ) => Promise<Payment | null>,
  ) =>
  (ports: Needs) =>
  async (actor: Actor, id: Payment['id'], input: Input): Promise<PaymentView> => {
    const { id: userId } = requireMember(actor);
    await ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const changed = await change(await lockOwn(repositories, userId, id), at, input, repositories);
      if (changed) await repositories.payments.update({ ...changed, updatedAt: at });
    });
    return ownPayment(ports, userId, id);
  };

/** Says that the money was sent: from now on the order waits for a person. Saying so again changes nothing. */
export const markPaid = changeOwn<void>(async (payment, at) => {
  if (payment.markedPaidAt !== null && payment.status !== 'CANCELED') return null;
  // Money that came in part before made it PROCESSING already.
  if (payment.status === 'PROCESSING') return { ...payment, markedPaidAt: at };
  return { ...payment, status: paymentLifecycle.next(payment.status, 'markPaid'), markedPaidAt: at };
});

/** Gives up an order nobody has paid or claims to have paid. */
export const cancelPayment = changeOwn<void>(async (payment, at) => ({
  ...payment,
  status: paymentLifecycle.next(payment.status, 'cancel'),
  cancelReason: 'BY_MEMBER',
  canceledAt: at,
}));

/** Attaches a picture of the transfer, or takes it off; only while staff may still look at it. */
export const attachReceipt = changeOwn<MediumId | null>(async (payment, _at, mediumId, { media }) => {
  if (!isOpen(payment)) throw new DomainError('payment.not_pending', { status: payment.status });
  if (mediumId === null) return { ...payment, receiptId: null };
  const [medium] = await media.hold(payment.userId, [mediumId]);
  const isReceipt = medium?.purpose === 'RECEIPT' || medium?.purpose === 'GENERAL';
  if (!isReceipt || medium.type !== 'IMAGE') throw new DomainError('payment.receipt_not_found');
  return { ...payment, receiptId: mediumId };
});
