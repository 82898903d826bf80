import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { meContract } from '#http/people/contract/me.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';

type Items = z.output<(typeof meContract)['transactionTotals']['output']>['items'];
type Props = Readonly<{ items: Items; isFiltered: boolean }>;

/** What the lines below add up to, also those that are not on the screen yet. */
export const Totals = ({ items, isFiltered }: Props) => {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ pb: 2, mb: 1, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Typography id={id} variant="body2" component="h2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        <FormattedMessage id={isFiltered ? 'transactions.totals.filtered' : 'transactions.totals'} />
        {' · '}
        <FormattedMessage
          id="transactions.totals.lines"
          values={{ count: items.reduce((sum, { lines }) => sum + lines, 0) }}
        />
      </Typography>
      {items.map(({ coin, added, taken }) => (
        <Box key={coin} component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {(
            [
              ['added', added],
              ['taken', -taken],
            ] as const
          ).map(([name, amount]) => (
            <Box key={name} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.25 }}>
              <Typography component="dt" variant="body2">
                <FormattedMessage id={`transactions.totals.${name}`} />
              </Typography>
              <Box component="dd" sx={{ m: 0 }}>
                <CoinAmount amount={amount} coin={coin} signed size="small" />
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
};
