import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { RewardType } from '#core/money/coin/rewards.ts';
import { CoinAmount, CoinIcon } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useRewards } from '../data/rewards.ts';
import { useClaim } from './use-claim.ts';

/** One reward that lies ready, with its button; nothing at all when none does. */
export const ClaimReward = ({ type }: Readonly<{ type: RewardType }>) => {
  const rewards = useRewards();
  const claim = useClaim(type);
  const reward = rewards.data?.items.find((one) => one.type === type);
  if (reward === undefined || reward.status !== 'PROCESSING') return null;

  return (
    <Card sx={{ p: 2, bgcolor: 'accent.soft', color: 'accent.onSoft', borderColor: 'transparent' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <CoinIcon coin={reward.coin} size={40} />
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography variant="subtitle1" component="p">
            <FormattedMessage id={`reward.${type}.title`} />
          </Typography>
          <FormattedMessage
            id="indicator.reward.ready"
            values={{ amount: <CoinAmount amount={reward.amount} coin={reward.coin} /> }}
          />
        </Box>
        <SubmitButton type="button" color="accent" busy={claim.isPending} onClick={() => claim.mutate()}>
          <FormattedMessage id="indicator.reward.claim" />
        </SubmitButton>
      </Box>
      {claim.isError && <ErrorNote error={claim.error} />}
    </Card>
  );
};
