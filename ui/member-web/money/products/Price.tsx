import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';

/** What costs nothing says so in a word. */
export const Price = ({ amount, size = 'medium' }: Readonly<{ amount: number; size?: 'medium' | 'large' }>) =>
  amount === 0 ? (
    <Box component="span" sx={{ fontWeight: 600, fontSize: size === 'large' ? '1.5rem' : '1rem' }}>
      <FormattedMessage id="products.free" />
    </Box>
  ) : (
    <CoinAmount amount={amount} coin="FIT_COIN" size={size} />
  );
