import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { useRewardHistory } from './data.ts';

export const HistoryCard = () => {
  const id = useId();
  const history = useRewardHistory();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="rewards.history" />
        </Typography>
        <QueryView
          query={history}
          compact
          skeleton={<ListSkeleton rows={3} picture={false} />}
          isEmpty={({ pages }) => pages[0]?.items.length === 0}
          empty={
            <EmptyState compact title={<FormattedMessage id="rewards.history.empty" />}>
              <FormattedMessage id="rewards.history.empty.text" />
            </EmptyState>
          }
        >
          {({ pages }) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {pages
                .flatMap(({ items }) => items)
                .map(({ id: claim, type, amount, coin, at }) => (
                  <Box
                    component="li"
                    key={claim}
                    sx={{
                      display: 'flex',
                      flexWrap: 'wrap',
                      columnGap: 2,
                      justifyContent: 'space-between',
                      py: 1.25,
                      borderTop: '1px solid',
                      borderColor: 'divider',
                    }}
                  >
                    <Box>
                      <Typography>
                        <FormattedMessage id={`reward.${type}.title`} />
                      </Typography>
                      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                        <RelativeTime at={at} />
                      </Typography>
                    </Box>
                    <CoinAmount amount={amount} coin={coin} signed />
                  </Box>
                ))}
            </Box>
          )}
        </QueryView>
        {history.hasNextPage && (
          <Button
            variant="outlined"
            fullWidth
            sx={{ mt: 1 }}
            disabled={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            <FormattedMessage id={history.isFetchingNextPage ? 'ui.loading' : 'ui.showMore'} />
          </Button>
        )}
      </CardContent>
    </Card>
  );
};
