import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ratingDays } from '#core/coaching/review/review.ts';
import { after, day } from '#core/kernel/time.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { StarsInput } from '#ui/components/Stars.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useFormats } from '#ui/intl.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { TextArea } from '../review-parts/TextArea.tsx';
import type { Review } from '../../app/data/reviews.ts';
import { useRating } from './data.ts';
import { type RatingDraft, ratingDraft } from './rating-draft.ts';

type Props = Readonly<{ review: Review; userId: string; onClose?: () => void }>;

/** Stars and a text; what it sets going, and when, is said beside the button. */
export default function RatingForm({ review, userId, onClose }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const toast = useToast();
  const now = useThisMinute();
  const draft = ratingDraft(userId, review.id);
  const given = { stars: review.rating?.stars ?? 0, content: review.rating?.content ?? '' };
  const [value, setValue] = useState<RatingDraft>(() => draft.read() ?? given);
  const [isMissing, setMissing] = useState(false);
  const rate = useRating(review.id);
  const isDirty = value.stars !== given.stars || value.content !== given.content;

  const change = (part: Partial<RatingDraft>) => {
    const next = { ...value, ...part };
    setValue(next);
    draft.write(next);
    if (part.stars !== undefined) setMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.stars === 0) return setMissing(true);
    return rate.mutate(value, {
      onSuccess: () => {
        draft.remove();
        toast(formatMessage({ id: 'review.rate.thanks' }), { kind: 'success' });
        onClose?.();
      },
      onError: (error) => {
        if (isApiError(error, 'rating.invalid')) setMissing(true);
      },
    });
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <LeaveGuard
        when={isDirty && !rate.isPending && !rate.isSuccess}
        text={<FormattedMessage id="review.rate.leave" />}
      />
      <Box>
        <Typography id={`${id}-stars`} component="p" sx={{ fontWeight: 600 }}>
          <FormattedMessage id="review.rate.stars" values={{ name: review.coachName }} />
        </Typography>
        <StarsInput
          value={value.stars}
          onChange={(stars) => change({ stars })}
          labelledBy={`${id}-stars`}
          describedBy={isMissing ? `${id}-error` : undefined}
          isWrong={isMissing}
        />
        <Box aria-live="polite">
          {isMissing && (
            <FormHelperText id={`${id}-error`} error>
              <FormattedMessage id="error.rating.invalid" />
            </FormHelperText>
          )}
        </Box>
      </Box>
      <TextArea
        label={<FormattedMessage id="review.rate.text" />}
        hint={<FormattedMessage id="review.rate.text.hint" />}
        value={value.content}
        onChange={(content) => change({ content })}
        maxLength={2000}
      />
      {now !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id="review.rate.confirms"
            values={{ date: date(after(new Date(now), ratingDays * day)) }}
          />
        </Typography>
      )}
      {rate.error !== null && !isMissing && <ErrorNote error={rate.error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton busy={rate.isPending}>
          <FormattedMessage id={review.rating === null ? 'review.rate.send' : 'review.rate.change'} />
        </SubmitButton>
        {onClose !== undefined && (
          <Button
            variant="outlined"
            onClick={() => {
              draft.remove();
              onClose();
            }}
          >
            <FormattedMessage id="ui.cancel" />
          </Button>
        )}
      </Box>
    </Stack>
  );
}
