import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { Price } from './Price.tsx';

const Line = ({
  name,
  strong,
  ruled,
  children,
}: Readonly<{ name: ReactNode; strong?: boolean; ruled?: boolean; children: ReactNode }>) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      justifyContent: 'space-between',
      alignItems: 'baseline',
      fontWeight: strong ? 600 : 400,
      ...(ruled ? { borderTop: '1px solid', borderColor: 'divider', pt: 1.25, mt: 0.25 } : {}),
    }}
  >
    <Box component="dt">{name}</Box>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);

type Props = Readonly<{
  unitPrice: number;
  quantity: number;
  /** Undefined until it is known. */
  balance: number | undefined;
}>;

/** Everything about the coins before they are spent: price, total, balance now and afterwards. */
export const OrderSummary = ({ unitPrice, quantity, balance }: Props) => {
  const total = unitPrice * quantity;
  const after = balance === undefined ? undefined : balance - total;
  return (
    <Box aria-live="polite">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        <Line name={<FormattedMessage id="products.summary.price" />}>
          <Price amount={unitPrice} />
          {quantity > 1 && ` × ${quantity}`}
        </Line>
        <Line name={<FormattedMessage id="products.total" />} strong>
          <Price amount={total} />
        </Line>
        {balance !== undefined && after !== undefined && total > 0 && (
          <>
            <Line name={<FormattedMessage id="products.summary.balance" />} ruled>
              <CoinAmount amount={balance} coin="FIT_COIN" />
            </Line>
            {after >= 0 && (
              <Line name={<FormattedMessage id="products.summary.after" />}>
                <CoinAmount amount={after} coin="FIT_COIN" />
              </Line>
            )}
          </>
        )}
      </Box>
      {after !== undefined && after < 0 && (
        <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />} sx={{ mt: 2 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            <FormattedMessage id="products.summary.missing" values={{ count: -after }} />
          </Typography>
        </Alert>
      )}
    </Box>
  );
};
