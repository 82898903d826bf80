const firstWait = 1_000;
const longestWait = 60_000;

/** Twice as long after each failure, and never the same for everybody: a restarted server is not stormed. */
export const backoff = (attempt: number, random: () => number = Math.random) =>
  Math.min(firstWait * 2 ** attempt, longestWait) * (0.5 + random() / 2);

/** The next attempt to connect, later after each that failed. */
export const createReconnection = (connect: () => Promise<void>, random: () => number) => {
  let attempt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    isWaiting: () => waiting !== undefined,
    schedule: () => {
      if (waiting !== undefined) return;
      waiting = setTimeout(
        () => {
          waiting = undefined;
          void connect();
        },
        backoff(attempt, random),
      );
      attempt += 1;
    },
    cancel: () => {
      clearTimeout(waiting);
      waiting = undefined;
    },
    /** The next one that fails waits as briefly as the first. */
    startOver: () => {
      attempt = 0;
    },
  };
};
