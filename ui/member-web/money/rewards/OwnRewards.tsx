import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { useRewards } from '../../app/data/rewards.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { RewardCard } from './RewardCard.tsx';
import { useClaim } from './use-claim.ts';

/** The four rewards of the platform, and what was claimed of them. */
export const OwnRewards = () => {
  const rewards = useRewards();
  const { claim, claiming, refused, error, paid } = useClaim();
  return (
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
      <HistoryCard />
    </Stack>
  );
};
