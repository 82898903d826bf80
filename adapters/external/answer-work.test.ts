import { describe, expect, it } from 'vitest';
import { answerWork } from './answer-work.ts';

/** Goes on until it is stopped. */
const endless = () => {
  let stopped: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (stopped = resolve));
  const work = (signal: { addEventListener(type: 'abort', listener: () => void): void }) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        stopped();
        resolve();
      });
    });
  return { ended, work };
};
const stays = async () => true;
const onError = (error: unknown) => {
  throw error;
};

describe('work that goes on after its request', () => {
  it('is stopped when its time is over', async () => {
    const { ended, work } = endless();
    const running = answerWork(onError);
    running.start('an-answer', work, { beat: stays, mostMs: 20 });
    await ended;
    await running.stopAll();
    expect(running.isRunning('an-answer')).toBe(false);
  });

  it('is stopped by a beat that says so', async () => {
    const { ended, work } = endless();
    const running = answerWork(onError, 5);
    let beats = 0;
    running.start('an-answer', work, { beat: async () => ++beats < 3, mostMs: 60_000 });
    await ended;
    expect(beats).toBe(3);
    await running.stopAll();
  });

  it('is stopped with the server, and one work by its name', async () => {
    const [one, other] = [endless(), endless()];
    const running = answerWork(onError);
    running.start('one', one.work, { beat: stays, mostMs: 60_000 });
    running.start('other', other.work, { beat: stays, mostMs: 60_000 });
    running.stop('one');
    await one.ended;
    expect(running.isRunning('other')).toBe(true);
    await running.stopAll();
    await other.ended;
  });
});
