import type { AuditAction } from '#core/access/audit/audit-names.ts';
import { actorName, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { normalize } from '#core/kernel/text/text.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { bankCodeOf, type Payment, type Proposal } from './payment.ts';
import { requireOthersPayment } from './settle.ts';

/** Read by the member and kept in the audit log. */
export const requireReason = (typed: string): string => {
  const reason = normalize(typed);
  if (reason === '') throw fieldError('body.reason', 'input.required');
  return reason;
};

/** Holds another person's order for a change by staff. */
export const lockForStaff = async (
  { payments }: Pick<Repositories, 'payments'>,
  actor: Actor,
  id: Payment['id'],
): Promise<Payment> => {
  const payment = await payments.lock(id);
  if (!payment) throw new DomainError('payment.not_found');
  requireOthersPayment(actor, payment);
  return payment;
};

const logged = (payment: Payment) => ({
  status: payment.status,
  bankCode: payment.bankCode,
  receivedVnd: payment.receivedVnd,
  opening: payment.opening,
  cancelReason: payment.cancelReason,
  transferId: payment.transferId,
  expiresAt: payment.expiresAt,
  proposal: payment.proposal,
  shortfall: payment.shortfall,
});

type Step = Readonly<{
  /** `payment.approve`, `payment.propose_approve` … */
  action: AuditAction;
  before: Payment;
  after: Payment;
  reason: string | null;
  at: Date;
  /** Transfers on the bank account that the step moved money from or to. */
  incomingTransferIds?: readonly string[];
}>;

export const logStep = (
  { auditLog }: Pick<Repositories, 'auditLog'>,
  actor: Actor,
  { action, before, after, reason, at, incomingTransferIds = [] }: Step,
): Promise<void> =>
  auditLog.append(
    audited(actor, {
      at,
      action,
      targetType: 'payment',
      targetId: before.id,
      before: logged(before),
      after: { ...logged(after), code: after.code, coins: after.coins, incomingTransferIds },
      reason,
    }),
  );

/** From the amount in the settings on; 0 is never. */
export const takesTwo = (
  { secondApprovalFromVnd }: Pick<Settings, 'secondApprovalFromVnd'>,
  { amountVnd }: Pick<Payment, 'amountVnd'>,
): boolean => secondApprovalFromVnd > 0 && amountVnd >= secondApprovalFromVnd;

type Asked = Omit<Proposal, 'by'>;

/** The same step, by the same reference, short of the same amount. */
export const isProposed = (
  proposal: Proposal | null,
  { action, bankCode, shortVnd }: Omit<Asked, 'at' | 'reason'>,
): proposal is Proposal =>
  proposal?.action === action &&
  bankCodeOf(proposal.bankCode ?? '') === bankCodeOf(bankCode ?? '') &&
  proposal.shortVnd === shortVnd;

/**
 * Null when the step may happen now; else what is to be stored, for another person to ask for the same. From the amount in
 * the settings on, and whenever the money does not cover the order, two people approve or reverse by hand, and one of
 * them twice is not two.
 */
export const proposalFor = (
  actor: Actor,
  payment: Payment,
  asked: Asked,
  settings: Pick<Settings, 'secondApprovalFromVnd'>,
): Proposal | null => {
  if (!takesTwo(settings, payment) && asked.shortVnd === 0) return null;
  const by = actorName(actor);
  const { proposal } = payment;
  if (!isProposed(proposal, asked)) return { ...asked, by };
  if (proposal.by === by) throw new DomainError('payment.second_person_required');
  return null;
};
