import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { ErrorIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { Sending } from './use-photo-flights.ts';

const SendingBar = ({ sideName, share }: Readonly<{ sideName: string; share: number }>) => {
  const { formatMessage } = useIntl();
  const { percent } = useFormats();
  return (
    <Box>
      <LinearProgress
        variant={share > 0 && share < 100 ? 'determinate' : 'indeterminate'}
        value={share}
        aria-label={formatMessage({ id: 'indicator.photo.sending' }, { side: sideName })}
      />
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {share < 100 ? percent(share, 0) : <FormattedMessage id="indicator.photo.checking" />}
      </Typography>
    </Box>
  );
};

type Props = Readonly<{ sideName: string; sending: Sending | undefined; isUnreadable: boolean }>;

/** How far the picture is on its way, or why it does not arrive. */
export const PhotoProgress = ({ sideName, sending, isUnreadable }: Props) => {
  const errorText = useErrorText();
  return (
    <>
      {sending !== undefined && sending.error === undefined && (
        <SendingBar sideName={sideName} share={Math.round(sending.share * 100)} />
      )}
      {sending?.error !== undefined && (
        <Alert severity="error" icon={<ErrorIcon fontSize="inherit" />} sx={{ p: 1 }}>
          {errorText(sending.error) /* the server's own sentence, or why it was not asked */}
        </Alert>
      )}
      {isUnreadable && (
        <Alert severity="error" icon={<ErrorIcon fontSize="inherit" />} sx={{ p: 1 }}>
          <FormattedMessage id="indicator.photo.unreadable" />
        </Alert>
      )}
    </>
  );
};
