import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RewardType } from '#core/money/coin/rewards.ts';
import { CoinAmount, CoinIcon } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { client } from '../client.ts';
import { rewardsKey, useRewards } from '../data/indicators.ts';
import { walletKey } from '../data/wallet.ts';

export const useClaim = (type: RewardType) => {
  const queries = useQueryClient();
  const toast = useToast();
  const { formatMessage } = useIntl();
  return useMutation({
    mutationFn: () => client.rewards.claim({ params: { type } }),
    onSuccess: ({ wallet, amount, reward }) => {
      queries.setQueryData(walletKey, wallet);
      toast(
        formatMessage(
          { id: 'indicator.reward.claimed' },
          { amount: formatMessage({ id: `coin.amount.${reward.coin}` }, { amount }) },
        ),
        { kind: 'success' },
      );
    },
    // A refusal means that this page was behind: another tab has claimed it.
    onSettled: () => queries.invalidateQueries({ queryKey: rewardsKey }),
  });
};

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
