import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '#ui/components/CopyButton.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { saveFile } from '#ui/save-file.ts';
import { AccountCard } from '../account/AccountCard.tsx';

type Props = Readonly<{ codes: readonly string[]; putAway: () => void }>;

/** The one moment in which they can be read; focus goes here, so that nobody misses it. */
export const RecoveryCodesCard = ({ codes, putAway }: Props) => {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const save = () =>
    saveFile(
      { blob: new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }), name: undefined },
      'fitboard-recovery-codes.txt',
    );
  return (
    <AccountCard title={<FormattedMessage id="security.codes" />}>
      <Alert severity="success" sx={{ mt: 1, mb: 2 }}>
        <Typography ref={heading} tabIndex={-1} sx={{ fontWeight: 600, outline: 'none' }}>
          <FormattedMessage id="security.codes.keep" />
        </Typography>
        <FormattedMessage id="security.codes.text" />
      </Alert>
      <Box
        component="ul"
        aria-label={formatMessage({ id: 'security.codes' })}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'background.sunken',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
          fontFamily: 'monospace',
          fontSize: '1.0625rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2, alignItems: 'center' }}>
        <CopyButton text={text} label={formatMessage({ id: 'security.codes.copy' })} />
        <Button variant="outlined" onClick={save}>
          <FormattedMessage id="security.codes.save" />
        </Button>
        <Button variant="contained" onClick={putAway}>
          <FormattedMessage id="security.codes.done" />
        </Button>
      </Stack>
      <LeaveGuard when />
    </AccountCard>
  );
};
