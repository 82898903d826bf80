import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextArea } from '../review-parts/TextArea.tsx';
import type { Review } from '../../app/data/reviews.ts';
import { useRatingReply } from './data.ts';

type Props = Readonly<{ review: Review; rating: NonNullable<Review['rating']>; onClose: () => void }>;

export default function RatingReplyForm({ review, rating, onClose }: Props) {
  const given = rating.reply ?? '';
  const [text, setText] = useState(given);
  const reply = useRatingReply(review.id);
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
}
