import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { useTimeLeft } from '../review-parts/use-time-left.ts';
import type { Review } from '../../app/data/reviews.ts';
import { useRatingApproval } from './data.ts';
import { Part } from './Part.tsx';
import { RatingReply } from './RatingReply.tsx';

const RatingForm = lazy(() => import('./RatingForm.tsx'));
const form = <CardSkeleton height={300} />;

type Rating = NonNullable<Review['rating']>;

const AcceptRating = ({ review, rating }: Readonly<{ review: Review; rating: Rating }>) => {
  const [isOpen, setOpen] = useState(false);
  const accept = useRatingApproval(review.id);
  return (
    <Box>
      <Button variant="contained" onClick={() => setOpen(true)}>
        <FormattedMessage id="review.accept" />
      </Button>
      <ConfirmOnDemand
        open={isOpen}
        title={
          <FormattedMessage
            id="review.accept.title"
            values={{ stars: rating.stars, name: review.memberName }}
          />
        }
        confirmLabel={<FormattedMessage id="review.accept" />}
        onConfirm={() => accept.mutateAsync()}
        onClose={() => setOpen(false)}
      >
        <FormattedMessage id="review.accept.text" values={{ net: review.net }} />
      </ConfirmOnDemand>
    </Box>
  );
};

/** What was given, by whom, and from when on it stands. */
const Given = ({ review, rating }: Readonly<{ review: Review; rating: Rating }>) => {
  const { dateTime } = useFormats();
  const left = useTimeLeft();
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Stars value={rating.stars} size="1.5rem" />
        <StatusChip
          status={rating.status === 'APPROVED' ? 'done' : 'waiting'}
          label={<FormattedMessage id={`review.rating.${rating.status}`} />}
        />
      </Box>
      {rating.content !== '' && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 680 }}>
          {rating.content}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {rating.source === 'AUTO' ? (
          <FormattedMessage id="review.rating.auto" />
        ) : rating.approvesAt === null ? (
          <FormattedMessage id="review.rating.stands" />
        ) : (
          <FormattedMessage
            id={review.side === 'MEMBER' ? 'review.rating.until' : 'review.rating.until.coach'}
            values={{ time: dateTime(rating.approvesAt), left: left(rating.approvesAt) }}
          />
        )}
      </Typography>
      {rating.hiddenAt !== null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          <FormattedMessage id="review.rating.hidden" />
        </Typography>
      )}
    </Box>
  );
};

type Props = Readonly<{ review: Review; userId: string }>;

/** The stars from both sides: to give, to change, to accept early, to answer in public. */
export const RatingPart = ({ review, userId }: Props) => {
  const [isChanging, setChanging] = useState(false);
  const { dateTime } = useFormats();
  const left = useTimeLeft();
  const { rating, actions, rateDueAt, side } = review;
  const mayRate = actions.includes('RATE');

  return (
    <Part title={<FormattedMessage id={rating === null && mayRate ? 'review.rate' : 'review.rating'} />}>
      {rating === null ? (
        <Stack sx={{ gap: 2 }}>
          {rateDueAt !== null && (
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage
                id={side === 'MEMBER' ? 'review.rate.auto' : 'review.rate.auto.coach'}
                values={{ time: dateTime(rateDueAt), left: left(rateDueAt) }}
              />
            </Typography>
          )}
          {mayRate && (
            <Suspense fallback={form}>
              <RatingForm review={review} userId={userId} />
            </Suspense>
          )}
        </Stack>
      ) : isChanging && mayRate ? (
        <Suspense fallback={form}>
          <RatingForm review={review} userId={userId} onClose={() => setChanging(false)} />
        </Suspense>
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Given review={review} rating={rating} />
          {mayRate && (
            <Box>
              <Button variant="outlined" onClick={() => setChanging(true)}>
                <FormattedMessage id="review.rate.edit" />
              </Button>
            </Box>
          )}
          {actions.includes('ACCEPT_RATING') && <AcceptRating review={review} rating={rating} />}
          <RatingReply review={review} rating={rating} mayReply={actions.includes('REPLY_TO_RATING')} />
        </Stack>
      )}
    </Part>
  );
};
