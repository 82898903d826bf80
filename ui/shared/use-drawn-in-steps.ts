import { startTransition, useEffect, useState } from 'react';
import { useIsTakenOver } from './use-is-taken-over.ts';

/** Two posts fill a phone's window. */
const aStep = 2;

/**
 * How many rows of a list are drawn when it comes: what fills the window at once, the others a few at a time. In one piece
 * a list of twenty posts would keep a slow phone from hearing touches for a second. What the server drew is taken over
 * whole, and what is added to a list that stands is drawn at once: a button below it keeps its place and its focus.
 */
export const useDrawnInSteps = (count: number, step = aStep): number => {
  const isDrawnHere = useIsTakenOver();
  const [drawn, setDrawn] = useState(isDrawnHere && count > step ? step : Infinity);

  useEffect(() => {
    if (drawn === Infinity) return undefined;
    // After what was drawn is on the screen.
    const next = setTimeout(() =>
      startTransition(() => setDrawn(drawn + step < count ? drawn + step : Infinity)),
    );
    return () => clearTimeout(next);
  }, [drawn, count, step]);
  return Math.min(drawn, count);
};
