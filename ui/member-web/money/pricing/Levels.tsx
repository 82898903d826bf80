import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { PlanBenefits } from '../../app/parts/PlanBenefits.tsx';
import type { Levels as Offered } from './data.ts';

const column = { borderTop: '3px solid', borderColor: 'divider', pt: 2 } as const;

type PlanProps = Readonly<{ plan: Offered['plans'][number]; offers: Offered['items'] }>;

/** A plan is given a price when it can be bought; until then it says that it can't. */
const Plan = ({ plan: { level, isForSale, benefits }, offers }: PlanProps) => (
  <Box sx={column}>
    <Typography variant="h3" sx={{ mb: 1 }}>
      <FormattedMessage id={`user.level.${level}`} />
    </Typography>
    {isForSale ? (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {offers
          .filter((offer) => offer.level === level)
          .map(({ days, priceFitCoin }) => (
            <li key={days}>
              <CoinAmount amount={priceFitCoin} coin="FIT_COIN" />{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="pricing.level.days" values={{ days }} />
              </Box>
            </li>
          ))}
      </Box>
    ) : (
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id="pricing.level.closed" />
      </Typography>
    )}
    {benefits.length > 0 && (
      <Box sx={{ mt: 1, fontSize: '0.875rem' }}>
        <PlanBenefits benefits={benefits} />
      </Box>
    )}
  </Box>
);

export const Levels = ({ items, plans }: Offered) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    <Box sx={column}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage id="user.level.BASIC" />
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id="pricing.level.free" />
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        <FormattedMessage id="pricing.level.BASIC" />
      </Typography>
    </Box>
    {plans.map((plan) => (
      <Plan key={plan.level} plan={plan} offers={items} />
    ))}
  </Box>
);
