import { actorName, type Actor } from '#core/access/actor/actor.ts';
import { postTo } from '#core/money/coin/ledger.ts';
import { promoTransfer } from '#core/money/promo/promo-ledger.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import {
  placeOf,
  unallocatedVnd,
  type Allocation,
  type IncomingTransfer,
  type WaitingReason,
} from './incoming-transfer.ts';
import {
  bonusReference,
  orderNumberSign,
  outstandingVnd,
  paymentLifecycle,
  topUpReference,
  type Payment,
} from './payment.ts';

const sumOf = (parts: readonly Allocation[]): number =>
  parts.reduce((sum, { amountVnd }) => sum + amountVnd, 0);

type Uses = Pick<Repositories, 'events' | 'incomingTransfers' | 'payments' | 'wallets'>;
type Step = Readonly<{ id: string; actor: Actor; at: Date }>;

/** Nobody approves, rejects or matches their own payment, user 1 neither. */
export const requireOthersPayment = (actor: Actor, { userId }: Pick<Payment, 'userId'>): void => {
  if (actor.kind === 'user' && actor.id === userId) throw new DomainError('payment.own_payment');
};

/** What a promo code adds comes in a movement of its own, together with the coins it was promised for. */
const creditBonus = async (
  { wallets }: Pick<Uses, 'wallets'>,
  payment: Payment,
  { id, actor, at }: Step,
): Promise<Payment['promo']> => {
  const { promo, userId } = payment;
  if (promo === null) return null;
  const { code, coins } = promo;
  // Made from the id of the coins it comes with: one completion has one bonus.
  const transferId = `${id}-bonus`;
  await wallets.apply(
    promoTransfer({ id: transferId, userId, coins, reference: bonusReference(payment), code, actor: actorName(actor), at }), // prettier-ignore
  );
  return { ...promo, transferId };
};

/**
 * Credits exactly the order's coins, once per opening, and completes the locked order with the bank's reference.
 * The only way coins of a top-up come into being.
 */
export const complete = async (
  { payments, wallets, events }: Pick<Uses, 'payments' | 'wallets' | 'events'>,
  payment: Payment,
  { bankCode, id, actor, at }: Step & Readonly<{ bankCode: string }>,
): Promise<Payment> => {
  const status = paymentLifecycle.next(payment.status, 'approve');
  await postTo(wallets, payment.userId, {
    id,
    coin: 'FIT_COIN',
    amount: payment.coins,
    reason: 'TOP_UP',
    reference: topUpReference(payment),
    actor: actorName(actor),
    at,
  });
  const promo = await creditBonus({ wallets }, payment, { id, actor, at });
  const completed = await payments.update({
    ...payment,
    promo,
    status,
    bankCode,
    transferId: id,
    proposal: null,
    completedAt: at,
    updatedAt: at,
  });
  const { userId, code, coins: amount } = payment;
  await events.append({ type: 'payment.approved', userId, paymentId: payment.id, code, amount });
  return completed;
};

/** Puts parts of a locked transfer where they go; its place follows from its allocations. */
export const allocate = async (
  { incomingTransfers }: Pick<Uses, 'incomingTransfers'>,
  transfer: IncomingTransfer,
  parts: readonly Allocation[],
  at: Date,
): Promise<IncomingTransfer> => {
  const allocations = [...transfer.allocations, ...parts];
  const available = unallocatedVnd(transfer);
  if (unallocatedVnd({ ...transfer, allocations }) < 0) {
    throw new DomainError('incoming_transfer.amount_exceeded', { available });
  }
  const status = placeOf({ ...transfer, allocations });
  return incomingTransfers.update({
    ...transfer,
    allocations,
    status,
    waitingReason: status === 'WAITING' ? (transfer.waitingReason ?? 'OVER') : null,
    updatedAt: at,
  });
};

/**
 * One transfer may pay several orders, and a bank code serves one: from the second order on it carries a number. Refused
 * when the reference served an order that this transfer did not pay.
 */
const bankCodeFor = async (
  { payments }: Pick<Uses, 'payments'>,
  { bankReference, allocations }: IncomingTransfer,
): Promise<string> => {
  const paidByIt = new Set(allocations.map(({ paymentId }) => paymentId));
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? bankReference : `${bankReference}${orderNumberSign}${number}`;
    const served = await payments.completedBy(code);
    if (served === null) return code;
    if (!paidByIt.has(served)) throw new DomainError('payment.bank_code_used');
  }
};

/** Money of an order that was completed before it was reported: it is put down there, and no coin moves. */
export const bookInto = async (
  uses: Pick<Uses, 'payments' | 'incomingTransfers'>,
  transfer: IncomingTransfer,
  payment: Payment,
  { amountVnd, actor, at }: Readonly<{ amountVnd: number; actor: Actor; at: Date }>,
): Promise<{ transfer: IncomingTransfer; payment: Payment }> => {
  const available = outstandingVnd(payment);
  if (amountVnd > available) throw new DomainError('incoming_transfer.amount_exceeded', { available });
  const part: Allocation = { paymentId: payment.id, amountVnd, note: null, by: actorName(actor), at };
  return {
    transfer: await allocate(uses, transfer, [part], at),
    payment: await uses.payments.update({
      ...payment,
      receivedVnd: payment.receivedVnd + amountVnd,
      updatedAt: at,
    }),
  };
};

/**
 * Puts VND of a locked transfer down to a locked order. The order is completed when nothing is missing any more, else it
 * is PROCESSING and its member hears what is still to come.
 */
export const payInto = async (
  uses: Uses,
  transfer: IncomingTransfer,
  payment: Payment,
  { amountVnd, ...step }: Step & Readonly<{ amountVnd: number }>,
): Promise<{ transfer: IncomingTransfer; payment: Payment }> => {
  const missing = outstandingVnd(payment);
  if (amountVnd > missing) throw new DomainError('incoming_transfer.amount_exceeded', { available: missing });
  const { actor, at } = step;
  const part: Allocation = { paymentId: payment.id, amountVnd, note: null, by: actorName(actor), at };
  const allocated = await allocate(uses, transfer, [part], at);
  const received: Payment = { ...payment, receivedVnd: payment.receivedVnd + amountVnd, updatedAt: at };
  if (amountVnd === missing) {
    const bankCode = await bankCodeFor(uses, transfer);
    const completed = await complete(uses, received, { ...step, bankCode });
    return { transfer: allocated, payment: completed };
  }
  const waiting = await uses.payments.update({
    ...received,
    status: paymentLifecycle.next(payment.status, 'receivePart'),
  });
  const { userId, id: paymentId, code } = payment;
  await uses.events.append({
    type: 'payment.part_received',
    userId,
    paymentId,
    code,
    receivedVnd: waiting.receivedVnd,
    missingVnd: outstandingVnd(waiting),
  });
  return { transfer: allocated, payment: waiting };
};

/**
 * Several locked transfers that pay a locked order exactly: all that is left of each goes into it, and it is completed
 * once, by the reference of the last.
 */
export const payTogether = async (
  uses: Uses,
  transfers: readonly [...IncomingTransfer[], IncomingTransfer],
  payment: Payment,
  step: Step,
): Promise<Payment> => {
  const { actor, at } = step;
  const missing = outstandingVnd(payment);
  const arrived = transfers.reduce((sum, transfer) => sum + unallocatedVnd(transfer), 0);
  if (arrived !== missing) throw new DomainError('incoming_transfer.amount_exceeded', { available: missing });
  for (const transfer of transfers) {
    const amountVnd = unallocatedVnd(transfer);
    const part: Allocation = { paymentId: payment.id, amountVnd, note: null, by: actorName(actor), at };
    await allocate(uses, transfer, [part], at);
  }
  const last = transfers[transfers.length - 1] as IncomingTransfer; // the list has at least one
  const bankCode = await bankCodeFor(uses, last);
  const received = { ...payment, receivedVnd: payment.receivedVnd + arrived, updatedAt: at };
  return complete(uses, received, { ...step, bankCode });
};

/**
 * An order that is rejected or reversed no longer holds any money: what was put down to it waits for a person again.
 * `held` are the transfers that `lockAllocatedTo` gave before the order itself was locked; money that was put down to it
 * in between has not been seen by the person who closes it, and refuses with version.stale. Returns the order without its money,
 * to be stored by the caller.
 */
export const releaseMoney = async (
  { incomingTransfers }: Pick<Uses, 'incomingTransfers'>,
  payment: Payment,
  held: readonly IncomingTransfer[],
  at: Date,
  reason: WaitingReason = 'PAYMENT_CANCELED',
): Promise<Payment> => {
  const isHere = ({ paymentId }: Allocation): boolean => paymentId === payment.id;
  const released = held.reduce((sum, { allocations }) => sum + sumOf(allocations.filter(isHere)), 0);
  if (released !== payment.receivedVnd) throw new DomainError('version.stale');
  for (const transfer of held) {
    await incomingTransfers.update({
      ...transfer,
      allocations: transfer.allocations.filter((part) => !isHere(part)),
      status: 'WAITING',
      waitingReason: reason,
      suggestedPaymentId: payment.id,
      updatedAt: at,
    });
  }
  return { ...payment, receivedVnd: 0 };
};
