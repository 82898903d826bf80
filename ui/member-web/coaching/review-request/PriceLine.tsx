import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { CoachPrice } from '../parts/CoachPrice.tsx';

/** What it will cost, and what there is to pay with, from the first step on; the last one counts it out. */
export const PriceLine = ({ price, balance }: Readonly<{ price: number; balance: number }>) => (
  <Box
    component="dl"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 3,
      rowGap: 0.25,
      mt: 0.5,
      mb: 1.5,
      '& > div': { display: 'flex', alignItems: 'center', gap: 1 },
      '& dd': { m: 0 },
      '& dt': { color: 'text.secondary' },
    }}
  >
    <div>
      <dt>
        <FormattedMessage id="reviewRequest.money.price" />
      </dt>
      <dd>
        <CoachPrice price={price} />
      </dd>
    </div>
    {price > 0 && (
      <div>
        <dt>
          <FormattedMessage id="reviewRequest.money.balance" />
        </dt>
        <dd>
          <CoinAmount amount={balance} coin="FIT_COIN" />
        </dd>
      </div>
    )}
  </Box>
);
