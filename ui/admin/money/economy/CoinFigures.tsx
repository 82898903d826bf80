import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { CoinType } from '#core/money/coin/ledger.ts';
import { CoinIcon } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import { Section } from '../../app/parts/Facts.tsx';
import type { Figures } from './figures.ts';

const names = ['issued', 'spent', 'burned', 'outstanding'] as const;

export const CoinFigures = ({ coin, figures }: Readonly<{ coin: CoinType; figures: Figures }>) => {
  const { number } = useFormats();
  return (
    <Section
      title={
        <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
          <CoinIcon coin={coin} />
          <FormattedMessage id={`coin.${coin}`} />
        </Box>
      }
      note={
        <FormattedMessage
          id="console.economy.equation"
          values={{
            opening: number(figures.opening),
            issued: number(figures.issued),
            spent: number(figures.spent),
            burned: figures.burned < 0 ? `(${number(figures.burned)})` : number(figures.burned),
            outstanding: number(figures.outstanding),
          }}
        />
      }
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {names.map((name) => (
          <Box key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id={`console.economy.${name}`} />
            </Typography>
            <Typography component="dd" variant="number" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {number(figures[name])}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
};
