import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useFreshAddress } from '../data/media.ts';

type Props = Readonly<{
  mediaId: string;
  url: string;
  label: string;
  preload?: 'none' | 'metadata';
  sx?: SystemStyleObject;
}>;

/** What was to be played goes on by itself under its next address: a person pressed once, and need not press again. */
export const useGoingOn = (player: RefObject<HTMLMediaElement | null>, source: string) => {
  const wasPlaying = useRef(false);
  const playedUntil = useRef(0);
  useEffect(() => {
    if (!wasPlaying.current) return;
    wasPlaying.current = false;
    player.current?.play().catch(() => undefined); // the controls are there
  }, [player, source]);
  return {
    broken: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      wasPlaying.current = !currentTarget.paused;
    },
    onTimeUpdate: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      playedUntil.current = currentTarget.currentTime;
    },
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      if (playedUntil.current > 0) currentTarget.currentTime = playedUntil.current;
    },
  } as const;
};

/** A sound behind an address that ends within a minute: it goes on under a fresh one where the old one ended. */
export const PrivateSound = ({ mediaId, url, label, preload = 'metadata', sx = {} }: Props) => {
  const ask = useFreshAddress();
  const [source, setSource] = useState(url);
  const player = useRef<HTMLAudioElement>(null);
  const { broken, ...places } = useGoingOn(player, source);
  const triedAt = useRef(0);

  const renew = async () => {
    // A file that can't be played fails again at once.
    if (Date.now() - triedAt.current < 5_000) return;
    triedAt.current = Date.now();
    const next = await ask({ mediaId, thumbnail: false, address: source }).catch(() => null);
    if (next !== null) setSource(next);
  };

  return (
    <Box
      component="audio"
      ref={player}
      controls
      preload={preload}
      src={source}
      aria-label={label}
      data-renews-itself=""
      onError={(event: SyntheticEvent<HTMLAudioElement>) => {
        broken(event);
        void renew();
      }}
      {...places}
      sx={{ width: '100%', maxWidth: 480, ...sx }}
    />
  );
};
