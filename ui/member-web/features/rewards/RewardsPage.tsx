import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { useRewards } from '../../indicators.ts';
import { useWallet } from '../../layout/MemberTopBar.tsx';
import { ConvertCard } from './ConvertCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { RewardCard } from './RewardCard.tsx';
import { useClaim } from './use-claim.ts';

declare global {
  interface MessageCatalogues {
    rewards: typeof import('./messages/vi.json');
  }
}

const RewardsPage = () => {
  const { formatMessage } = useIntl();
  const rewards = useRewards();
  const { data: wallet } = useWallet();
  const { claim, claiming, refused, error, paid } = useClaim();

  return (
    <Page
      title={formatMessage({ id: 'rewards.title' })}
      description={<FormattedMessage id="rewards.lead" />}
      actions={
        wallet && (
          <Stack
            direction="row"
            role="status"
            sx={{
              gap: 2,
              flexWrap: 'wrap',
              px: 2,
              py: 1,
              borderRadius: '16px',
              bgcolor: 'background.sunken',
            }}
          >
            <CoinAmount amount={wallet.fitCoin} coin="FIT_COIN" />
            <CoinAmount amount={wallet.baseCoin} coin="BASE_COIN" />
          </Stack>
        )
      }
    >
      <Stack sx={{ gap: 3 }}>
        <QueryView query={rewards} skeleton={<CardGridSkeleton cards={4} height={140} />}>
          {({ items }) => (
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
              }}
            >
              {items.map((reward) => (
                <RewardCard
                  key={reward.type}
                  reward={reward}
                  busy={claiming === reward.type}
                  error={refused === reward.type ? error : undefined}
                  paid={paid?.type === reward.type ? paid : undefined}
                  onClaim={() => {
                    if (claiming === undefined) claim(reward.type);
                  }}
                />
              ))}
            </Box>
          )}
        </QueryView>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <ConvertCard />
          <HistoryCard />
        </Box>
      </Stack>
    </Page>
  );
};

export default RewardsPage;
