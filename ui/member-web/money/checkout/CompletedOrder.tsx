import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { CoinAmount, CoinIcon, Money } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { CheckIcon, DownloadIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useWallet } from '../../app/data/wallet.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useSite } from '../../app/page-context.ts';
import { paths, safeNext } from '../../app/paths.ts';
import type { Payment } from '../../app/data/payments.ts';
import { useReceiptFile } from './data.ts';
import { StateLine } from './StateLine.tsx';

const arrive = keyframes`
  from { opacity: 0; transform: scale(0.7); }
  60% { transform: scale(1.06); }
  to { opacity: 1; transform: scale(1); }
`;

const Fact = ({ label, children }: Readonly<{ label: ReactNode; children: ReactNode }>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, py: 0.75 }}>
    <Typography component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

const NextSteps = () => {
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'), '');
  return (
    <>
      <Button
        component={LocalLink}
        to={next === '' ? paths.fitboard : next}
        variant="contained"
        color={next === '' ? 'primary' : 'accent'}
      >
        <FormattedMessage id={next === '' ? 'nav.enter' : 'checkout.done.back'} />
      </Button>
      <Button component={LocalLink} to={`${paths.rewards}#convert`} variant="text">
        <FormattedMessage id="checkout.done.convert" />
      </Button>
      <Button component={LocalLink} to={paths.transactions} variant="text">
        <FormattedMessage id="nav.transactions" />
      </Button>
    </>
  );
};

type Props = Readonly<{
  payment: Payment;
  /** It happened while the member was looking. */
  isFresh: boolean;
}>;

export const CompletedOrder = ({ payment, isFresh }: Props) => {
  const { dateTime } = useFormats();
  const { vndPerUsd } = useSite();
  const { data: wallet } = useWallet();
  const { code, coins, amountVnd, bankCode, completedAt } = payment;
  const pdf = useReceiptFile(payment);

  return (
    <Stack sx={{ gap: 2.5 }}>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <StateLine stage="PAID" />
        <Stack sx={{ alignItems: 'center', textAlign: 'center', mt: 4, gap: 1 }}>
          <Box
            aria-hidden
            sx={{ position: 'relative', ...(isFresh ? { animation: `${arrive} 500ms ease-out` } : {}) }}
          >
            <CoinIcon coin="FIT_COIN" size={72} />
            <Box
              sx={{
                position: 'absolute',
                right: -6,
                bottom: -6,
                width: 32,
                height: 32,
                borderRadius: '50%',
                display: 'grid',
                placeItems: 'center',
                bgcolor: 'success.main',
                color: 'success.contrastText',
                border: '3px solid',
                borderColor: 'background.paper',
              }}
            >
              <CheckIcon sx={{ fontSize: '1.125rem' }} />
            </Box>
          </Box>
          <Typography variant="h2" sx={{ mt: 1 }}>
            <FormattedMessage id="checkout.done" values={{ coins }} />
          </Typography>
          {payment.promo !== null && (
            <Typography component="div">
              <FormattedMessage id="checkout.done.bonus" values={payment.promo} />
            </Typography>
          )}
          {wallet !== undefined && (
            <Typography component="div" sx={{ color: 'text.secondary' }}>
              <FormattedMessage
                id="checkout.done.balance"
                values={{ balance: <CoinAmount amount={wallet.fitCoin} coin="FIT_COIN" /> }}
              />
            </Typography>
          )}
          <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <NextSteps />
          </Stack>
        </Stack>
      </Card>
      <Card sx={{ p: 2.5 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          <FormattedMessage id="checkout.done.receipt" />
        </Typography>
        <Box component="dl" sx={{ m: 0 }}>
          <Fact label={<FormattedMessage id="checkout.done.code" />}>{code}</Fact>
          <Fact label={<FormattedMessage id="checkout.done.amount" />}>
            <Money vnd={amountVnd} vndPerUsd={vndPerUsd} />
          </Fact>
          <Fact label={<FormattedMessage id="checkout.done.coins" />}>
            <CoinAmount amount={coins} coin="FIT_COIN" signed />
          </Fact>
          {bankCode !== null && (
            <Fact label={<FormattedMessage id="checkout.done.bankCode" />}>{bankCode}</Fact>
          )}
          {completedAt !== null && (
            <Fact label={<FormattedMessage id="checkout.done.at" />}>{dateTime(completedAt)}</Fact>
          )}
        </Box>
        {pdf.error !== null && <ErrorNote error={pdf.error} />}
        <SubmitButton
          type="button"
          variant="outlined"
          startIcon={<DownloadIcon />}
          busy={pdf.isPending}
          onClick={() => pdf.mutate()}
          sx={{ mt: 1.5 }}
        >
          <FormattedMessage id="checkout.done.pdf" />
        </SubmitButton>
      </Card>
    </Stack>
  );
};
