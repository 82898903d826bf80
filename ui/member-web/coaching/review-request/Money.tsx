import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { platformFeePercent } from '#core/money/coin/fees.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { CoachPrice } from '../parts/CoachPrice.tsx';

const Line = ({
  name,
  strong = false,
  children,
}: Readonly<{ name: ReactNode; strong?: boolean; children: ReactNode }>) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      justifyContent: 'space-between',
      alignItems: 'baseline',
      fontWeight: strong ? 600 : 400,
    }}
  >
    <Box component="dt">{name}</Box>
    <Box component="dd" sx={{ m: 0, ml: 'auto' }}>
      {children}
    </Box>
  </Box>
);

type Props = Readonly<{
  price: number;
  /** The platform's part of it. */
  fee: number;
  balance: number;
  answerDays: number;
  isBundle: boolean;
}>;

/** Price with the fee in it, balance now and afterwards, and when the coins come back. */
export const Money = ({ price, fee, balance, answerDays, isBundle }: Props) => (
  <Box aria-live="polite">
    <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
      <FormattedMessage id="reviewRequest.money" />
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <Line name={<FormattedMessage id="reviewRequest.money.price" />} strong>
        <CoachPrice price={price} />
      </Line>
      {price > 0 && (
        <>
          <Line
            name={<FormattedMessage id="reviewRequest.money.fee" values={{ percent: platformFeePercent }} />}
          >
            <CoinAmount amount={fee} coin="FIT_COIN" />
          </Line>
          <Line name={<FormattedMessage id="reviewRequest.money.balance" />}>
            <CoinAmount amount={balance} coin="FIT_COIN" />
          </Line>
          {balance >= price && (
            <Line name={<FormattedMessage id="reviewRequest.money.after" />}>
              <CoinAmount amount={balance - price} coin="FIT_COIN" />
            </Line>
          )}
        </>
      )}
    </Box>
    {balance < price && (
      <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} sx={{ mt: 2 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          <FormattedMessage id="reviewRequest.money.missing" values={{ count: price - balance }} />
        </Typography>
      </Alert>
    )}
    <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
      {isBundle ? (
        <FormattedMessage id="reviewRequest.refund.bundle" values={{ days: answerDays }} />
      ) : price === 0 ? (
        <FormattedMessage id="reviewRequest.refund.free" values={{ days: answerDays }} />
      ) : (
        <FormattedMessage id="reviewRequest.refund" values={{ days: answerDays }} />
      )}
    </Typography>
  </Box>
);
