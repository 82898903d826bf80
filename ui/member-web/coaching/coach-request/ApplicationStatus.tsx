import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import type { CoachRequest } from './data.ts';

const statusColours = { PENDING: 'waiting', COMPLETED: 'done', CANCELED: 'refused' } as const;

const What = ({ request }: Readonly<{ request: CoachRequest }>) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
    <Box>
      <Typography component="dt" variant="subtitle2">
        <FormattedMessage id="coachRequest.link" />
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <Link href={request.link} target="_blank" rel="noopener noreferrer">
          {request.link}
        </Link>
      </Box>
    </Box>
    <Box>
      <Typography component="dt" variant="subtitle2">
        <FormattedMessage id="coachRequest.reason" />
      </Typography>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {request.reason}
      </Box>
    </Box>
  </Box>
);

const steps = ['sent', 'checked', 'told'] as const;

/** What happens with an application that waits. */
const Waiting = ({ request }: Readonly<{ request: CoachRequest }>) => (
  <Stack sx={{ gap: 2 }}>
    <Typography>
      <FormattedMessage
        id="coachRequest.pending.text"
        values={{ when: <RelativeTime at={request.createdAt} /> }}
      />
    </Typography>
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {steps.map((step) => (
        <li key={step}>
          <FormattedMessage id={`coachRequest.pending.${step}`} />
        </li>
      ))}
    </Box>
    <What request={request} />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="coachRequest.pending.locked" />
    </Typography>
  </Stack>
);

/** A refusal says why, and is no end: another application may follow at once. */
const Refused = ({ request, user }: Readonly<{ request: CoachRequest; user: SignedInUser }>) => {
  const { date } = useFormats();
  const [isApplying, setApplying] = useState(false);
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning" icon={<InfoIcon fontSize="inherit" />}>
        <Typography component="p" sx={{ fontWeight: 600 }}>
          <FormattedMessage
            id="coachRequest.refused.text"
            values={{ date: date(request.decidedAt ?? request.createdAt) }}
          />
        </Typography>
        <Box component="p" sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {request.refusalReason}
        </Box>
      </Alert>
      {isApplying ? (
        <ApplicationForm
          user={user}
          before={{ link: request.link, reason: request.reason }}
          onClose={() => setApplying(false)}
        />
      ) : (
        <>
          <What request={request} />
          <Box>
            <Button variant="contained" onClick={() => setApplying(true)}>
              <FormattedMessage id="coachRequest.again" />
            </Button>
          </Box>
        </>
      )}
    </Stack>
  );
};

type Props = Readonly<{ request: CoachRequest | null; user: SignedInUser }>;

export const ApplicationStatus = ({ request, user }: Props) => (
  <>
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}
    >
      <Typography variant="h2">
        <FormattedMessage id={request === null ? 'coachRequest.apply' : 'coachRequest.yours'} />
      </Typography>
      {request !== null && (
        <StatusChip
          status={statusColours[request.status]}
          label={<FormattedMessage id={`coachRequest.status.${request.status}`} />}
        />
      )}
    </Stack>
    {request?.status === 'PENDING' ? (
      <Waiting request={request} />
    ) : request?.status === 'CANCELED' ? (
      <Refused request={request} user={user} />
    ) : (
      // One that was approved long ago belongs to a former coach.
      <ApplicationForm user={user} before={undefined} />
    )}
  </>
);
