import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { WarningIcon } from '#ui/icons.tsx';

const Line = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
    <Box component="dt">{name}</Box>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);

type Props = Readonly<{
  fee: number;
  /** Undefined until it is known. */
  balance: number | undefined;
}>;

/** Everything about the coins before they are held: how many, what is left, and when they come back. */
export const FeeSummary = ({ fee, balance }: Props) => {
  const after = balance === undefined ? undefined : balance - fee;
  return (
    <Box
      aria-live="polite"
      sx={{ p: 2, borderRadius: '16px', bgcolor: 'background.sunken', display: 'grid', gap: 1.5 }}
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        <Line name={<FormattedMessage id="specialization.fee.held" />}>
          <CoinAmount amount={fee} coin="FIT_COIN" />
        </Line>
        {balance !== undefined && (
          <Line name={<FormattedMessage id="specialization.fee.balance" />}>
            <CoinAmount amount={balance} coin="FIT_COIN" />
          </Line>
        )}
        {after !== undefined && after >= 0 && (
          <Line name={<FormattedMessage id="specialization.fee.after" />}>
            <CoinAmount amount={after} coin="FIT_COIN" />
          </Line>
        )}
      </Box>
      {after !== undefined && after < 0 && (
        <Alert severity="warning" icon={<WarningIcon fontSize="inherit" />}>
          <FormattedMessage id="specialization.fee.missing" values={{ count: -after }} />
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="specialization.fee.rule" />
      </Typography>
    </Box>
  );
};
