import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChevronDownIcon, ClockIcon, InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { paths } from '../../app/paths.ts';
import type { Payment } from '../../app/data/payments.ts';
import { linkTo } from '../../app/parts/rich-text.tsx';
import { Countdown } from './Countdown.tsx';
import { Guide } from './Guide.tsx';
import { OrderActions } from './OrderActions.tsx';
import { ReceiptField } from './ReceiptField.tsx';
import { arrivedVnd, isToPay, missingVnd, type Stage } from './stage.ts';
import { StateLine } from './StateLine.tsx';
import { Support } from './Support.tsx';
import { TransferDetails } from './TransferDetails.tsx';

type OpenStage = Exclude<Stage, 'PAID' | 'CLOSED'>;

const severities: Readonly<Record<OpenStage, 'info' | 'warning'>> = {
  WAITING: 'info',
  OVERDUE: 'warning',
  PART: 'warning',
  STAFF: 'info',
  MARKED: 'info',
};

const State = ({ payment, stage }: Readonly<{ payment: Payment; stage: OpenStage }>) => {
  const { vnd } = useFormats();
  return (
    <Card sx={{ p: 2.5 }}>
      <StateLine stage={stage} />
      <Box
        sx={{
          mt: 2.5,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: stage === 'WAITING' ? 'minmax(0, 1fr) auto' : '1fr',
          },
          alignItems: 'center',
        }}
      >
        <Alert
          severity={severities[stage]}
          icon={stage === 'MARKED' ? <ClockIcon fontSize="inherit" /> : <InfoIcon fontSize="inherit" />}
          role="presentation"
        >
          <Typography component="p" sx={{ fontWeight: 600 }}>
            <FormattedMessage id={`checkout.state.${stage}`} />
          </Typography>
          <FormattedMessage
            id={`checkout.state.${stage}.text`}
            values={{
              amount: vnd(payment.amountVnd),
              received: vnd(arrivedVnd(payment)),
              missing: vnd(missingVnd(payment)),
              link: linkTo(`${paths.payment}?package=${payment.packageId}`),
            }}
          />
          {payment.promo !== null && (
            <Typography component="p" sx={{ mt: 1 }}>
              <FormattedMessage id="checkout.bonus" values={payment.promo} />
            </Typography>
          )}
        </Alert>
        {stage === 'WAITING' && <Countdown until={payment.expiresAt} />}
      </Box>
    </Card>
  );
};

const Transfer = ({ payment, stage }: Readonly<{ payment: Payment; stage: OpenStage }>) => {
  const id = useId();
  const title = <FormattedMessage id={stage === 'PART' ? 'checkout.transfer.rest' : 'checkout.transfer'} />;
  if (isToPay(stage))
    return (
      <Card component="section" aria-labelledby={id} sx={{ p: 2.5 }}>
        <Typography id={id} variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <TransferDetails payment={payment} />
      </Card>
    );
  return (
    <Card component="details" sx={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <Box
        component="summary"
        sx={{
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          px: 2.5,
          py: 1.5,
          minHeight: 52,
          cursor: 'pointer',
          fontWeight: 600,
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <FormattedMessage id="checkout.transfer.again" />
        <ChevronDownIcon sx={{ color: 'text.secondary' }} />
      </Box>
      <Box sx={{ p: 2.5, pt: 1 }}>
        <TransferDetails payment={payment} />
      </Box>
    </Card>
  );
};

type Props = Readonly<{ payment: Payment; stage: OpenStage; onStale: () => void }>;

export const OpenOrder = ({ payment, stage, onStale }: Props) => (
  <Stack sx={{ gap: 2.5 }}>
    <State payment={payment} stage={stage} />
    <Transfer payment={payment} stage={stage} />
    <OrderActions payment={payment} />
    {isToPay(stage) && <Guide />}
    <ReceiptField payment={payment} onStale={onStale} />
    <Support code={payment.code} />
  </Stack>
);
