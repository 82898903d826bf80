import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { Review } from '../../app/data/reviews.ts';
import { useRatingReply } from './data.ts';

type Props = Readonly<{ review: Review; rating: NonNullable<Review['rating']>; mayReply: boolean }>;

const RatingReplyForm = lazy(() => import('./RatingReplyForm.tsx'));

/** The coach's public word about the rating, as everybody reads it on the coach's page. */
export const RatingReply = ({ review, rating, mayReply }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const { formatMessage } = useIntl();
  const takeOff = useRatingReply(review.id);
  const remove = (said: string) =>
    takeOff.mutate('', {
      onSuccess: () =>
        toast(formatMessage({ id: 'review.ratingReply.removed' }), { undo: () => takeOff.mutateAsync(said) }),
    });

  if (isOpen && mayReply) {
    return (
      <Suspense fallback={<CardSkeleton height={200} />}>
        <RatingReplyForm review={review} rating={rating} onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  if (rating.reply === null) {
    return mayReply ? (
      <Box>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          <FormattedMessage id="review.ratingReply.write" />
        </Button>
      </Box>
    ) : null;
  }
  return (
    <Box sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 2 }}>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id="review.ratingReply.by"
          values={{
            name: review.coachName,
            time: rating.repliedAt === null ? '' : <RelativeTime at={rating.repliedAt} />,
          }}
        />
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{rating.reply}</Typography>
      {takeOff.error !== null && <ErrorNote error={takeOff.error} />}
      {mayReply && (
        <Box sx={{ ml: -1.5 }}>
          <Button variant="text" size="small" onClick={() => setOpen(true)}>
            <FormattedMessage id="ui.edit" />
          </Button>
          <Button
            variant="text"
            size="small"
            disabled={takeOff.isPending}
            onClick={() => remove(rating.reply ?? '')}
          >
            <FormattedMessage id="ui.delete" />
          </Button>
        </Box>
      )}
    </Box>
  );
};
