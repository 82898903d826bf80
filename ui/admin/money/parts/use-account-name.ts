import { useIntl } from 'react-intl';
import { systemAccounts } from '#core/money/coin/ledger.ts';

export const ledgerAccounts = ['USER', 'HELD', ...systemAccounts] as const;

/** An account that this version does not know yet is still shown, by its own name. */
export const useAccountName = () => {
  const { formatMessage } = useIntl();
  return (account: string): string => {
    const known = ledgerAccounts.find((name) => name === account);
    return known === undefined ? account : formatMessage({ id: `ledger.account.${known}` });
  };
};
