import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Watched } from '#core/learning/lesson/watched.ts';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { clockText } from '#ui/use-countdown.ts';
import { stepSeconds } from './player-keys.ts';

type Props = Readonly<{
  position: number;
  duration: number;
  watched: Watched;
  onSeek: (to: number) => void;
}>;

const share = (part: number, whole: number) => `${whole === 0 ? 0 : (100 * part) / whole}%`;

/** Where it is, and below which parts were watched already. */
export const SeekBar = ({ position, duration, watched, onSeek }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ px: 1.25 }}>
      <Slider
        value={Math.min(position, duration)}
        min={0}
        max={Math.max(1, Math.ceil(duration))}
        step={1}
        shiftStep={stepSeconds}
        aria-label={formatMessage({ id: 'learn.video.position' })}
        getAriaValueText={(value) =>
          formatMessage(
            { id: 'learn.video.at' },
            { at: clockText(Math.floor(value)), length: clockText(Math.ceil(duration)) },
          )
        }
        onChange={(_, to) => onSeek(Array.isArray(to) ? (to[0] ?? 0) : to)}
        sx={{ display: 'block', py: 1.5 }}
      />
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: 6,
          borderRadius: 3,
          bgcolor: 'background.sunken',
          overflow: 'hidden',
        }}
      >
        {watched.map(([from, to]) => (
          <Box
            key={from}
            style={{ left: share(from, duration), width: share(to - from, duration) }}
            sx={{ position: 'absolute', insetBlock: 0, bgcolor: 'success.main' }}
          />
        ))}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage
          id="learn.video.watched"
          values={{
            percent:
              duration === 0
                ? 0
                : Math.floor(
                    (100 * watched.reduce((sum, [from, to]) => sum + to - from, 0)) / Math.ceil(duration),
                  ),
          }}
        />
      </Box>
    </Box>
  );
};
