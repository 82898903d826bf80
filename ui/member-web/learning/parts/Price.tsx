import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { useFormats } from '#ui/intl.ts';

type Props = Readonly<{ price: number; pay: number; size?: 'medium' | 'large' }>;

/** What it costs now; what it cost before stands struck through beside it. */
export const Price = ({ price, pay, size = 'medium' }: Props) => {
  const { number } = useFormats();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}
    >
      {pay === 0 ? (
        <Box component="span" sx={{ fontWeight: 600, fontSize: size === 'large' ? '1.5rem' : '1rem' }}>
          <FormattedMessage id="catalogue.free" />
        </Box>
      ) : (
        <CoinAmount amount={pay} coin="FIT_COIN" size={size} />
      )}
      {price > pay && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={visuallyHidden}>
            <FormattedMessage id="catalogue.priceBefore" />
          </Box>
          <s>{number(price)}</s>
        </Box>
      )}
    </Box>
  );
};
