import { useIntl } from 'react-intl';
import type { TransactionReason } from '#core/money/coin/ledger.ts';
import { transactionWords } from '#core/money/coin/views/transaction-words.ts';

export const useTransactionName = () => {
  const { formatMessage } = useIntl();
  return (type: TransactionReason, reference = '') =>
    formatMessage({ id: transactionWords(type, reference) });
};
