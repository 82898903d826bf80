import type { AuditAction } from '#core/access/audit/audit-names.ts';
import { actorName, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { IncomingTransfer } from './incoming-transfer.ts';
import { isOpen, outstandingVnd, type Payment } from './payment.ts';
import { bookInto, payInto } from './settle.ts';
import { takesTwo } from './staff-steps.ts';

type Uses = Pick<Repositories, 'events' | 'incomingTransfers' | 'payments' | 'wallets'>;

/** Holds a transfer that is in the queue for a change by staff. */
export const lockWaiting = async (
  { incomingTransfers }: Pick<Repositories, 'incomingTransfers'>,
  id: IncomingTransfer['id'],
): Promise<IncomingTransfer> => {
  const transfer = await incomingTransfers.lock(id);
  if (!transfer) throw new DomainError('incoming_transfer.not_found');
  if (transfer.status !== 'WAITING') throw new DomainError('incoming_transfer.not_waiting');
  return transfer;
};

/** A large order's money that one person reported, by a statement file, is put down to it by another. */
export const requireSecondPerson = async (
  { bankNotices, settings }: Pick<Repositories, 'bankNotices' | 'settings'>,
  actor: Actor,
  transfer: IncomingTransfer,
  payment: Payment,
): Promise<void> => {
  if (transfer.source !== 'statement' || !isOpen(payment)) return;
  if (!takesTwo(await settings.read(), payment)) return;
  const notice = await bankNotices.find(transfer.noticeId);
  if (notice?.importedBy === actorName(actor)) throw new DomainError('payment.second_person_required');
};

/** An order that waits for money, or one that staff completed before its money was reported. */
export const requireWanting = (payment: Payment): void => {
  const isWanting = isOpen(payment) || payment.status === 'COMPLETED';
  if (!isWanting || outstandingVnd(payment) === 0) {
    throw new DomainError('payment.not_pending', { status: payment.status });
  }
};

/** Puts a part of a transfer down to an order: an open one is paid by it, a completed one only accounted for. */
export const putDown = (
  uses: Uses,
  transfer: IncomingTransfer,
  payment: Payment,
  step: Readonly<{ id: string; actor: Actor; at: Date; amountVnd: number }>,
): Promise<{ transfer: IncomingTransfer; payment: Payment }> => {
  requireWanting(payment);
  return isOpen(payment) ? payInto(uses, transfer, payment, step) : bookInto(uses, transfer, payment, step);
};

const logged = ({ status, waitingReason, allocations }: IncomingTransfer) => ({
  status,
  waitingReason,
  allocations: allocations.map(({ paymentId, amountVnd, note }) => ({ paymentId, amountVnd, note })),
});

type Step = Readonly<{
  /** `incoming_transfer.match` … */
  action: AuditAction;
  before: IncomingTransfer;
  after: IncomingTransfer;
  reason: string | null;
  at: Date;
}>;

export const logTransfer = (
  { auditLog }: Pick<Repositories, 'auditLog'>,
  actor: Actor,
  { action, before, after, reason, at }: Step,
): Promise<void> =>
  auditLog.append(
    audited(actor, {
      at,
      action,
      targetType: 'incoming_transfer',
      targetId: before.id,
      before: logged(before),
      after: { ...logged(after), bankReference: after.bankReference, amountVnd: after.amountVnd },
      reason,
    }),
  );
