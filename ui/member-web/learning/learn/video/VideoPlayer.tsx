import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languages } from '#core/kernel/language.ts';
import type { Watched } from '#core/learning/lesson/watched.ts';
import { ErrorIcon } from '#ui/icons.tsx';
import type { LessonMedia } from '../data.ts';
import { Controls } from './Controls.tsx';
import { keptPreferences, type PlayerPreferences, speeds } from './player-preferences.ts';
import { SeekBar } from './SeekBar.tsx';
import { useCaptions } from '../../../app/recording/use-captions.ts';
import { usePlayer } from './use-player.ts';
import { type KeySteps, playerKeys } from './player-keys.ts';
import { useVideoAddress } from './use-video-address.ts';

export type WatchSteps = Readonly<{
  onPlay: () => void;
  onTime: (seconds: number) => void;
  onPause: () => void;
  onSeek: () => void;
  onEnd: (duration: number) => void;
}>;

type Props = WatchSteps &
  Readonly<{
    lessonId: string;
    title: string;
    media: LessonMedia;
    watched: Watched;
    /** Where it goes on, in seconds. */
    startAt: number;
    onVideo: (video: HTMLVideoElement | null) => void;
  }>;

const usePreferences = () => {
  const [preferences, setPreferences] = useState<PlayerPreferences>(
    () => keptPreferences.read() ?? { speed: 1, captions: 'off' },
  );
  const change = (parts: Partial<PlayerPreferences>) => {
    const next = { ...preferences, ...parts };
    setPreferences(next);
    keptPreferences.write(next);
  };
  return { preferences, change };
};

/** A telephone shows only the film itself on the whole screen. */
type PhoneVideo = HTMLVideoElement & Readonly<{ webkitEnterFullscreen?: () => void }>;

const playAt = (video: HTMLVideoElement | null, speed: number) => {
  if (video !== null) video.playbackRate = speed;
};

const showWide = (frame: HTMLElement | null, video: PhoneVideo | null) => {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  else if (frame?.requestFullscreen !== undefined) void frame.requestFullscreen().catch(() => undefined); // refused: it stays as it is
  else video?.webkitEnterFullscreen?.();
};

/** What an end, a pause and a jump mean to the counting. */
const useWatching = (video: HTMLVideoElement | null, steps: WatchSteps) => {
  const now = useRef(steps);
  useEffect(() => {
    now.current = steps;
  });
  useEffect(() => {
    if (video === null) return undefined;
    const time = () => {
      if (!video.paused && !video.seeking) now.current.onTime(video.currentTime);
    };
    const pause = () => {
      if (!video.ended) now.current.onPause();
    };
    const listeners = {
      play: () => now.current.onPlay(),
      timeupdate: time,
      pause,
      seeking: () => now.current.onSeek(),
      ended: () => now.current.onEnd(video.duration),
    };
    for (const [name, listener] of Object.entries(listeners)) video.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener);
    };
  }, [video]);
};

/** The browser's own film under our own controls: keys, speed, captions, and what was watched. */
export const VideoPlayer = ({ lessonId, title, media, watched, startAt, onVideo, ...steps }: Props) => {
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  /** Only the first time: a film under a new address goes on where it was. */
  const hasResumed = useRef(false);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { preferences, change } = usePreferences();
  const address = useVideoAddress(lessonId, media, video);
  const player = usePlayer(video, media.durationSeconds ?? 0);
  const captions = languages.filter((language) => (media.captions[language] ?? []).length > 0);
  const { speed } = preferences;
  useCaptions(video, media.captions, preferences.captions);
  useWatching(video, steps);
  useEffect(() => playAt(video, speed), [video, speed]);
  useEffect(() => onVideo(video), [video, onVideo]);

  const { state, seek, toggle, toggleSound } = player;
  const keySteps = (): KeySteps => ({
    toggle,
    move: (seconds) => seek((video?.currentTime ?? state.position) + seconds),
    faster: (by) => {
      const at = speeds.findIndex((one) => one === speed);
      change({ speed: speeds[Math.min(speeds.length - 1, Math.max(0, at + by))] ?? 1 });
    },
    captions: () => {
      const [first] = captions;
      if (first !== undefined) change({ captions: preferences.captions === 'off' ? first : 'off' });
    },
    sound: toggleSound,
    wide: () => showWide(frame.current, video),
    start: () => seek(0),
    end: () => seek(state.duration),
  });

  return (
    <Box
      ref={frame}
      role="region"
      aria-label={formatMessage({ id: 'learn.video' }, { title })}
      onKeyDown={(event) => playerKeys(event, keySteps())}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '16px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        '&:fullscreen': {
          display: 'flex',
          flexDirection: 'column',
          borderRadius: 0,
          '& video': { flexGrow: 1, minHeight: 0 },
        },
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are added as cues, where there are any */}
      <Box
        component="video"
        ref={setVideo}
        {...(address.url === null ? {} : { src: address.url })}
        {...(media.posterUrl === null ? {} : { poster: media.posterUrl })}
        data-renews-itself=""
        playsInline
        preload="metadata"
        tabIndex={0}
        aria-label={formatMessage({ id: 'learn.video.picture' }, { title })}
        onClick={toggle}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = speed;
          if (hasResumed.current) return;
          hasResumed.current = true;
          if (startAt > 0) currentTarget.currentTime = startAt;
        }}
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '16 / 9',
          bgcolor: '#000',
          cursor: 'pointer',
          // The frame would cut off a ring around it.
          '&:focus-visible': { outlineOffset: -4 },
        }}
      />
      <SeekBar position={state.position} duration={state.duration} watched={watched} onSeek={seek} />
      <Controls
        player={player}
        preferences={preferences}
        change={change}
        captions={captions}
        onWide={() => showWide(frame.current, video)}
      />
      {(address.url === null || address.isBroken) && (
        <Alert
          severity="error"
          role="alert"
          icon={<ErrorIcon fontSize="inherit" />}
          action={
            <Button color="inherit" onClick={() => void address.again()}>
              <FormattedMessage id="ui.retry" />
            </Button>
          }
        >
          <FormattedMessage id="learn.video.broken" />
        </Alert>
      )}
    </Box>
  );
};
