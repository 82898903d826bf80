import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { reviewColours, statusWord, urgencyColours } from '../review-parts/status-colours.ts';
import { nextClock, stepOf } from '../review-parts/next-clock.ts';
import { useTimeLeft } from '../review-parts/use-time-left.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { answerPath } from '../../app/paths.ts';
import type { Review } from '../../app/data/reviews.ts';
import { useCancellation } from './data.ts';
import { StepLine } from './StepLine.tsx';

const RejectDialog = lazy(() => import('../review-parts/RejectDialog.tsx'));

const CancelRequest = ({ review }: Readonly<{ review: Review }>) => {
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancellation(review.id);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        <FormattedMessage id="review.cancel" />
      </Button>
      <ConfirmOnDemand
        open={isOpen}
        title={<FormattedMessage id="review.cancel.title" values={{ name: review.coachName }} />}
        confirmLabel={<FormattedMessage id="review.cancel" />}
        cancelLabel={<FormattedMessage id="review.cancel.keep" />}
        dangerous
        onConfirm={() => cancel.mutateAsync()}
        onClose={() => setOpen(false)}
      >
        <FormattedMessage id="review.cancel.text" values={{ price: review.price }} />
      </ConfirmOnDemand>
    </>
  );
};

const Refuse = ({ review }: Readonly<{ review: Review }>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <FormattedMessage id="review.reject" />
      </Button>
      {isOpen && (
        <Suspense>
          <RejectDialog review={review} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Why it came to nothing, and that the coins are back. */
const Closed = ({ review }: Readonly<{ review: Review }>) => {
  const { status, side, price, cancelReason, rejectReason, coachName, memberName } = review;
  const names = { side, coach: coachName, member: memberName, price };
  return (
    <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
      {status === 'REJECTED' ? (
        <>
          <FormattedMessage id="review.closed.REJECTED" values={names} />
          {rejectReason !== null && (
            <Box
              component="blockquote"
              sx={{ m: 0, mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {`“${rejectReason}”`}
            </Box>
          )}
        </>
      ) : (
        <FormattedMessage id={`review.closed.${cancelReason ?? 'BY_MEMBER'}`} values={names} />
      )}
    </Alert>
  );
};

type Props = Readonly<{ review: Review; onAgain: () => void }>;

/** How it stands, what the clock does next, and what this person can do about it. */
export const StatusCard = ({ review, onAgain }: Props) => {
  const { dateTime } = useFormats();
  const left = useTimeLeft();
  const { status, urgency, side, actions } = review;
  const clock = nextClock(review);
  const step = stepOf(review);

  return (
    <Card component="section">
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          {/* Always there, so that a reader hears each change the other side makes. */}
          <Box component="output" sx={visuallyHidden}>
            <FormattedMessage id={statusWord(review)} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <StatusChip status={reviewColours[status]} label={<FormattedMessage id={statusWord(review)} />} />
            {urgency !== null && (
              <StatusChip
                status={urgencyColours[urgency]}
                label={<FormattedMessage id={`review.urgency.${urgency}`} />}
              />
            )}
          </Box>
          {step !== 'CLOSED' && <StepLine step={step} />}
          {clock !== null && (
            <Typography>
              <FormattedMessage
                id={`review.next.${clock.what}`}
                values={{ side, time: dateTime(clock.at), left: left(clock.at) }}
              />
            </Typography>
          )}
          {step === 'CLOSED' && <Closed review={review} />}
          {(actions.includes('APPROVE') ||
            actions.includes('UPDATE') ||
            actions.includes('REJECT') ||
            actions.includes('CANCEL') ||
            actions.includes('RE_REQUEST')) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {actions.includes('APPROVE') && (
                <Button component={LocalLink} to={answerPath(review.id)} variant="contained" color="accent">
                  <FormattedMessage id="review.answer" />
                </Button>
              )}
              {actions.includes('UPDATE') && (
                <Button component={LocalLink} to={answerPath(review.id)} variant="outlined">
                  <FormattedMessage id="review.update" />
                </Button>
              )}
              {actions.includes('RE_REQUEST') && (
                <Button variant="contained" onClick={onAgain}>
                  <FormattedMessage id="review.again" />
                </Button>
              )}
              {actions.includes('REJECT') && <Refuse review={review} />}
              {actions.includes('CANCEL') && <CancelRequest review={review} />}
            </Box>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
};
