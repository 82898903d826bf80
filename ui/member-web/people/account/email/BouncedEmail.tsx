import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useFormats } from '#ui/intl.ts';
import { bold } from '../../../app/parts/rich-text.tsx';
import { useKeepMailAddress, useMailAddress } from '../data.ts';

/** Nothing while mails arrive, or nobody knows: the card around it works without. */
export const BouncedEmail = () => {
  const { formatMessage } = useIntl();
  const { date, dateTime } = useFormats();
  const toast = useToast();
  const address = useMailAddress().data;
  const keep = useKeepMailAddress(() =>
    toast(formatMessage({ id: 'account.email.kept' }), { kind: 'success' }),
  );
  if (address === undefined || address.undeliverableSince === null) return null;
  const { email, undeliverableSince, keptUntil } = address;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      <AlertTitle>
        <FormattedMessage id="account.email.bounced" values={{ email, b: bold }} />
      </AlertTitle>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2">
          <FormattedMessage id="account.email.bounced.text" values={{ date: date(undeliverableSince) }} />
        </Typography>
        {keep.error !== null && <ErrorNote error={keep.error} />}
        {keptUntil === null ? (
          <Button variant="outlined" color="inherit" loading={keep.isPending} onClick={() => keep.mutate()}>
            <FormattedMessage id="account.email.keep" />
          </Button>
        ) : (
          <Typography variant="body2">
            <FormattedMessage id="account.email.keepLater" values={{ date: dateTime(keptUntil) }} />
          </Typography>
        )}
      </Stack>
    </Alert>
  );
};
