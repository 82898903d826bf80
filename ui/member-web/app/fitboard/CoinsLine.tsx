import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { claimsReady } from '#core/money/coin/reward-state.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useRewards } from '../data/rewards.ts';
import { useWallet } from '../data/wallet.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths } from '../paths.ts';

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  alignItems: 'center',
  minHeight: 44,
} as const;

/** A line that fails stays a line. */
const Failed = ({ error, onRetry }: Readonly<{ error: unknown; onRetry: () => void }>) => {
  const text = useErrorText();
  return (
    <Box role="alert" sx={line}>
      <span>{text(error)}</span>
      <Button variant="text" onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </Box>
  );
};

/** What there is to spend and to claim, in one line: coins are not what anyone comes for. */
export const CoinsLine = () => {
  const { formatMessage } = useIntl();
  const { data: wallet, error, refetch } = useWallet();
  const rewards = useRewards();
  const ready = claimsReady(rewards.data?.items ?? []);
  return (
    <Box component="section" aria-label={formatMessage({ id: 'fitboard.coins' })}>
      {wallet !== undefined ? (
        <Box sx={line}>
          <CoinAmount amount={wallet.baseCoin} coin="BASE_COIN" />
          <CoinAmount amount={wallet.fitCoin} coin="FIT_COIN" />
          <Link component={LocalLink} to={paths.rewards} sx={link}>
            <FormattedMessage id="fitboard.coins.rewards" values={{ ready }} />
          </Link>
          <Link component={LocalLink} to={paths.transactions} sx={link}>
            <FormattedMessage id="fitboard.coins.statement" />
          </Link>
        </Box>
      ) : error !== null ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" width={280} height={44} />
      )}
    </Box>
  );
};
