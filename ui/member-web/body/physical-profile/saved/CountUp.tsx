import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';

const duration = 900;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Props = Readonly<{ from: number | null; to: number; text: (value: number) => string }>;

/** Runs from the last value to this week's, once, and only where motion is welcome; readers hear the end alone. */
export const CountUp = ({ from, to, text }: Props) => {
  const [shown, setShown] = useState(() => (from === null || isStill() ? to : from));
  useEffect(() => {
    if (from === null || isStill()) return undefined;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const part = Math.min(1, (now - start) / duration);
      setShown(from + (to - from) * (1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <>
      <span aria-hidden>{text(shown)}</span>
      <Box component="span" sx={visuallyHidden}>
        {text(to)}
      </Box>
    </>
  );
};
