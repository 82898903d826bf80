export type TimeLeft = Readonly<{ hours: number; minutes: number; seconds: number }>;

export const timeLeft = (seconds: number): TimeLeft => {
  const left = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(left / 3600), minutes: Math.floor((left % 3600) / 60), seconds: left % 60 };
};

/** Minutes at which a reader is told; between them the clock stays quiet. */
const announcedMinutes = [60, 30, 10, 5, 1] as const;

/** The latest of those moments that has passed: it changes five times a day, not each second. */
export const lastAnnounced = (seconds: number): number | undefined =>
  seconds > 0 ? announcedMinutes.findLast((minutes) => seconds <= minutes * 60) : undefined;
