export type TimeLeft = Readonly<{ hours: number; minutes: number; seconds: number }>;

export const timeLeft = (seconds: number): TimeLeft => {
  const left = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60), seconds: left % 60 };
};

/** Minutes at which a reader is told; between them the clock stays quiet. */
const told = [60, 30, 10, 5, 1] as const;

/** The latest of those moments that has passed: it changes five times a day, not each second. */
export const lastTold = (seconds: number): number | undefined =>
  seconds > 0 ? told.findLast((minutes) => seconds <= minutes * 60) : undefined;
