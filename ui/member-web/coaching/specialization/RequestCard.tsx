import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { EditIcon, InfoIcon, RefreshIcon, TrashIcon } from '#ui/icons.tsx';
import { dayOf } from '#ui/indicator/days.ts';
import { useFormats, useLanguage } from '#ui/intl.ts';
import { CredentialActions } from '../../app/credential/CredentialActions.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { standingColours, standingOf } from './request-colours.ts';
import type { OwnRequest } from './data.ts';

const Part = ({ name, children }: Readonly<{ name: ReactNode; children: ReactNode }>) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

const Evidence = ({ evidence }: Pick<OwnRequest, 'evidence'>) => {
  const { date } = useFormats();
  const { number, issuer, issuedAt, expiresAt, url, files } = evidence;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
      }}
    >
      <Part name={<FormattedMessage id="specialization.number" />}>{number}</Part>
      <Part name={<FormattedMessage id="specialization.issuer" />}>{issuer}</Part>
      {issuedAt !== null && (
        <Part name={<FormattedMessage id="specialization.issuedAt" />}>{date(dayOf(issuedAt))}</Part>
      )}
      <Part name={<FormattedMessage id="specialization.expiresAt" />}>
        {expiresAt === null ? (
          <FormattedMessage id="specialization.expiresAt.never" />
        ) : (
          date(dayOf(expiresAt))
        )}
      </Part>
      {url !== null && (
        <Part name={<FormattedMessage id="specialization.url" />}>
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {url}
          </Link>
        </Part>
      )}
      {files.length > 0 && (
        <Part name={<FormattedMessage id="specialization.files" />}>
          {files.map((file) => (
            <Link
              key={file.id}
              href={file.url}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ display: 'block', py: 0.25 }}
            >
              {file.name}
            </Link>
          ))}
        </Part>
      )}
    </Box>
  );
};

type Props = Readonly<{
  request: OwnRequest;
  /** Another one of the same type may be sent. */
  canAsk: boolean;
  onEdit: () => void;
  onAgain: () => void;
}>;

export const RequestCard = ({ request, canAsk, onEdit, onAgain }: Props) => {
  const language = useLanguage();
  const { date } = useFormats();
  const [isDeleting, setDeleting] = useState(false);
  const { status, fee, createdAt, decidedAt, refusalReason } = request;
  const standing = standingOf(request);
  const label = inLanguage(request.label, language);

  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      <CardContent>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {label}
          </Typography>
          <StatusChip
            status={standingColours[standing]}
            label={<FormattedMessage id={`specialization.standing.${standing}`} />}
          />
        </Stack>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
          <FormattedMessage
            id={`specialization.standing.${standing}.text`}
            values={{ date: date(decidedAt ?? createdAt), fee }}
          />
        </Typography>
        {refusalReason !== null && (
          <Alert severity="warning" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
            <Typography component="p" sx={{ fontWeight: 600 }}>
              <FormattedMessage id="specialization.reason" />
            </Typography>
            <Box component="p" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {refusalReason}
            </Box>
          </Alert>
        )}
        <Evidence evidence={request.evidence} />
        {request.credential !== null && <CredentialActions credential={request.credential} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
          {status === 'PENDING' && (
            <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
              <FormattedMessage id="specialization.edit" />
            </Button>
          )}
          {status !== 'PENDING' && canAsk && (
            <Button variant="outlined" startIcon={<RefreshIcon />} onClick={onAgain}>
              <FormattedMessage
                id={status === 'CANCELED' ? 'specialization.again' : 'specialization.renew'}
              />
            </Button>
          )}
          <Button variant="text" color="error" startIcon={<TrashIcon />} onClick={() => setDeleting(true)}>
            <FormattedMessage id={`specialization.delete.${status}.verb`} />
          </Button>
        </Stack>
        <DeleteDialog request={request} open={isDeleting} onClose={() => setDeleting(false)} />
      </CardContent>
    </Card>
  );
};
