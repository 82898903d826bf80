import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { ErrorIcon, UploadIcon } from '#ui/icons.tsx';
import type { ArchiveStage } from './use-archive.ts';

type Props = Readonly<{
  failed?: Extract<ArchiveStage, { stage: 'PROBLEM' }>;
  onChoose: (file: File) => void;
}>;

/** What can be brought, where to find it, and the button. */
export const ArchiveChoice = ({ failed, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card component="section" aria-labelledby="bring-choose">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id="bring-choose" variant="h2">
          <FormattedMessage id="bring.choose" />
        </Typography>
        {failed !== undefined && (
          <Alert severity="error" icon={<ErrorIcon fontSize="inherit" />} sx={{ overflowWrap: 'anywhere' }}>
            <strong>{failed.name}</strong>
            <br />
            <FormattedMessage id={`bring.problem.${failed.problem}`} />
          </Alert>
        )}
        <Typography>
          <FormattedMessage id="bring.how" />
        </Typography>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label={formatMessage({ id: 'bring.file' })}
          style={visuallyHidden}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen again after it was put right.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
        <Button
          variant="contained"
          color="accent"
          size="large"
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          <FormattedMessage id={failed === undefined ? 'bring.file' : 'bring.file.other'} />
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="bring.stays" />
        </Typography>
      </CardContent>
    </Card>
  );
};
