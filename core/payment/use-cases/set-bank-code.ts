import { requirePermission, type Actor } from '#core/access/actor.ts';
import { DomainError } from '#core/errors.ts';
import { normalize } from '#core/kernel/text.ts';
import type { Ports } from '#core/ports.ts';
import { bankCodeOf, isOpen, type Payment } from '../payment.ts';
import type { StaffPaymentView } from '../payment-view.ts';
import { lockForStaff, logStep } from '../staff-steps.ts';
import { anyPayment } from './list-all-payments.ts';

type Needs = Pick<Ports, 'reads' | 'transaction' | 'clock' | 'mediaStore'>;
type Input = Readonly<{ id: Payment['id']; version: number; bankCode: string | null }>;

/** Null for what says nothing: a reference of spaces and dots is none. */
export const readBankCode = (typed: string | null | undefined): string | null => {
  const bankCode = normalize(typed ?? '');
  return bankCodeOf(bankCode) === '' ? null : bankCode;
};

/** Writes down the bank's reference. What somebody proposed with another one falls. */
export const setBankCode =
  (ports: Needs) =>
  async (actor: Actor, { id, version, bankCode: typed }: Input): Promise<StaffPaymentView> => {
    requirePermission(actor, 'payment.approve', 'payment.update');
    const bankCode = readBankCode(typed);
    await ports.transaction(async (repositories) => {
      const at = ports.clock.now();
      const before = await lockForStaff(repositories, actor, id);
      if (!isOpen(before)) throw new DomainError('payment.not_pending', { status: before.status });
      if (before.version !== version) throw new DomainError('version.stale');
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
