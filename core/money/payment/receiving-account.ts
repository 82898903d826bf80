import type { Settings } from '#core/platform/settings/site.ts';
import { bankByBin } from './vietqr/bank-directory.ts';
import type { BankAccount } from './payment.ts';

type Named = Pick<Settings, 'bankBin' | 'bankBranch' | 'bankAccountNumber' | 'bankAccountHolder'>;

/** Where members send their money; null until staff have filled in a bank, an account and its holder. */
export const receivingAccount = (settings: Named): BankAccount | null => {
  const bank = bankByBin(settings.bankBin);
  const [number, holder] = [settings.bankAccountNumber.trim(), settings.bankAccountHolder.trim()];
  if (!bank || number === '' || holder === '') return null;
  return { bin: bank.bin, bankName: bank.shortName, branch: settings.bankBranch.trim(), number, holder };
};
