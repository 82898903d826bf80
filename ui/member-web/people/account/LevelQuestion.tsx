import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import { useWallet } from '../../app/data/wallet.ts';
import type { CodeWorth } from '../../app/promo/data.ts';
import { PromoCodeField } from '../../app/promo/PromoCodeField.tsx';
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
type Props = Readonly<{
  offer: LevelOffer;
  /** A code that was found good for this offer. */
  worth: CodeWorth | undefined;
  onApply: (worth: CodeWorth | undefined) => void;
}>;

export const LevelQuestion = ({ offer, worth, onApply }: Props) => {
  const { date } = useFormats();
  const { data: wallet } = useWallet();
  const { level, days, until } = offer;
  const priceFitCoin = offer.priceFitCoin - (worth?.coins ?? 0);
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        <Line name={<FormattedMessage id="account.level.price" />}>
          <CoinAmount amount={offer.priceFitCoin} coin="FIT_COIN" />
        </Line>
        {worth !== undefined && (
          <Line name={<FormattedMessage id="promo.discount" />}>
            <CoinAmount amount={-worth.coins} coin="FIT_COIN" signed />
          </Line>
        )}
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
      <PromoCodeField target={{ kind: 'PLAN_PRICE', plan: level, days }} applied={worth} onApply={onApply} />
      <Typography variant="body2" sx={{ mt: 2 }}>
        <FormattedMessage id="account.level.noRefund" />
      </Typography>
    </>
  );
};
