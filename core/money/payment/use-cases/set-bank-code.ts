import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { nextVersion, type SeenVersion } from '#core/access/audit/last-write.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { cleanCode } from '#core/kernel/text/identifier.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { bankCodeOf, isOpen, type Payment } from '../payment.ts';
import type { StaffPaymentView } from '../views/shown-payment.ts';
import { lockForStaff, logStep } from '../staff-steps.ts';
import { anyPayment } from './list-all-payments.ts';

type Needs = Reads<'media' | 'payments' | 'settings'> &
  Writes<'auditLog' | 'payments'> &
  Pick<Ports, 'clock' | 'mediaStore'>;
type Input = SeenVersion & Readonly<{ id: Payment['id']; bankCode: string | null }>;

/**
 * Null when nothing was typed. Something that folds to nothing is no reference, and neither is one with letters of
 * another script: they look like Latin ones, and one transfer could be written down twice.
 */
export const readBankCode = (typed: string | null | undefined): string | null => {
  if (typed === null || typed === undefined) return null;
  const bankCode = cleanCode(typed);
  const compared = bankCodeOf(bankCode);
  if (compared === '') throw fieldError('body.bankCode', 'payment.bank_code_required');
  const foreign = /[^A-Z0-9]/u.exec(compared)?.[0];
  if (foreign !== undefined)
    throw fieldError('body.bankCode', 'payment.bank_code_invalid', { character: foreign });
  return bankCode;
};

/** Writes down the bank's reference. A proposal with another one falls. */
export const setBankCode =
  (ports: Needs) =>
  async (actor: Actor, { id, version, bankCode: typed }: Input): Promise<StaffPaymentView> => {
    requirePermission(actor, 'payment.approve', 'payment.update');
    const bankCode = readBankCode(typed);
    await ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const before = await lockForStaff(repositories, actor, id);
      if (!isOpen(before)) throw new DomainError('payment.not_pending', { status: before.status });
      await nextVersion(repositories, actor, {
        stored: before.version,
        seen: version,
        at,
        targetType: 'payment',
        targetId: id,
      });
      const isProposed = bankCodeOf(before.proposal?.bankCode ?? '') === bankCodeOf(bankCode ?? '');
      const after = await repositories.payments.update({
        ...before,
        bankCode,
        proposal: isProposed ? before.proposal : null,
        updatedAt: at,
      });
      await logStep(repositories, actor, {
        action: 'payment.set_bank_code',
        before,
        after,
        reason: null,
        at,
      });
    });
    return anyPayment(ports, id);
  };
