import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import type { Order } from '../../app/data/products.ts';
import { OrderCard } from './OrderCard.tsx';
import { orderColours } from './order-colours.ts';

type StepProps = Readonly<{ sign: 'done' | 'now' | 'later' | 'off'; name: ReactNode; at?: Date | null }>;

const signs = {
  done: <CheckIcon fontSize="small" sx={{ color: 'success.main' }} />,
  now: <ClockIcon fontSize="small" sx={{ color: 'warning.main' }} />,
  later: <ClockIcon fontSize="small" sx={{ color: 'text.disabled' }} />,
  off: <CloseIcon fontSize="small" sx={{ color: 'error.main' }} />,
};

const Step = ({ sign, name, at }: StepProps) => {
  const { dateTime } = useFormats();
  return (
    <Box
      component="li"
      {...(sign === 'now' ? { 'aria-current': 'step' } : {})}
      sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}
    >
      <Box aria-hidden sx={{ pt: '0.15em', lineHeight: 0 }}>
        {signs[sign]}
      </Box>
      <Box>
        <Typography
          sx={{
            fontWeight: sign === 'now' || sign === 'off' ? 600 : 400,
            color: sign === 'later' ? 'text.secondary' : 'text.primary',
          }}
        >
          {name}
        </Typography>
        {at !== undefined && at !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {dateTime(at)}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

const Steps = ({ order }: Readonly<{ order: Order }>) => {
  const { status, createdAt, completedAt, canceledAt } = order;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      <Step sign="done" name={<FormattedMessage id="orders.step.paid" />} at={createdAt} />
      {status === 'CANCELED' ? (
        <Step sign="off" name={<FormattedMessage id="order.status.CANCELED" />} at={canceledAt} />
      ) : (
        <>
          <Step
            sign={status === 'PENDING' ? 'later' : status === 'PROCESSING' ? 'now' : 'done'}
            name={<FormattedMessage id="order.status.PROCESSING" />}
          />
          <Step
            sign={status === 'COMPLETED' ? 'done' : 'later'}
            name={<FormattedMessage id="order.status.COMPLETED" />}
            at={completedAt}
          />
        </>
      )}
    </Box>
  );
};

/** Where the order stands, where the coins went, and what staff said. */
export const StateCard = ({ order }: Readonly<{ order: Order }>) => {
  const { status, total, note } = order;
  return (
    <OrderCard
      title={<FormattedMessage id="orders.state" />}
      corner={
        <StatusChip
          status={orderColours[status]}
          label={<FormattedMessage id={`order.status.${status}`} />}
        />
      }
    >
      <Steps order={order} />
      {status === 'CANCELED' && total > 0 && (
        <Typography sx={{ mt: 2 }}>
          <FormattedMessage id="orders.refunded" values={{ count: total }} />{' '}
          <Link component={LocalLink} to={`${paths.transactions}?type=REFUND`}>
            <FormattedMessage id="orders.refunded.link" />
          </Link>
        </Typography>
      )}
      {note !== null && note !== '' && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mt: 2 }}>
          <AlertTitle>
            <FormattedMessage id="orders.note" />
          </AlertTitle>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
        </Alert>
      )}
    </OrderCard>
  );
};
