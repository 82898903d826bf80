import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { WarningIcon } from '#ui/icons.tsx';

const Line = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
    <Box component="dt">{name}</Box>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);

type Props = Readonly<{ price: number; balance: number; answerDays: number }>;

/** Everything about the coins before they are held: price, balance now and afterwards, and when they come back. */
export const PriceSummary = ({ price, balance, answerDays }: Props) => {
  const rest = balance - price;
  if (price === 0) {
    return (
      <Typography>
        <FormattedMessage id="review.spend.free" values={{ days: answerDays }} />
      </Typography>
    );
  }
  return (
    <Box aria-live="polite" sx={{ p: 2, borderRadius: '14px', bgcolor: 'background.sunken' }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        <Line name={<FormattedMessage id="review.spend.price" />}>
          <CoinAmount amount={price} coin="FIT_COIN" />
        </Line>
        <Line name={<FormattedMessage id="review.spend.balance" />}>
          <CoinAmount amount={balance} coin="FIT_COIN" />
        </Line>
        {rest >= 0 && (
          <Line name={<FormattedMessage id="review.spend.after" />}>
            <CoinAmount amount={rest} coin="FIT_COIN" />
          </Line>
        )}
      </Box>
      {rest < 0 && (
        <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} sx={{ mt: 1.5 }}>
          <FormattedMessage id="review.spend.missing" values={{ count: -rest }} />
        </Alert>
      )}
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        <FormattedMessage id="review.spend.rule" values={{ days: answerDays }} />
      </Typography>
    </Box>
  );
};
