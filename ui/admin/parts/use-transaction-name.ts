import { useIntl } from 'react-intl';
import type { TransactionReason } from '#core/coin/ledger.ts';

export const useTransactionName = () => {
  const { formatMessage } = useIntl();
  return (type: TransactionReason) => formatMessage({ id: `transaction.${type}` });
};
