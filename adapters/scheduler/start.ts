import { schedule } from 'node-cron';
import type { Application } from '#core/application.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import type { JobLock } from './job-lock.ts';
import { jobs, type Job } from './jobs.ts';

type Needs = Readonly<{
  app: Application;
  lock: JobLock;
  failed: (error: unknown, job: string) => void;
  list?: readonly Job[];
}>;

export type Scheduler = Readonly<{ stop(): Promise<void> }>;

/** Runs the jobs by the house's clock, on one instance at a time. */
export const startScheduler = ({ app, lock, failed, list = jobs }: Needs): Scheduler => {
  const running = new Set<Promise<unknown>>();
  const tasks = list.flatMap(({ name, cron, run }) => {
    if (cron === null) return [];
    const runAlone = async () => {
      const work = lock(name, () => run(app)).catch((error: unknown) => failed(error, name));
      running.add(work);
      await work.finally(() => running.delete(work));
    };
    return [schedule(cron, runAlone, { name, timezone: defaultTimeZone, noOverlap: true })];
  });
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.destroy()));
      await Promise.allSettled(running);
    },
  };
};
