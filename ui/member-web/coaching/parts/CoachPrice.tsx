import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';

type Props = Readonly<{ price: number; size?: 'medium' | 'large' }>;

/** What costs nothing says so in a word. */
export const CoachPrice = ({ price, size = 'medium' }: Props) =>
  price === 0 ? (
    <Box component="span" sx={{ fontWeight: 600, fontSize: size === 'large' ? '1.5rem' : '1rem' }}>
      <FormattedMessage id="coaches.free" />
    </Box>
  ) : (
    <CoinAmount amount={price} coin="FIT_COIN" size={size} />
  );
