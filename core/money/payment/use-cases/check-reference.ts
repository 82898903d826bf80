import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { transferReferencesOf, type Payment } from '../payment.ts';
import { checkReference, type ReferenceCheck } from '../reference-check.ts';
import { readBankCode } from './set-bank-code.ts';

type Input = Readonly<{ id: Payment['id']; bankCode: string }>;

/** What is known of a bank reference before anybody approves an order by it; changes nothing. */
export const checkBankReference =
  ({ reads }: Reads<'incomingTransfers' | 'payments'>) =>
  async (actor: Actor, { id, bankCode: typed }: Input): Promise<ReferenceCheck> => {
    requirePermission(actor, 'payment.approve');
    const payment = await reads.payments.find(id);
    if (!payment) throw new DomainError('payment.not_found');
    const bankCode = readBankCode(typed);
    if (bankCode === null) throw new DomainError('payment.bank_code_required');
    const [arrived, served] = await Promise.all([
      reads.incomingTransfers.byReferences(transferReferencesOf(bankCode)),
      reads.payments.completedBy(bankCode),
    ]);
    return checkReference(payment, arrived, served);
  };
