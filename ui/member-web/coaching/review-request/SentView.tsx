import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { LetterPicture } from '#ui/illustrations/scenes.tsx';
import type { RequestForm } from '../data.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { coachPath, reviewPath } from '../../app/paths.ts';
import type { Review } from '../../app/data/reviews.ts';

type Props = Readonly<{ review: Review; coach: RequestForm['coach'] }>;

/** It is on its way: what happens next, and where to look. */
export const SentView = ({ review, coach }: Props) => {
  const { date } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, py: 4 }}>
      <Box aria-hidden sx={{ width: 200, lineHeight: 0 }}>
        <LetterPicture />
      </Box>
      <Typography ref={heading} tabIndex={-1} variant="h2">
        <FormattedMessage id="reviewRequest.sent" values={{ name: coach.displayName }} />
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>
        <FormattedMessage
          id={
            review.bundle !== null
              ? 'reviewRequest.sent.bundle'
              : review.price === 0
                ? 'reviewRequest.sent.free'
                : 'reviewRequest.sent.text'
          }
          values={{
            date: date(review.answerDueAt),
            count: review.price,
            number: review.bundle?.number ?? 0,
          }}
        />
      </Typography>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        <Button component={LocalLink} to={reviewPath(review.id)} variant="contained" size="large">
          <FormattedMessage id="reviewRequest.open" />
        </Button>
        <Button component={LocalLink} to={coachPath(coach)} variant="outlined" size="large">
          <FormattedMessage id="reviewRequest.toCoach" />
        </Button>
      </Box>
    </Box>
  );
};
