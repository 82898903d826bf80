import type { Target } from '../../app/data/reviews.ts';

/** Percent of the way from the start to the value that was set; null where no such way is drawn. */
export const progressOf = ({
  direction,
  startValue,
  value,
  lastValue,
}: Pick<Target, 'direction' | 'startValue' | 'value' | 'lastValue'>): number | null => {
  if (direction === 'KEEP' || value === null || lastValue === null) return null;
  if (startValue === null || value === startValue) return null;
  const share = (lastValue - startValue) / (value - startValue);
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
};
