import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bonusCoins, pricePerCoin } from '#core/money/coin/views/package-value.ts';
import { CoinAmount, Money } from '#ui/components/CoinAmount.tsx';
import { StarIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { type CoinPackage, packageName } from '../../app/data/payments.ts';

type Props = Readonly<{ offer: CoinPackage; vndPerUsd: number; isBest: boolean }>;

export const PackageCard = ({ offer, vndPerUsd, isBest }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { vnd, percent } = useFormats();
  const name = formatMessage({ id: packageName(offer.id) });
  const perCoin = Math.round(pricePerCoin(offer) * 10) / 10;

  return (
    <Card
      component="li"
      aria-labelledby={id}
      sx={{
        position: 'relative',
        overflow: 'visible',
        display: 'flex',
        flexDirection: 'column',
        p: 2.5,
        ...(isBest ? { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px currentColor' } : {}),
        color: isBest ? 'primary.main' : 'text.primary',
      }}
    >
      <Box sx={{ color: 'text.primary', display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        {isBest && (
          <Box
            component="span"
            sx={{
              position: 'absolute',
              top: -15,
              right: 16,
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              px: 1.25,
              py: 0.25,
              borderRadius: 999,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontSize: '0.8125rem',
              fontWeight: 600,
            }}
          >
            <StarIcon sx={{ fontSize: '1rem' }} />
            <FormattedMessage id="pricing.package.best" />
          </Box>
        )}
        <Typography id={id} variant="h3">
          {name}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' · '}
            <FormattedMessage id="ui.coin.fit" />
          </Box>
        </Typography>
        <Box sx={{ mt: 1.5, whiteSpace: 'nowrap', '& > span': { fontSize: { sm: '1.25rem' } } }}>
          <CoinAmount amount={offer.coins} coin="FIT_COIN" size="large" />
        </Box>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', minHeight: { sm: '2.6em' } }}>
          {offer.bonusPercent > 0 ? (
            <FormattedMessage
              id="pricing.package.bonus"
              values={{ coins: bonusCoins(offer), percent: percent(offer.bonusPercent, 0) }}
            />
          ) : (
            <FormattedMessage id="pricing.package.noBonus" />
          )}
        </Typography>
        <Typography component="p" sx={{ mt: 2, fontSize: '1.375rem', lineHeight: 1.4, fontWeight: 600 }}>
          <Money vnd={offer.priceVnd} vndPerUsd={vndPerUsd} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="pricing.package.perCoin" values={{ price: vnd(perCoin) }} />
        </Typography>
        <Box sx={{ mt: 'auto', pt: 2 }}>
          <Button
            component={LocalLink}
            to={`${paths.payment}?package=${offer.id}`}
            variant={isBest ? 'contained' : 'outlined'}
            fullWidth
            sx={{ px: 1 }}
          >
            <FormattedMessage id="pricing.package.choose" values={{ name }} />
          </Button>
        </Box>
      </Box>
    </Card>
  );
};
