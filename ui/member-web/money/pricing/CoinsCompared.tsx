import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { baseCoinPerFitCoin } from '#core/money/coin/conversion.ts';
import { CoinIcon } from '#ui/components/CoinAmount.tsx';
import { ArrowDownIcon, ArrowRightIcon } from '#ui/icons.tsx';

const cards = [
  { key: 'fit', coin: 'FIT_COIN' },
  { key: 'base', coin: 'BASE_COIN' },
] as const;

export const CoinsCompared = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'stretch',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 230px minmax(0, 1fr)' },
    }}
  >
    {cards.map(({ key, coin }) => (
      <Card key={key} sx={{ p: 2.5, order: key === 'fit' ? 0 : 2 }}>
        <Typography variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CoinIcon coin={coin} size={28} />
          <FormattedMessage id={`ui.coin.${key}`} />
        </Typography>
        <Typography sx={{ mt: 1 }}>
          <FormattedMessage id={`pricing.coins.${key}`} />
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          <FormattedMessage id={`pricing.coins.${key}.from`} />
        </Typography>
      </Card>
    ))}
    <Box
      sx={{
        order: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 0.5,
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id="pricing.coins.rate" values={{ rate: baseCoinPerFitCoin }} />
      </Typography>
      <ArrowRightIcon sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary' }} />
      <ArrowDownIcon sx={{ display: { md: 'none' }, color: 'text.secondary' }} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="pricing.coins.oneWay" />
      </Typography>
    </Box>
  </Box>
);
