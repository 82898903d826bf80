import { schedule } from 'node-cron';
import type { Application } from '#core/application.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { concurrencyLimit } from '#adapters/ports/concurrency-limit.ts';
import type { JobLock } from '#adapters/ports/job-lock.ts';
import { jobs, type Job } from './jobs.ts';

type Needs = Readonly<{
  app: Application;
  lock: JobLock;
  failed: (error: unknown, job: string) => void;
  /** Not called for what another instance did. */
  done?: (job: string, seconds: number, result: unknown) => void;
  list?: readonly Job[];
}>;

export type Scheduler = Readonly<{ stop(): Promise<void> }>;

/** Many fall on the same second: the others wait, rather than members for the connections that all of them hold. */
const atOnce = 3;

/** Runs the jobs in the platform's time zone, on one instance at a time. */
export const startScheduler = ({ app, lock, failed, done, list = jobs }: Needs): Scheduler => {
  const running = new Set<Promise<unknown>>();
  const limited = concurrencyLimit(atOnce);
  let isStopped = false;
  const tasks = list.flatMap(({ name, cron, run }) => {
    if (cron === null) return [];
    const runAlone = async () => {
      const work = limited(async () => {
        if (isStopped) return;
        await lock(name, async () => {
          const begun = performance.now();
          const result = await run(app);
          done?.(name, (performance.now() - begun) / 1000, result);
        });
      }).catch((error: unknown) => failed(error, name));
      running.add(work);
      await work.finally(() => running.delete(work));
    };
    return [schedule(cron, runAlone, { name, timezone: defaultTimeZone, noOverlap: true })];
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(tasks.map((task) => task.destroy()));
      await Promise.allSettled(running);
    },
  };
};
