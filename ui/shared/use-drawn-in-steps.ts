import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Two posts fill a phone's window. */
const aStep = 2;

/**
 * How many rows of a list are drawn: what fills the window at once, the others a few at a time. In one piece a list of
 * twenty posts would keep a slow phone from hearing touches for a second. What the server drew is taken over whole.
 */
export const useDrawnInSteps = (count: number, step = aStep): number => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [drawn, setDrawn] = useState(isTakenOver ? count : step);

  useEffect(() => {
    if (drawn >= count) return undefined;
    // After what was drawn is on the screen.
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + step)));
    return () => clearTimeout(next);
  }, [drawn, count, step]);
  return Math.min(drawn, count);
};
