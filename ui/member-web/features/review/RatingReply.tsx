import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/LeaveGuard.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { SubmitButton } from '#ui/components/SubmitButton.tsx';
import { useToast } from '#ui/components/Toasts.tsx';
import { client } from '../../client.ts';
import { TextArea } from '../../coaching/TextArea.tsx';
import { useReviewStep } from '../../coaching/use-review-step.ts';
import type { Review } from '../../reviews.ts';

type Props = Readonly<{ review: Review; rating: NonNullable<Review['rating']>; mayReply: boolean }>;

const useReply = (review: Review) =>
  useReviewStep(review.id, (text: string) =>
    client.reviews.replyToRating({ params: { id: review.id }, body: { text } }),
  );

const ReplyForm = ({
  review,
  rating,
  onClose,
}: Omit<Props, 'mayReply'> & Readonly<{ onClose: () => void }>) => {
  const given = rating.reply ?? '';
  const [text, setText] = useState(given);
  const reply = useReply(review);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reply.mutate(text, { onSuccess: onClose });
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5 }}>
      <LeaveGuard when={text !== given && !reply.isPending && !reply.isSuccess} />
      <TextArea
        label={<FormattedMessage id="review.ratingReply" />}
        hint={<FormattedMessage id="review.ratingReply.hint" />}
        value={text}
        onChange={setText}
        maxLength={2000}
      />
      {reply.error !== null && <ErrorNote error={reply.error} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton busy={reply.isPending} disabled={text.trim() === ''}>
          <FormattedMessage id="review.ratingReply.send" />
        </SubmitButton>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
      </Box>
    </Stack>
  );
};

/** The coach's public word about the rating, as everybody reads it on the coach's page. */
export const RatingReply = ({ review, rating, mayReply }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const { formatMessage } = useIntl();
  const takeOff = useReply(review);
  const remove = (said: string) =>
    takeOff.mutate('', {
      onSuccess: () =>
        toast(formatMessage({ id: 'review.ratingReply.removed' }), { undo: () => takeOff.mutateAsync(said) }),
    });

  if (isOpen && mayReply) return <ReplyForm review={review} rating={rating} onClose={() => setOpen(false)} />;
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
