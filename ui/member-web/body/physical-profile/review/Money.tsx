import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorState } from '#ui/components/States.tsx';
import { InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { useRewards } from '../../../app/data/rewards.ts';
import { useWallet } from '../../../app/data/wallet.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { paths } from '../../../app/paths.ts';
import type { Price } from '../data.ts';

const Line = ({
  label,
  children,
  strong = false,
}: Readonly<{ label: ReactNode; children: ReactNode; strong?: boolean }>) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      flexWrap: 'wrap',
      fontWeight: strong ? 600 : 400,
    }}
  >
    <dt>{label}</dt>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);

/** Without a line: what is certain, and when the rest will be known. */
const OfflinePrice = ({ isFree }: Readonly<{ isFree: boolean }>) => (
  <Stack sx={{ gap: 1 }}>
    {isFree && (
      <Box component="dl" sx={{ m: 0 }}>
        <Line label={<FormattedMessage id="indicator.review.fee" />}>
          <FormattedMessage id="indicator.review.free" />
        </Line>
      </Box>
    )}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id={isFree ? 'waitingWeek.review.free' : 'waitingWeek.review.fee'} />
    </Typography>
  </Stack>
);

/** What the save costs and brings, and what is left, before anything is spent. */
export const Money = ({ price }: Readonly<{ price: Price }>) => {
  const wallet = useWallet();
  const rewards = useRewards();
  const { formatMessage } = useIntl();
  if (price.error !== null) return <ErrorState compact error={price.error} onRetry={price.retry} />;
  if (price.isOffline) return <OfflinePrice isFree={price.fee === 0} />;
  if (price.fee == null || wallet.data === undefined) return <Skeleton variant="rounded" height={96} />;

  const { fee, isUpdate } = price;
  const reward = rewards.data?.items.find(({ type }) => type === 'SAVE_PHYSICAL_PROFILE');
  const balance = wallet.data.baseCoin;
  const short = fee - balance;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {isUpdate && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
          <FormattedMessage id="indicator.review.update" />
        </Alert>
      )}
      <Box component="dl" sx={{ m: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Line label={<FormattedMessage id="indicator.review.fee" />}>
          {fee === 0 ? (
            <FormattedMessage id="indicator.review.free" />
          ) : (
            <CoinAmount amount={-fee} coin="BASE_COIN" signed />
          )}
        </Line>
        {!isUpdate && reward !== undefined && (
          <Line label={<FormattedMessage id="indicator.review.reward" />}>
            <CoinAmount amount={reward.amount} coin={reward.coin} signed />
          </Line>
        )}
        <Line label={<FormattedMessage id="indicator.review.balance" />}>
          <CoinAmount amount={balance} coin="BASE_COIN" />
        </Line>
        {fee > 0 && short <= 0 && (
          <Line strong label={<FormattedMessage id="indicator.review.balance.after" />}>
            <CoinAmount amount={balance - fee} coin="BASE_COIN" />
          </Line>
        )}
      </Box>
      {fee > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="indicator.review.fee.once" />
        </Typography>
      )}
      {short > 0 && (
        <Alert
          severity="warning"
          icon={<WarningIcon fontSize="inherit" />}
          action={
            <Button
              component={LocalLink}
              to={paths.rewards}
              color="inherit"
              size="small"
              sx={{ whiteSpace: 'nowrap' }}
            >
              <FormattedMessage id="indicator.review.rewards" />
            </Button>
          }
        >
          {formatMessage({ id: 'indicator.review.short' }, { missing: short })}
        </Alert>
      )}
    </Stack>
  );
};
