import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useRewards } from '../data/rewards.ts';
import { useWallet } from '../data/wallet.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths } from '../paths.ts';
import { FitCard } from './FitCard.tsx';

export const CoinsCard = () => {
  const wallet = useWallet();
  const rewards = useRewards();
  const ready = rewards.data?.items.filter(({ status }) => status === 'PROCESSING').length ?? 0;
  return (
    <FitCard title={<FormattedMessage id="fitboard.coins" />}>
      <QueryView compact query={wallet} skeleton={<Skeleton variant="rounded" height={88} />}>
        {({ fitCoin, baseCoin, heldFitCoin, heldBaseCoin }) => (
          <Stack sx={{ gap: 1, alignItems: 'flex-start', flexGrow: 1 }}>
            <CoinAmount amount={baseCoin} coin="BASE_COIN" size="large" />
            <CoinAmount amount={fitCoin} coin="FIT_COIN" size="large" />
            {heldFitCoin + heldBaseCoin > 0 && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                <FormattedMessage
                  id="fitboard.coins.held"
                  values={{ base: heldBaseCoin, fit: heldFitCoin }}
                />
              </Box>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', ml: -1.5 }}>
              <Button component={LocalLink} to={paths.payment} variant="text">
                <FormattedMessage id="nav.deposit" />
              </Button>
              <Button component={LocalLink} to={paths.rewards} variant="text">
                <FormattedMessage id="fitboard.coins.rewards" values={{ ready }} />
              </Button>
              <Button component={LocalLink} to={paths.transactions} variant="text">
                <FormattedMessage id="fitboard.coins.statement" />
              </Button>
            </Box>
          </Stack>
        )}
      </QueryView>
    </FitCard>
  );
};
