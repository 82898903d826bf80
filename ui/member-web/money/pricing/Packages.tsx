import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { bestValue } from '#core/money/coin/views/package-value.ts';
import { useFormats } from '#ui/intl.ts';
import type { Packages as PackageList } from '../../app/data/payments.ts';
import { PackageCard } from './PackageCard.tsx';

export const Packages = ({ items, vndPerUsd }: PackageList) => {
  const best = bestValue(items);
  const { locale } = useIntl();
  const { vnd } = useFormats();
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(4, minmax(0, 1fr))',
          },
          '@media (min-width: 1180px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {items.map((offer) => (
          <PackageCard key={offer.id} offer={offer} vndPerUsd={vndPerUsd} isBest={offer === best} />
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', maxWidth: 680 }}>
        <FormattedMessage id="pricing.packages.note" />
        {locale === 'en' && (
          <>
            {' '}
            <FormattedMessage id="pricing.packages.dollars" values={{ rate: vnd(vndPerUsd) }} />
          </>
        )}
      </Typography>
    </>
  );
};
