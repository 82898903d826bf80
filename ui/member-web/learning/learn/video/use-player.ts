import { useCallback, useEffect, useState } from 'react';

export type PlayerState = Readonly<{
  isPlaying: boolean;
  isWaiting: boolean;
  position: number;
  duration: number;
  volume: number;
  isMuted: boolean;
}>;

const first: PlayerState = {
  isPlaying: false,
  isWaiting: false,
  position: 0,
  duration: 0,
  volume: 1,
  isMuted: false,
};

const happenings = [
  'play',
  'pause',
  'playing',
  'waiting',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'loadedmetadata',
  'volumechange',
  'ended',
  'emptied',
] as const;

const moveTo = (video: HTMLVideoElement | null, to: number, length: number) => {
  if (video === null) return;
  const end = Number.isFinite(video.duration) ? video.duration : length;
  video.currentTime = Math.min(Math.max(0, to), end);
};

const turnSound = (video: HTMLVideoElement | null) => {
  if (video !== null) video.muted = !video.muted;
};

/** What the browser's player is doing, and what can be asked of it. */
export const usePlayer = (video: HTMLVideoElement | null, length: number) => {
  const [state, setState] = useState<PlayerState>({ ...first, duration: length });

  useEffect(() => {
    if (video === null) return undefined;
    const look = ({ type }: Event) =>
      setState((before) => ({
        isPlaying: !video.paused && !video.ended,
        isWaiting:
          type === 'waiting' ? true : type === 'playing' || type === 'pause' ? false : before.isWaiting,
        position: video.currentTime,
        duration: Number.isFinite(video.duration) && video.duration > 0 ? video.duration : length,
        volume: video.volume,
        isMuted: video.muted,
      }));
    for (const happening of happenings) video.addEventListener(happening, look);
    return () => {
      for (const happening of happenings) video.removeEventListener(happening, look);
    };
  }, [video, length]);

  const seek = useCallback((to: number) => moveTo(video, to, length), [video, length]);
  const toggle = useCallback(() => {
    if (video === null) return;
    if (video.paused) void video.play().catch(() => undefined); // why it does not play is said below it
    else video.pause();
  }, [video]);
  const toggleSound = useCallback(() => turnSound(video), [video]);

  return { state, seek, toggle, toggleSound };
};
export type Player = ReturnType<typeof usePlayer>;
