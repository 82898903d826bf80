import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { bankAppLink, bankApps } from '#core/money/payment/vietqr/bank-apps.ts';
import type { Payment } from '../../app/data/payments.ts';
import { missingVnd } from './stage.ts';

/** On a phone, where a picture on the same screen can't be scanned: apps that take the transfer from a link. */
export const BankApps = ({ payment }: Readonly<{ payment: Payment }>) => {
  const titleId = useId();
  const { appReceiver, bankAccount, code } = payment;
  if (appReceiver === null) return null;
  const transfer = {
    receiver: appReceiver,
    holder: bankAccount.holder,
    amountVnd: missingVnd(payment),
    memo: code,
    returnTo: `${location.origin}${location.pathname}`,
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2.5, display: { sm: 'none' } }}>
      <Typography id={titleId} component="h3" variant="subtitle2">
        <FormattedMessage id="checkout.apps" />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        <FormattedMessage id="checkout.apps.text" />
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}
      >
        {bankApps.map((app) => (
          <li key={app.id}>
            <Button
              href={bankAppLink(app, transfer)}
              rel="noopener noreferrer"
              variant="outlined"
              fullWidth
              sx={{ minHeight: 44, height: '100%', lineHeight: 1.25 }}
            >
              <FormattedMessage id="checkout.apps.open" values={{ app: app.name }} />
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
};
