import Box from '@mui/material/Box';
import { type Ref, type SyntheticEvent, useRef } from 'react';
import type { RecordingKind } from '#core/coaching/reply/reply.ts';

type Props = Readonly<{
  kind: RecordingKind;
  url: string;
  label: string;
  playerRef?: Ref<HTMLMediaElement>;
  onTime?: (seconds: number) => void;
  /** It can no longer be played under this address. */
  onBroken?: () => void;
}>;

/** The browser's own player: its keys, its volume, its whole screen. Under another address it goes on where it was. */
export const PlayedFile = ({ kind, url, label, playerRef, onTime, onBroken }: Props) => {
  const at = useRef(0);
  const wasPlaying = useRef(false);
  const given = {
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': label,
    'data-renews-itself': '',
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      at.current = currentTarget.currentTime;
      onTime?.(currentTarget.currentTime);
    },
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      if (at.current > 0) currentTarget.currentTime = at.current;
      if (wasPlaying.current) void currentTarget.play().catch(() => undefined); // the person presses play then
      wasPlaying.current = false;
    },
    onError: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      wasPlaying.current = !currentTarget.paused;
      onBroken?.();
    },
  };
  return kind === 'VIDEO' ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are added as cues, where there are any
    <Box
      component="video"
      ref={playerRef as Ref<HTMLVideoElement>} // a film is played
      playsInline
      {...given}
      sx={{ display: 'block', width: '100%', maxHeight: 420, borderRadius: '12px', bgcolor: '#000' }}
    />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below it
    <Box
      component="audio"
      ref={playerRef as Ref<HTMLAudioElement>} // a sound is played
      {...given}
      sx={{ display: 'block', width: '100%' }}
    />
  );
};
