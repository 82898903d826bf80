import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { bankByBin, banks } from '#core/money/payment/vietqr/bank-directory.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { useLanguage } from '#ui/intl.ts';
import { Facts } from '../../app/parts/Facts.tsx';
import { Nothing } from '../../app/parts/cells.tsx';

/** Banks by the name people know; one that the directory does not have keeps its number. */
export const useBankOptions = (bin: string) => {
  const isVietnamese = useLanguage() === 'vi';
  const known = banks.map((bank) => ({
    value: bank.bin,
    label: `${bank.shortName} – ${isVietnamese ? bank.nameVi : bank.nameEn}`,
  }));
  return bin === '' || bankByBin(bin) !== null ? known : [...known, { value: bin, label: bin }];
};

type Account = Pick<Settings, 'bankBin' | 'bankBranch' | 'bankAccountNumber' | 'bankAccountHolder'>;

/** The account as the checkout will show it, before it is saved. */
export const ReceivingAccount = ({ account }: Readonly<{ account: Account }>) => {
  const isVietnamese = useLanguage() === 'vi';
  const bank = bankByBin(account.bankBin);
  const name = isVietnamese ? bank?.nameVi : bank?.nameEn;
  const isComplete =
    account.bankBin !== '' &&
    account.bankAccountNumber.trim() !== '' &&
    account.bankAccountHolder.trim() !== '';
  return (
    <Box className="whole" sx={{ p: 2, borderRadius: '12px', bgcolor: 'background.sunken' }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        <FormattedMessage id="console.settings.account.preview" />
      </Typography>
      <Facts
        facts={[
          {
            key: 'bank',
            label: <FormattedMessage id="console.payments.bank" />,
            value:
              account.bankBin === '' ? (
                <FormattedMessage id="console.settings.bank.none" />
              ) : bank === null ? (
                <FormattedMessage id="console.settings.bank.other" values={{ bin: account.bankBin }} />
              ) : (
                `${bank.shortName} (${name})`
              ),
          },
          {
            key: 'branch',
            label: <FormattedMessage id="console.payments.branch" />,
            value: account.bankBranch || <Nothing />,
          },
          {
            key: 'number',
            label: <FormattedMessage id="console.payments.accountNumber" />,
            value: account.bankAccountNumber === '' ? <Nothing /> : <code>{account.bankAccountNumber}</code>,
          },
          {
            key: 'holder',
            label: <FormattedMessage id="console.payments.accountHolder" />,
            value: account.bankAccountHolder || <Nothing />,
          },
        ]}
      />
      <Alert severity={isComplete ? 'info' : 'warning'} sx={{ mt: 2 }}>
        <FormattedMessage
          id={isComplete ? 'console.settings.account.applies' : 'console.settings.account.incomplete'}
        />
      </Alert>
    </Box>
  );
};
