import { useEffect, useState } from 'react';
import { takePicture } from './take-picture.ts';

export const delays = [0, 5, 10] as const;
export type Delay = (typeof delays)[number];

type Shot = Readonly<{ picture: Blob; url: string }>;

/** Counts down, takes one picture, and holds it until it is used or taken again. */
export const useShutter = (video: HTMLVideoElement | null, isMirrored: boolean) => {
  const [left, setLeft] = useState<number>();
  const [shot, setShot] = useState<Shot>();
  useEffect(
    () => () => {
      if (shot !== undefined) URL.revokeObjectURL(shot.url);
    },
    [shot],
  );

  useEffect(() => {
    if (left === undefined) return undefined;
    if (left > 0) {
      const timer = setTimeout(() => setLeft(left - 1), 1000);
      return () => clearTimeout(timer);
    }
    let isOver = false;
    const take = async () => {
      if (video === null) return;
      const picture = await takePicture(video, isMirrored);
      if (!isOver) setShot({ picture, url: URL.createObjectURL(picture) });
    };
    void take().finally(() => setLeft(undefined));
    return () => {
      isOver = true;
    };
  }, [left, video, isMirrored]);

  return {
    left,
    shot,
    start: (delay: Delay) => setLeft(delay),
    stop: () => setLeft(undefined),
    again: () => setShot(undefined),
  };
};
