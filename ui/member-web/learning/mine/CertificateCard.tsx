import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useFormats } from '#ui/intl.ts';
import { CredentialActions } from '../../app/credential/CredentialActions.tsx';
import type { OwnCredential } from '../../app/credential/data.ts';
import { useReissue } from './data.ts';

/** A wrong name is corrected in the account first, then printed anew. */
const Reissue = ({ credential }: Readonly<{ credential: OwnCredential }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useReissue(credential.publicId);
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)} sx={{ ml: -1 }}>
        <FormattedMessage id="mine.reissue" />
      </Button>
      <ConfirmOnDemand
        open={open}
        title={<FormattedMessage id="mine.reissue.title" />}
        confirmLabel={<FormattedMessage id="mine.reissue" />}
        onConfirm={async () => {
          await mutateAsync();
          toast(formatMessage({ id: 'mine.reissue.done' }), { kind: 'success' });
        }}
        onClose={() => setOpen(false)}
      >
        <FormattedMessage id="mine.reissue.text" />
      </ConfirmOnDemand>
    </>
  );
};

export const CertificateCard = ({ credential }: Readonly<{ credential: OwnCredential }>) => {
  const { date } = useFormats();
  const { kind, status, title, language, completedOn, score, name } = credential;
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" lang={language} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id={score === null ? 'mine.certificate.facts' : 'mine.certificate.factsScore'}
          values={{ name: name ?? '', date: date(new Date(`${completedOn}T12:00:00`)), score: score ?? 0 }}
        />
      </Box>
      <CredentialActions credential={credential} />
      {kind === 'CERTIFICATE' && status === 'VALID' && <Reissue credential={credential} />}
    </Card>
  );
};
