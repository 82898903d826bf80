import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { ErrorIcon, RefreshIcon } from '#ui/icons.tsx';
import { largestMegabytes } from './picture.ts';
import { tooLarge, type Upload } from './use-picture-uploads.ts';

type Props = Readonly<{ upload: Upload; onRetry: () => void; onDismiss: () => void }>;

/** Why one file did not arrive; another attempt only where it can help. */
export const FailedUpload = ({ upload, onRetry, onDismiss }: Props) => {
  const errorText = useErrorText();
  return (
    <Alert
      severity="error"
      icon={<ErrorIcon fontSize="inherit" />}
      sx={{ mt: 1.5 }}
      action={
        <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
          {upload.error !== tooLarge && (
            <Button size="small" color="inherit" startIcon={<RefreshIcon />} onClick={onRetry}>
              <FormattedMessage id="ui.retry" />
            </Button>
          )}
          <Button size="small" color="inherit" onClick={onDismiss}>
            <FormattedMessage id="ui.close" />
          </Button>
        </Box>
      }
    >
      <strong>{upload.file.name}</strong>
      {': '}
      {upload.error === tooLarge ? (
        <FormattedMessage id="console.picture.tooLarge" values={{ megabytes: largestMegabytes }} />
      ) : (
        errorText(upload.error)
      )}
    </Alert>
  );
};
