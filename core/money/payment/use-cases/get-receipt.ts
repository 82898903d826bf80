import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { Payment } from '../payment.ts';

type Needs = Reads<'payments' | 'settings' | 'users'> & Pick<Ports, 'clock' | 'documentPrinter'>;
type Input = Readonly<{ id: Payment['id']; language: Language }>;

/** The receipt of one's own completed payment, as a PDF. */
export const getReceipt =
  ({ reads, clock, documentPrinter }: Needs) =>
  async (actor: Actor, { id, language }: Input): Promise<{ name: string; bytes: Uint8Array }> => {
    const { id: memberId } = requireMember(actor);
    const payment = await reads.payments.findOf(memberId, id);
    if (!payment) throw new DomainError('payment.not_found');
    const { status, bankCode, completedAt, code } = payment;
    if (status !== 'COMPLETED' || bankCode === null || completedAt === null) {
      throw new DomainError('payment.not_completed');
    }
    const [member, { siteName }] = await Promise.all([reads.users.get(memberId), reads.settings.read()]);
    const { bankName, number: accountNumber, holder: accountHolder } = payment.bankAccount;
    const bytes = await documentPrinter.receipt({
      siteName,
      language,
      timeZone: member.timeZone,
      at: clock.now(),
      memberId,
      memberName: displayName(member),
      paymentId: payment.id,
      code,
      packageId: payment.packageId,
      coins: payment.coins,
      bonusPercent: payment.bonusPercent,
      amountVnd: payment.amountVnd,
      bankName,
      accountNumber,
      accountHolder,
      bankCode,
      createdAt: payment.createdAt,
      completedAt,
    });
    return { name: `${code}.pdf`, bytes };
  };
