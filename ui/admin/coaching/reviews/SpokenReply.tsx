import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { wordsOf } from '#core/coaching/reply/reply.ts';
import { clockText } from '#ui/use-countdown.ts';
import type { StaffReview } from '../data.ts';
import { Quote } from '../../app/parts/Quote.tsx';

type Props = Readonly<{
  recording: NonNullable<NonNullable<StaffReview['reply']>['recording']>;
  /** For a minute; opening the review again gives another. */
  url: string | null;
}>;

/** What the coach says beside what is written: that it is there, to hear, and its words. */
export const SpokenReply = ({ recording, url }: Props) => {
  const { formatMessage } = useIntl();
  const { kind, seconds } = recording;
  const words = wordsOf(recording);
  const label = formatMessage({ id: 'console.reviews.recording.label' });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="subtitle2" component="h3">
        <FormattedMessage id={`console.reviews.recording.${kind}`} values={{ length: clockText(seconds) }} />
      </Typography>
      {url === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.reviews.recording.gone" />
        </Typography>
      ) : kind === 'VIDEO' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below it
        <Box
          component="video"
          src={url}
          controls
          preload="metadata"
          aria-label={label}
          sx={{ display: 'block', width: '100%', maxHeight: 360, borderRadius: '12px', bgcolor: '#000' }}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below it
        <Box
          component="audio"
          src={url}
          controls
          preload="metadata"
          aria-label={label}
          sx={{ display: 'block', width: '100%' }}
        />
      )}
      {words === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="console.reviews.recording.silent" />
        </Typography>
      ) : (
        <Quote>{words}</Quote>
      )}
    </Box>
  );
};
