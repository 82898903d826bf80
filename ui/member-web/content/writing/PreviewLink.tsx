import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LinkIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useSite } from '../../app/page-context.ts';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { previewPath } from '../../app/paths.ts';
import { useWriterSteps, type Written } from './data.ts';

/** A link for those who are to read it first; it is shown once, and can be taken back. */
export const PreviewLink = ({ written }: Readonly<{ written: Written }>) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const { baseUrl } = useSite();
  const local = useLocalPath();
  const steps = useWriterSteps();
  const [token, setToken] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const run = async (step: () => Promise<string | void>) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      setToken((await step()) ?? undefined);
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const { id, previewUntil } = written;
  const address = token === undefined ? undefined : baseUrl + local(previewPath(token));
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>
        <FormattedMessage id="writing.link.text" />
      </Typography>
      {previewUntil !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          <FormattedMessage id="writing.link.until" values={{ at: dateTime(previewUntil) }} />
        </Typography>
      )}
      {address !== undefined && (
        <Alert severity="success" sx={{ mb: 1 }}>
          <Box component="output" sx={{ display: 'block', overflowWrap: 'anywhere', mb: 1 }}>
            {address}
          </Box>
          <CopyButton text={address} label={formatMessage({ id: 'writing.link.copy' })} />
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<LinkIcon />}
          disabled={busy}
          onClick={() => void run(() => steps.sharePreview(id))}
        >
          <FormattedMessage id={previewUntil === null ? 'writing.link.make' : 'writing.link.renew'} />
        </Button>
        {previewUntil !== null && (
          <Button color="inherit" disabled={busy} onClick={() => void run(() => steps.revokePreview(id))}>
            <FormattedMessage id="writing.link.revoke" />
          </Button>
        )}
      </Box>
      {refusal !== undefined && <ErrorNote error={refusal} />}
    </Box>
  );
};
