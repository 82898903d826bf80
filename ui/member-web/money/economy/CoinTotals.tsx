import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinIcon } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import type { CoinFigures } from './data.ts';

/** What makes up the sum, and what of it was paid out. */
const groups = [
  ['issued', 'spent', 'burned'],
  ['rewards', 'bounties'],
] as const;

type FigureProps = Readonly<{
  name: (typeof groups)[number][number];
  value: number;
  opensGroup: boolean;
}>;

const Figure = ({ name, value, opensGroup }: FigureProps) => {
  const { number } = useFormats();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        py: 0.75,
        ...(opensGroup ? { borderTop: '1px solid', borderColor: 'divider', mt: 0.75, pt: 1.5 } : {}),
      }}
    >
      <Typography component="dt">
        <FormattedMessage id={`economy.${name}`} />
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {number(value)}
      </Typography>
    </Box>
  );
};

/** What one coin sums up to, and the sum that anybody can check. */
export const CoinTotals = ({ figures }: Readonly<{ figures: CoinFigures }>) => {
  const id = useId();
  const { number } = useFormats();
  const { coin, issued, spent, burned, outstanding } = figures;
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography id={id} variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CoinIcon coin={coin} size={28} />
        <FormattedMessage id={`coin.${coin}`} />
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 2 }}>
        <Box sx={{ mb: 1.5 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="economy.outstanding" />
          </Typography>
          <Typography component="dd" variant="number" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {number(outstanding)}
          </Typography>
        </Box>
        {groups.flatMap((names) =>
          names.map((name, index) => (
            <Figure key={name} name={name} value={figures[name]} opensGroup={index === 0} />
          )),
        )}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        <FormattedMessage
          id="economy.equation"
          values={{
            issued: number(issued),
            spent: number(spent),
            burned: number(burned),
            outstanding: number(outstanding),
          }}
        />
      </Typography>
    </Card>
  );
};
