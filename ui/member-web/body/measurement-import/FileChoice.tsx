import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { ErrorIcon, UploadIcon } from '#ui/icons.tsx';
import type { FileReading } from './use-import.ts';

const accepted = '.zip,.xml,.csv,.tsv,.txt,.json,application/zip,text/xml,text/csv,application/json';

const ways = ['apple', 'google', 'scales', 'table'] as const;

/** Where the file is found, in each app. */
const Way = ({ way }: Readonly<{ way: (typeof ways)[number] }>) => (
  <Box component="details" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 0.5 }}>
    <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 44, py: 1.25 }}>
      <FormattedMessage id={`import.way.${way}`} />
    </Box>
    <Typography sx={{ color: 'text.secondary', pb: 1.5 }}>
      <FormattedMessage id={`import.way.${way}.how`} />
    </Typography>
  </Box>
);

type Props = Readonly<{
  failed?: Extract<FileReading, { stage: 'PROBLEM' }>;
  onChoose: (file: File) => void;
}>;

/** What can be brought in, where to find it, and the button. */
export const FileChoice = ({ failed, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card component="section" aria-labelledby="import-choose">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id="import-choose" variant="h2">
          <FormattedMessage id="import.choose" />
        </Typography>
        {failed !== undefined && (
          <Alert severity="error" icon={<ErrorIcon fontSize="inherit" />} sx={{ overflowWrap: 'anywhere' }}>
            <strong>{failed.name}</strong>
            <br />
            <FormattedMessage id={`import.problem.${failed.problem}`} />
          </Alert>
        )}
        <Typography>
          <FormattedMessage id="import.choose.text" />
        </Typography>
        <input
          ref={input}
          type="file"
          accept={accepted}
          aria-label={formatMessage({ id: 'import.file' })}
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
          <FormattedMessage id={failed === undefined ? 'import.file' : 'import.file.other'} />
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="import.stays" />
        </Typography>
        <Box>
          {ways.map((way) => (
            <Way key={way} way={way} />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
};
