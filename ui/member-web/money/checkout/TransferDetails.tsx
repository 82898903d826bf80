import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '#ui/components/CoinAmount.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useSite } from '../../app/page-context.ts';
import type { Payment } from '../../app/data/payments.ts';
import { BankApps } from './BankApps.tsx';
import { CopyRow } from './CopyRow.tsx';
import type QrPanelType from './QrPanel.tsx';
import { missingVnd } from './stage.ts';

/** The lines to copy are enough where the picture cannot be fetched. */
const QrPanel = lazy((): Promise<{ default: ComponentType<ComponentProps<typeof QrPanelType>> }> =>
  import('./QrPanel.tsx').catch(() => ({ default: () => <FormattedMessage id="checkout.qr.away" /> })),
);

const Picture = ({ payment, vietQr }: Readonly<{ payment: Payment; vietQr: string }>) => {
  const { formatMessage } = useIntl();
  const { vnd, number } = useFormats();
  const { siteName } = useSite();
  const { bankAccount, code, coins } = payment;
  const amount = vnd(missingVnd(payment));
  const bank =
    bankAccount.branch === '' ? bankAccount.bankName : `${bankAccount.bankName}, ${bankAccount.branch}`;
  const line = (id: 'bank' | 'number' | 'holder' | 'amount' | 'memo', value: string) => ({
    label: formatMessage({ id: `checkout.row.${id}` }),
    value,
  });
  return (
    <Suspense
      fallback={<Skeleton variant="rounded" sx={{ width: '100%', maxWidth: 320, height: 320, mx: 'auto' }} />}
    >
      <QrPanel
        payload={vietQr}
        description={formatMessage(
          { id: 'checkout.qr.description' },
          { amount, bank: bankAccount.bankName, number: bankAccount.number, memo: code },
        )}
        card={{
          title: formatMessage({ id: 'checkout.qr.title' }, { name: siteName, coins: number(coins) }),
          caption: formatMessage({ id: 'checkout.qr.caption' }),
          lines: [
            line('bank', bank),
            line('number', bankAccount.number),
            line('holder', bankAccount.holder),
            line('amount', amount),
            line('memo', code),
          ],
        }}
        fileName={`${code}.png`}
      />
    </Suspense>
  );
};

/** Everything a transfer needs, to scan and to copy. The amount is what is still missing. */
export const TransferDetails = ({ payment }: Readonly<{ payment: Payment }>) => {
  const { formatMessage } = useIntl();
  const { vndPerUsd } = useSite();
  const { bankAccount, code, vietQr } = payment;
  const missing = missingVnd(payment);
  const copy = (text: string, id: 'number' | 'holder' | 'amount' | 'memo') => ({
    text,
    label: formatMessage({ id: `checkout.copy.${id}` }),
  });

  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 300px) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      {vietQr !== null && (
        <Box>
          <Picture payment={payment} vietQr={vietQr} />
          <Typography
            variant="body2"
            sx={{ mt: 1.5, color: 'text.secondary', display: { sm: 'none' }, textAlign: 'center' }}
          >
            <FormattedMessage id="checkout.qr.onPhone" />
          </Typography>
          <BankApps payment={payment} />
        </Box>
      )}
      <Box>
        <Box component="dl" sx={{ m: 0 }}>
          <CopyRow
            strong
            label={<FormattedMessage id="checkout.row.amount" />}
            value={<Money vnd={missing} vndPerUsd={vndPerUsd} />}
            copy={copy(String(missing), 'amount')}
          />
          <CopyRow
            strong
            label={<FormattedMessage id="checkout.row.memo" />}
            value={code}
            copy={copy(code, 'memo')}
            note={<FormattedMessage id="checkout.memo.note" />}
          />
          <CopyRow
            label={<FormattedMessage id="checkout.row.number" />}
            value={bankAccount.number}
            copy={copy(bankAccount.number, 'number')}
          />
          <CopyRow
            label={<FormattedMessage id="checkout.row.holder" />}
            value={bankAccount.holder}
            copy={copy(bankAccount.holder, 'holder')}
          />
          <CopyRow label={<FormattedMessage id="checkout.row.bank" />} value={bankAccount.bankName} />
          {bankAccount.branch !== '' && (
            <CopyRow label={<FormattedMessage id="checkout.row.branch" />} value={bankAccount.branch} />
          )}
        </Box>
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mt: 1.5 }}>
          <FormattedMessage id="checkout.wallets" />
        </Alert>
      </Box>
    </Box>
  );
};
