import type { BankNotice, IncomingTransfer, SuggestionReason } from '../incoming-transfer.ts';
import { bankCodeOf } from '../payment.ts';
import type { StaffPaymentView } from './shown-payment.ts';
import type { IncomingTransferView } from './shown-transfer.ts';

export type ShownIncomingTransfer = IncomingTransferView &
  Readonly<{
    notice: string | null;
    suggestions: readonly Readonly<{ payment: StaffPaymentView; why: SuggestionReason }>[];
  }>;

const mostLines = 5;

/** Of a statement the lines with this transfer's reference; anything else as it came. */
export const shownNotice = (
  notice: BankNotice | null,
  { bankReference }: Pick<IncomingTransfer, 'bankReference'>,
): string | null => {
  if (notice?.source !== 'statement') return notice?.body ?? null;
  const lines = notice.body.split(/\r?\n/).filter((line) => bankCodeOf(line).includes(bankReference));
  return lines.length > 0 ? lines.slice(0, mostLines).join('\n') : null;
};
