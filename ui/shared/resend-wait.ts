const longestWait = 5 * 60_000;

const within = (milliseconds: number) => Date.now() + Math.min(Math.max(milliseconds, 0), longestWait);

/** Until when to wait, on a clock that may be wrong: never longer than the wait there is. */
export const waitUntil = (resendAfter: Date) => within(resendAfter.getTime() - Date.now());

export const waitSeconds = (seconds: unknown) =>
  within(typeof seconds === 'number' ? seconds * 1000 : longestWait);
