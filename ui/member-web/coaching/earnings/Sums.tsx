import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { platformFeePercent } from '#core/money/coin/fees.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import type { Earnings } from '../../app/data/coach-desk.ts';

const states = ['released', 'held', 'awaiting'] as const;

/** Where the coins are now, and how the price of every answer was divided. */
export const Sums = ({ earnings }: Readonly<{ earnings: Earnings }>) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
      }}
    >
      {states.map((state) => (
        <Card key={state} sx={{ p: 2.5 }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`earnings.${state}`} />
          </Typography>
          <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
            <CoinAmount amount={earnings[state]} coin="FIT_COIN" size="large" />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              <FormattedMessage id={`earnings.${state}.text`} />
            </Typography>
          </Box>
        </Card>
      ))}
    </Box>
    <Card>
      <CardContent>
        <Typography sx={{ mb: 1 }}>
          <FormattedMessage id="earnings.sum" values={{ count: earnings.reviews }} />
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, maxWidth: 480 }}>
          {(
            [
              ['gross', earnings.gross],
              ['fee', -earnings.fee],
              ['net', earnings.net],
            ] as const
          ).map(([name, amount]) => (
            <Box
              key={name}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 2,
                justifyContent: 'space-between',
                ...(name === 'net' ? { borderTop: '1px solid', borderColor: 'divider', pt: 0.75 } : {}),
              }}
            >
              <Box component="dt">
                <FormattedMessage
                  id={name === 'fee' ? 'earnings.fee.percent' : `earnings.${name}`}
                  values={{ percent: platformFeePercent }}
                />
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <CoinAmount amount={amount} coin="FIT_COIN" signed={name === 'fee'} />
              </Box>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  </Box>
);
