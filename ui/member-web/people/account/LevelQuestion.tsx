import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import { useWallet } from '../../app/data/wallet.ts';
import type { LevelOffer } from './data.ts';

const Line = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
    <Box component="dt">{name}</Box>
    <Box component="dd" sx={{ m: 0, color: 'text.primary' }}>
      {children}
    </Box>
  </Box>
);

/** Price, balance and balance afterwards, and until when: before anything is paid. */
export const LevelQuestion = ({ offer }: Readonly<{ offer: LevelOffer }>) => {
  const { date } = useFormats();
  const { data: wallet } = useWallet();
  const { priceFitCoin, until } = offer;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        <Line name={<FormattedMessage id="account.level.price" />}>
          <CoinAmount amount={priceFitCoin} coin="FIT_COIN" />
        </Line>
        {wallet !== undefined && (
          <>
            <Line name={<FormattedMessage id="account.level.balance" />}>
              <CoinAmount amount={wallet.fitCoin} coin="FIT_COIN" />
            </Line>
            {wallet.fitCoin >= priceFitCoin && (
              <Line name={<FormattedMessage id="account.level.after" />}>
                <CoinAmount amount={wallet.fitCoin - priceFitCoin} coin="FIT_COIN" />
              </Line>
            )}
          </>
        )}
        {until !== null && (
          <Line name={<FormattedMessage id="account.level.end" />}>
            <b>{date(until)}</b>
          </Line>
        )}
      </Box>
      <Typography variant="body2" sx={{ mt: 2 }}>
        <FormattedMessage id="account.level.noRefund" />
      </Typography>
    </>
  );
};
