import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { type UserLevel, userLevels } from '#core/access/actor.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ComingMark } from './ComingMark.tsx';
import { isComing } from './purchases.ts';
import type { LevelOffer } from './use-prices.ts';

const Prices = ({ level, offers }: Readonly<{ level: UserLevel; offers: readonly LevelOffer[] }>) => {
  const own = offers.filter((offer) => offer.level === level);
  if (level === 'BASIC')
    return (
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id="pricing.level.free" />
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
      {own.map(({ days, priceFitCoin }) => (
        <li key={days}>
          <CoinAmount amount={priceFitCoin} coin="FIT_COIN" />{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="pricing.level.days" values={{ days }} />
          </Box>
        </li>
      ))}
    </Box>
  );
};

export const Levels = ({ offers }: Readonly<{ offers: readonly LevelOffer[] }>) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    {userLevels.map((level) => (
      <Box key={level} sx={{ borderTop: '3px solid', borderColor: 'divider', pt: 2 }}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          <FormattedMessage id="pricing.level.name" values={{ level }} />
        </Typography>
        <Prices level={level} offers={offers} />
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          <FormattedMessage id={`pricing.level.${level}`} />
          {level === 'PRO' && isComing('AI_CHAT_LEVEL') && <ComingMark />}
        </Typography>
      </Box>
    ))}
  </Box>
);
