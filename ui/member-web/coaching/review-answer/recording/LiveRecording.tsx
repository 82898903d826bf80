import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RecordingKind } from '#core/coaching/reply/reply.ts';
import { CheckIcon, TrashIcon } from '#ui/icons.tsx';
import { clockText } from '#ui/use-countdown.ts';
import type { Recorder } from '../../../app/recording/use-recorder.ts';
import { LevelMeter } from './LevelMeter.tsx';

const lookInto = (video: HTMLVideoElement | null, stream: MediaStream | null) => {
  if (video !== null) video.srcObject = stream;
};

/** As in a mirror: a person finds their place before it. */
const Mirror = ({ stream }: Readonly<{ stream: MediaStream | null }>) => {
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => lookInto(video.current, stream), [stream]);
  return (
    <Box
      component="video"
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={formatMessage({ id: 'answer.recording.mirror' })}
      sx={{
        display: 'block',
        width: '100%',
        maxHeight: 320,
        borderRadius: '12px',
        bgcolor: '#000',
        transform: 'scaleX(-1)',
      }}
    />
  );
};

type Props = Readonly<{ recorder: Recorder; kind: RecordingKind; longest: number }>;

/** While one speaks: that it is heard, how long it has been, and how long is left. */
export const LiveRecording = ({ recorder, kind, longest }: Props) => {
  const { seconds, isPaused, stream } = recorder;
  const left = Math.max(0, longest - seconds);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {kind === 'VIDEO' && <Mirror stream={stream} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          aria-hidden
          sx={{
            width: 12,
            height: 12,
            borderRadius: '50%',
            bgcolor: isPaused ? 'text.secondary' : 'error.main',
            flexShrink: 0,
          }}
        />
        <Typography role="timer" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          <FormattedMessage
            id={isPaused ? 'answer.recording.paused' : 'answer.recording.running'}
            values={{ time: clockText(seconds) }}
          />
        </Typography>
        <Typography variant="body2" sx={{ color: left <= 30 ? 'error.main' : 'text.secondary', ml: 'auto' }}>
          <FormattedMessage id="answer.recording.left" values={{ time: clockText(left) }} />
        </Typography>
      </Box>
      <LevelMeter stream={stream} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" startIcon={<CheckIcon />} onClick={recorder.finish}>
          <FormattedMessage id="answer.recording.finish" />
        </Button>
        <Button variant="outlined" onClick={isPaused ? recorder.resume : recorder.pause}>
          <FormattedMessage id={isPaused ? 'answer.recording.resume' : 'answer.recording.pause'} />
        </Button>
        <Button variant="text" color="error" startIcon={<TrashIcon />} onClick={recorder.discard}>
          <FormattedMessage id="answer.recording.discard" />
        </Button>
      </Box>
    </Box>
  );
};
