import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useEarnings } from '../../app/data/coach-desk.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';

const rows = ['awaiting', 'held', 'released'] as const;

/** What is asked for, what waits for stars and what has arrived; the rest is on its own page. */
export const EarningsBrief = () => {
  const earnings = useEarnings();
  return (
    <Card component="section" aria-labelledby="earnings">
      <CardContent>
        <Typography id="earnings" variant="h2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="desk.earnings" />
        </Typography>
        <QueryView query={earnings} skeleton={<TextSkeleton lines={3} />} compact>
          {(known) => (
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
              {rows.map((row) => (
                <Box
                  key={row}
                  sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
                >
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    <FormattedMessage id={`desk.earnings.${row}`} />
                  </Box>
                  <Box component="dd" sx={{ m: 0, ml: 'auto' }}>
                    <CoinAmount amount={known[row]} coin="FIT_COIN" />
                  </Box>
                </Box>
              ))}
            </Box>
          )}
        </QueryView>
        <Button component={LocalLink} to={paths.earnings} variant="outlined" fullWidth sx={{ mt: 2 }}>
          <FormattedMessage id="desk.earnings.all" />
        </Button>
      </CardContent>
    </Card>
  );
};
