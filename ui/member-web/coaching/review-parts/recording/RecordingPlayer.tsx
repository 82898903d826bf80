import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorIcon, InfoIcon } from '#ui/icons.tsx';
import { clockText } from '#ui/use-countdown.ts';
import type { SpokenReply } from '../../../app/data/reviews.ts';
import { useCaptions } from '../../../app/recording/use-captions.ts';
import { useRecordingFile } from './data.ts';
import { PlayedFile } from './PlayedFile.tsx';
import { Transcript } from './Transcript.tsx';

const speeds = [1, 1.25, 1.5] as const;
/** A file that can't be played fails again at once. */
const patience = 5_000;

const speedUp = (player: HTMLMediaElement | null, speed: number) => {
  if (player !== null) player.playbackRate = speed;
};

const playFrom = (player: HTMLMediaElement | null, seconds: number) => {
  if (player === null) return;
  player.currentTime = seconds;
  void player.play().catch(() => undefined); // the person presses play then
};

type SpeedsProps = Readonly<{ speed: number; onChange: (speed: number) => void }>;

const Speeds = ({ speed, onChange }: SpeedsProps) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={speed}
      onChange={(_, next: number | null) => next !== null && onChange(next)}
      aria-label={formatMessage({ id: 'review.recording.speed' })}
    >
      {speeds.map((one) => (
        <ToggleButton key={one} value={one} sx={{ minWidth: 56, minHeight: 44, textTransform: 'none' }}>
          {`${formatNumber(one)}×`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const Broken = ({ onRetry }: Readonly<{ onRetry: () => void }>) => (
  <Alert
    severity="warning"
    role="alert"
    icon={<ErrorIcon fontSize="inherit" />}
    action={
      <Button color="inherit" onClick={onRetry}>
        <FormattedMessage id="ui.retry" />
      </Button>
    }
  >
    <FormattedMessage id={navigator.onLine ? 'review.recording.broken' : 'review.recording.offline'} />
  </Alert>
);

const Gone = () => (
  <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
    <FormattedMessage id="review.recording.gone" />
  </Alert>
);

type Props = Readonly<{ recording: SpokenReply; title: string }>;

/** What the coach says: to hear at one's own speed, with captions on, and to read below it. */
export default function RecordingPlayer({ recording, title }: Props) {
  const { mediumId, kind, seconds, captions, isThere } = recording;
  const file = useRecordingFile(isThere ? mediumId : null);
  const [player, setPlayer] = useState<HTMLMediaElement | null>(null);
  const [speed, setSpeed] = useState<number>(1);
  const [at, setAt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const triedAt = useRef(0);
  const shown = useMemo(() => ({ vi: captions ?? [] }), [captions]);
  useCaptions(player instanceof HTMLVideoElement ? player : null, shown, 'vi');
  useEffect(() => speedUp(player, speed), [player, speed, file.data]);

  const renew = async () => {
    if (Date.now() - triedAt.current < patience) return setBroken(true);
    triedAt.current = Date.now();
    const before = file.data?.url;
    const { data, isError } = await file.refetch();
    // The same address again would fail again.
    return setBroken(isError || data?.url === before);
  };
  const again = () => {
    triedAt.current = 0;
    setBroken(false);
    void file.refetch().then(() => player?.load());
  };
  const isLost = isThere && (isBroken || file.isError);

  return (
    <Box role="group" aria-label={title} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography variant="h3">
        <FormattedMessage id={`review.recording.${kind}`} values={{ length: clockText(seconds) }} />
      </Typography>
      {!isThere && <Gone />}
      {isThere && file.data === undefined && !file.isError && (
        <Skeleton variant="rounded" height={kind === 'VIDEO' ? 240 : 54} />
      )}
      {file.data !== undefined && (
        <>
          <PlayedFile
            kind={kind}
            url={file.data.url}
            label={title}
            playerRef={setPlayer}
            onTime={setAt}
            onBroken={() => void renew()}
          />
          <Speeds speed={speed} onChange={setSpeed} />
        </>
      )}
      {isLost && <Broken onRetry={again} />}
      {captions === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="review.recording.silent" />
        </Typography>
      ) : (
        <Transcript
          cues={captions}
          at={file.data === undefined ? null : at}
          onSeek={(to) => playFrom(player, to)}
        />
      )}
    </Box>
  );
}
