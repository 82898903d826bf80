import { setTimeout as pause } from 'node:timers/promises';
import { validate } from 'node-cron';
import { describe, expect, it, vi } from 'vitest';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { world } from '#fixtures/engine/world.ts';
import { localJobLock } from '#adapters/ports/job-lock.ts';
import { jobs, runJob } from './jobs.ts';
import { startScheduler } from './start.ts';

describe('the jobs', () => {
  it('have names of their own and times that exist', () => {
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
    for (const { name, cron } of jobs) expect(cron === null || validate(cron), name).toBe(true);
  });

  it.each(jobs.map(({ name }) => name))('%s finds nothing to do in an empty database', async (name) => {
    const { app } = world();
    await expect(runJob(app, name)).resolves.toBeDefined();
  });

  it('that are none are named, with those there are', () => {
    expect(() => runJob(world().app, 'make-coffee')).toThrow(OperatorError);
    expect(() => runJob(world().app, 'make-coffee')).toThrow(/send-mails/);
  });

  it('go on after one failed, and never beside themselves', async () => {
    const failures: [unknown, string][] = [];
    let running = 0;
    let most = 0;
    let runs = 0;
    const scheduler = startScheduler({
      app: world().app,
      lock: localJobLock(),
      failed: (error, job) => failures.push([error, job]),
      list: [
        {
          name: 'slow',
          cron: '* * * * * *',
          async run() {
            running += 1;
            most = Math.max(most, running);
            await pause(1_300);
            running -= 1;
            runs += 1;
          },
        },
        { name: 'broken', cron: '* * * * * *', run: () => Promise.reject(new Error('no')) },
        { name: 'elsewhere', cron: null, run: () => Promise.reject(new Error('not by the clock')) },
      ],
    });
    await pause(3_200);
    await scheduler.stop();
    expect([most, running]).toEqual([1, 0]);
    expect(runs).toBeGreaterThan(0);
    expect(failures.length).toBeGreaterThan(1);
    expect(new Set(failures.map(([, job]) => job))).toEqual(new Set(['broken']));
  });

  it('of which many fall on one second take turns, and those that wait at the end are let be', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const list = Array.from({ length: 9 }, (_, index) => ({
      name: `job ${index}`,
      cron: '* * * * * *',
      async run() {
        running += 1;
        most = Math.max(most, running);
        await pause(600);
        running -= 1;
        runs += 1;
      },
    }));
    const scheduler = startScheduler({
      app: world().app,
      lock: localJobLock(),
      failed: (error) => {
        throw error;
      },
      list,
    });
    await vi.waitUntil(() => running === 3, { timeout: 5_000 });
    await scheduler.stop();
    expect([most, running, runs]).toEqual([3, 0, 3]);
  });
});
