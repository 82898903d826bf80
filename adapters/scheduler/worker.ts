import { AsyncLocalStorage } from 'node:async_hooks';

export type Worker = Readonly<{
  /** Run soon; calls close together make one run. */
  wake(): void;
  /** Waits for the run in progress. */
  stop(): Promise<void>;
}>;

type Options = Readonly<{
  /** Answers true when there was more than one run could do. */
  run: () => Promise<boolean>;
  /** Waits this long between two looks when nobody wakes it. */
  intervalMs: number;
  /** Lets the transaction that woke us commit, and others join. */
  gatherMs?: number;
  /** After a failure the waits grow up to this. */
  longestWaitMs?: number;
  failed: (error: unknown) => void;
  done?: (seconds: number) => void;
}>;

/** Work that waits in the database: woken when some arrives, and looking by itself in case nobody called. */
export const startWorker = ({
  run,
  intervalMs,
  gatherMs = 10,
  longestWaitMs = 30_000,
  failed,
  done,
}: Options): Worker => {
  let isStopped = false;
  let isRunning = false;
  let isWanted = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  // Who wakes it has work of their own: what is done here is no part of that.
  const onItsOwn = AsyncLocalStorage.snapshot();

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      current = onItsOwn(look);
    }, milliseconds);
    timer.unref();
  };

  const look = async (): Promise<void> => {
    if (isRunning || isStopped) return;
    isRunning = true;
    isWanted = false;
    let hasMore = false;
    try {
      const begun = performance.now();
      hasMore = await run();
      done?.((performance.now() - begun) / 1000);
      failures = 0;
    } catch (error) {
      failures += 1;
      failed(error);
    } finally {
      isRunning = false;
    }
    if (failures > 0) schedule(Math.min(intervalMs * 2 ** failures, longestWaitMs));
    else schedule(hasMore ? 0 : isWanted ? gatherMs : intervalMs);
  };

  schedule(intervalMs);
  return {
    wake() {
      if (isWanted || isStopped) return;
      isWanted = true;
      // While the database is away, its return is what is waited for.
      if (!isRunning && failures === 0) schedule(gatherMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
};
