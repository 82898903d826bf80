import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { inFitCoin } from './purchases.ts';
import type { Fee } from './data.ts';

export const FeeTable = ({ fees }: Readonly<{ fees: readonly Fee[] }>) => (
  <Card>
    <Box component="dl" sx={{ m: 0 }}>
      {fees.map(({ feature, amount, coin, unit }) => (
        <Box
          key={feature}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 3,
            rowGap: 0.5,
            px: 2.5,
            py: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Typography component="dt" sx={{ flex: '1 1 220px' }}>
            <FormattedMessage id={`fee.${feature}`} />
          </Typography>
          <Box component="dd" sx={{ m: 0, textAlign: { sm: 'right' } }}>
            <CoinAmount amount={amount} coin={coin} />{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id={`coin.unit.${unit}`} />
            </Box>
            {coin === 'BASE_COIN' && (
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="pricing.inFit" values={{ count: inFitCoin(amount, coin) }} />
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  </Card>
);
