import { fieldError, type ErrorCode } from '#core/kernel/domain-error.ts';

/** Every point ticked, once each and in their own order; else the points still open are named. */
export const requireChecked = <Point extends string>(
  points: readonly Point[],
  ticked: readonly Point[],
  refusal: ErrorCode,
): readonly Point[] => {
  const open = points.filter((point) => !ticked.includes(point));
  if (open.length > 0) throw fieldError('body.checklist', refusal, { open: open.join(', ') });
  return points;
};
