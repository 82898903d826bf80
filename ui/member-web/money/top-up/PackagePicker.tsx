import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { bestValue, bonusCoins, pricePerCoin } from '#core/money/coin/views/package-value.ts';
import { CoinAmount, Money } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import { type CoinPackage, packageName, type Packages } from '../../app/data/payments.ts';
import { RadioCard } from './RadioCard.tsx';

type Props = Readonly<{
  packages: Packages;
  chosen: CoinPackage | undefined;
  onChoose: (id: string) => void;
}>;

export const PackagePicker = ({ packages: { items, vndPerUsd }, chosen, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const { vnd, percent } = useFormats();
  const best = bestValue(items);
  return (
    <Box
      role="radiogroup"
      aria-label={formatMessage({ id: 'topUp.package' })}
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {items.map((offer) => (
        <RadioCard
          key={offer.id}
          name="package"
          value={offer.id}
          checked={offer === chosen}
          onChoose={() => onChoose(offer.id)}
        >
          <Box
            component="span"
            sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap' }}
          >
            <Box component="span">
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                <FormattedMessage id={packageName(offer.id)} />
              </Typography>
              <CoinAmount amount={offer.coins} coin="FIT_COIN" />
            </Box>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              <Money vnd={offer.priceVnd} vndPerUsd={vndPerUsd} />
            </Typography>
          </Box>
          <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5, opacity: 0.85 }}>
            <FormattedMessage
              id={
                offer === best
                  ? 'topUp.package.best'
                  : offer.bonusPercent > 0
                    ? 'topUp.package.bonus'
                    : 'topUp.package.plain'
              }
              values={{
                coins: bonusCoins(offer),
                percent: percent(offer.bonusPercent, 0),
                price: vnd(Math.round(pricePerCoin(offer) * 10) / 10),
              }}
            />
          </Typography>
        </RadioCard>
      ))}
    </Box>
  );
};
