import { useEffect, useState } from 'react';

export const speeds = ['SLOW', 'USUAL', 'QUICK'] as const;
export type Speed = (typeof speeds)[number];

/** How long one photo stands. */
const standing: Readonly<Record<Speed, number>> = { SLOW: 1200, USUAL: 600, QUICK: 250 };

/** Steps through so many frames; at the last one it stops, and from there begins anew. */
export const usePlayer = (count: number) => {
  const [wanted, setWanted] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('USUAL');
  const last = Math.max(count - 1, 0);
  // The newest is what one comes for; playing begins with the oldest.
  const index = Math.min(wanted ?? last, last);
  const runs = isPlaying && index < last;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => setWanted(index + 1), standing[speed]);
    return () => clearTimeout(timer);
  }, [runs, index, speed]);

  const show = (to: number) => {
    setPlaying(false);
    setWanted(Math.min(Math.max(to, 0), last));
  };
  return {
    index,
    last,
    isPlaying: runs,
    speed,
    setSpeed,
    show,
    toggle: () => {
      if (runs) {
        setPlaying(false);
        return;
      }
      if (index === last) setWanted(0);
      setPlaying(true);
    },
  };
};

export type Player = ReturnType<typeof usePlayer>;
