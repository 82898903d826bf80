import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { claimsReady } from '#core/money/coin/reward-state.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useRewards } from '../data/rewards.ts';
import { useWallet } from '../data/wallet.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths } from '../paths.ts';

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

/** What there is to spend and to claim, in one line: coins are not what anyone comes for. */
export const CoinsLine = () => {
  const { formatMessage } = useIntl();
  const wallet = useWallet();
  const rewards = useRewards();
  const ready = claimsReady(rewards.data?.items ?? []);
  return (
    <Box component="section" aria-label={formatMessage({ id: 'fitboard.coins' })} sx={{ minHeight: 44 }}>
      <QueryView compact query={wallet} skeleton={<Skeleton variant="rounded" width={280} height={44} />}>
        {({ fitCoin, baseCoin }) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, alignItems: 'center' }}>
            <CoinAmount amount={baseCoin} coin="BASE_COIN" />
            <CoinAmount amount={fitCoin} coin="FIT_COIN" />
            <Link component={LocalLink} to={paths.rewards} sx={link}>
              <FormattedMessage id="fitboard.coins.rewards" values={{ ready }} />
            </Link>
            <Link component={LocalLink} to={paths.transactions} sx={link}>
              <FormattedMessage id="fitboard.coins.statement" />
            </Link>
          </Box>
        )}
      </QueryView>
    </Box>
  );
};
