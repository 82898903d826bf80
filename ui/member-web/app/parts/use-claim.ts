import { useIntl } from 'react-intl';
import type { RewardType } from '#core/money/coin/rewards.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useRewardClaim } from '../data/rewards.ts';

/** Claims a reward; a toast says what it was worth. */
export const useClaim = (type: RewardType) => {
  const toast = useToast();
  const { formatMessage } = useIntl();
  return useRewardClaim(type, ({ amount, reward }) =>
    toast(
      formatMessage(
        { id: 'indicator.reward.claimed' },
        { amount: formatMessage({ id: `coin.amount.${reward.coin}` }, { amount }) },
      ),
      { kind: 'success' },
    ),
  );
};
