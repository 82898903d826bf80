import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type Coin, CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useWallet } from '../data/wallet.ts';

const width = { one: 120, both: 220 } as const;

/** What the member has, beside the heading of a page about coins. */
export const Balances = ({ coins = ['FIT_COIN', 'BASE_COIN'] }: Readonly<{ coins?: readonly Coin[] }>) => {
  const { data: wallet } = useWallet();
  // As high as what comes: what stands below stays where it is.
  if (wallet === undefined)
    return (
      <Skeleton
        variant="rounded"
        width={coins.length === 1 ? width.one : width.both}
        height={41}
        sx={{ borderRadius: '16px' }}
      />
    );
  return (
    <Stack
      direction="row"
      role="status"
      sx={{ gap: 2, flexWrap: 'wrap', px: 2, py: 1, borderRadius: '16px', bgcolor: 'background.sunken' }}
    >
      {coins.map((coin) => (
        <CoinAmount key={coin} amount={coin === 'FIT_COIN' ? wallet.fitCoin : wallet.baseCoin} coin={coin} />
      ))}
    </Stack>
  );
};
