import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import type { Payment } from '../../app/data/payments.ts';
import { arrivedVnd } from './stage.ts';
import { useSupportAddress } from './Support.tsx';

/** Why, what became of the money, and what to do now. */
export const CanceledOrder = ({ payment }: Readonly<{ payment: Payment }>) => {
  const { dateTime, vnd } = useFormats();
  const support = useSupportAddress(payment.code);
  const { cancelReason, canceledAt, note, coins, packageId } = payment;
  const reason = cancelReason ?? 'BY_MEMBER';
  const arrived = arrivedVnd(payment);

  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="h2">
        <FormattedMessage id={`checkout.closed.${reason}`} />
      </Typography>
      {canceledAt !== null && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          <FormattedMessage id="checkout.closed.at" values={{ time: dateTime(canceledAt) }} />
        </Typography>
      )}
      <Typography sx={{ mt: 1.5, maxWidth: 640 }}>
        <FormattedMessage id={`checkout.closed.${reason}.text`} values={{ coins }} />
      </Typography>
      {note !== null && (
        <Typography
          sx={{ mt: 1.5, p: 1.5, borderRadius: '12px', bgcolor: 'background.sunken', maxWidth: 640 }}
        >
          <FormattedMessage id="checkout.closed.note" values={{ note }} />
        </Typography>
      )}
      {arrived > 0 && reason !== 'REVERSED' && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mt: 2, maxWidth: 640 }}>
          <FormattedMessage id="checkout.closed.arrived" values={{ amount: vnd(arrived) }} />
        </Alert>
      )}
      <Stack direction="row" sx={{ mt: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button
          component={LocalLink}
          to={`${paths.payment}?package=${packageId}`}
          variant={reason === 'REVERSED' || reason === 'REJECTED' ? 'outlined' : 'contained'}
        >
          <FormattedMessage id="checkout.closed.new" />
        </Button>
        {reason !== 'BY_MEMBER' && (
          <Button
            href={support}
            variant={reason === 'REVERSED' || reason === 'REJECTED' ? 'contained' : 'text'}
          >
            <FormattedMessage id="checkout.closed.support" />
          </Button>
        )}
      </Stack>
    </Card>
  );
};
