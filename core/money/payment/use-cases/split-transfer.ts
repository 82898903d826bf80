import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { unallocatedVnd, type IncomingTransfer } from '../incoming-transfer.ts';
import type { Payment } from '../payment.ts';
import { allocate, requireOthersPayment } from '../settle.ts';
import { lockForStaff, logStep } from '../staff-steps.ts';
import { lockWaiting, logTransfer, putDown, requireSecondPerson } from '../transfer-steps.ts';
import { findTransfer, type IncomingTransferView } from '../views/shown-transfer.ts';

type Needs = Writes<
  'auditLog' | 'bankNotices' | 'events' | 'incomingTransfers' | 'payments' | 'settings' | 'wallets'
> &
  Pick<Ports, 'clock' | 'ids'>;
type Part = Readonly<{
  /** Null was sent back. */
  paymentId: Payment['id'] | null;
  amountVnd: number;
  note?: string | undefined;
}>;
type Input = Readonly<{ id: IncomingTransfer['id']; parts: readonly Part[] }>;
type OrderPart = Part & Readonly<{ paymentId: Payment['id'] }>;
type Locked = Readonly<{ part: OrderPart; payment: Payment }>;

const isForOrder = (part: Part): part is OrderPart => part.paymentId !== null;

const requireParts = (parts: readonly Part[], available: number): void => {
  const seen = new Set<Payment['id']>();
  for (const [at, { paymentId }] of parts.entries()) {
    if (paymentId === null) continue;
    if (seen.has(paymentId)) throw fieldError(`body.parts.${at}.paymentId`, 'input.single_value');
    seen.add(paymentId);
  }
  const sum = parts.reduce((total, { amountVnd }) => total + amountVnd, 0);
  if (sum > available) throw new DomainError('incoming_transfer.amount_exceeded', { available });
  for (const [at, { paymentId, note }] of parts.entries()) {
    if (paymentId === null && normalize(note ?? '') === '') {
      throw fieldError(`body.parts.${at}.note`, 'input.required');
    }
  }
};

const byOwner = (a: Locked, b: Locked): number =>
  a.payment.userId < b.payment.userId ? -1 : Number(a.payment.userId > b.payment.userId);

/** Puts one transfer of the queue down to several orders, and what was sent back beside them: all of it, or nothing. */
export const splitTransfer =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor, { id, parts }: Input): Promise<IncomingTransferView> => {
    const isSentBack = parts.some((part) => !isForOrder(part));
    requirePermission(actor, 'payment.approve');
    // Sending back is a step of its own, whichever way it is asked for.
    if (isSentBack) requirePermission(actor, 'payment.reject');
    return transaction(async (repositories) => {
      const at = clock.now();
      // Transfers are locked before payments, payments by id, and wallets last, in the order of their owners.
      const before = await lockWaiting(repositories, id);
      requireParts(parts, unallocatedVnd(before));
      const orders: Locked[] = [];
      for (const part of parts.filter(isForOrder).toSorted((a, b) => (a.paymentId < b.paymentId ? -1 : 1))) {
        orders.push({ part, payment: await lockForStaff(repositories, actor, part.paymentId) });
      }
      const named =
        isSentBack &&
        before.suggestedPaymentId &&
        (await repositories.payments.find(before.suggestedPaymentId));
      if (named) requireOthersPayment(actor, named);
      let transfer = before;
      for (const { part, payment } of orders.toSorted(byOwner)) {
        const { amountVnd } = part;
        await requireSecondPerson(repositories, actor, before, payment);
        const done = await putDown(repositories, transfer, payment, { id: ids.next(), actor, at, amountVnd });
        transfer = done.transfer;
        await logStep(repositories, actor, {
          action: 'payment.receive',
          before: payment,
          after: done.payment,
          reason: null,
          at,
          incomingTransferIds: [id],
        });
      }
      const by = actorName(actor);
      const sentBack = parts
        .filter((part) => !isForOrder(part))
        .map(({ amountVnd, note }) => ({
          paymentId: null,
          amountVnd,
          note: normalize(note ?? ''),
          by,
          at,
        }));
      if (sentBack.length > 0) transfer = await allocate(repositories, transfer, sentBack, at);
      await logTransfer(repositories, actor, {
        action: 'incoming_transfer.split',
        before,
        after: transfer,
        reason: null,
        at,
      });
      return findTransfer(repositories.incomingTransfers, id);
    });
  };
