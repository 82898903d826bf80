import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { useFormats } from '#ui/intl.ts';

type Props = Readonly<{ price: number; pay: number; size?: 'medium' | 'large' }>;

/** Large: as large as there is room for beside the button that buys it. */
const large = { xs: '1.125rem', md: '1.5rem' };

/** What it costs now; what it cost before stands struck through beside it. */
export const Price = ({ price, pay, size = 'medium' }: Props) => {
  const { number } = useFormats();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}
    >
      {pay === 0 ? (
        <Box component="span" sx={{ fontWeight: 600, fontSize: size === 'large' ? large : '1rem' }}>
          <FormattedMessage id="catalogue.free" />
        </Box>
      ) : (
        <Box component="span" sx={size === 'large' ? { '& > span': { fontSize: large } } : {}}>
          <CoinAmount amount={pay} coin="FIT_COIN" />
        </Box>
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
