import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Cue } from '#core/platform/captions/cue.ts';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { clockText } from '#ui/use-countdown.ts';

type Props = Readonly<{
  cues: readonly Cue[];
  /** In seconds; null: it can't be played. */
  at: number | null;
  onSeek: (seconds: number) => void;
}>;

/** What is said, line by line: to be read, and to begin from. */
export const Transcript = ({ cues, at, onSeek }: Props) => {
  const { formatMessage } = useIntl();
  const now = at === null ? -1 : cues.findIndex(({ from, to }) => from <= at * 1000 && at * 1000 < to);
  return (
    <Box
      component="ol"
      aria-label={formatMessage({ id: 'review.recording.transcript' })}
      sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 680 }}
    >
      {cues.map(({ from, text }, index) => (
        <li key={`${from} ${text}`}>
          <ButtonBase
            disabled={at === null}
            onClick={() => onSeek(from / 1000)}
            aria-current={index === now ? 'time' : undefined}
            sx={{
              display: 'flex',
              width: '100%',
              gap: 1.5,
              alignItems: 'baseline',
              justifyContent: 'flex-start',
              textAlign: 'left',
              font: 'inherit',
              lineHeight: 1.55,
              minHeight: 32,
              px: 1,
              py: 0.5,
              borderRadius: '8px',
              bgcolor: index === now ? 'action.selected' : 'transparent',
              '&.Mui-disabled': { color: 'inherit', opacity: 1 },
            }}
          >
            <Box
              component="span"
              sx={{ color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}
            >
              <Box component="span" sx={visuallyHidden}>
                <FormattedMessage id="review.recording.from" />{' '}
              </Box>
              {clockText(Math.floor(from / 1000))}
            </Box>
            <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
};
