import fc from 'fast-check';
import { expect, it } from 'vitest';
import { secondsOf, tidySpans } from '#core/learning/lesson/watched.ts';
import { watchLog } from './watch-log.ts';

const played = (log: ReturnType<typeof watchLog>, from: number, to: number) => {
  for (let at = from; at <= to; at += 0.25) log.play(at);
};

it('the seconds that were played are handed over once, and the next span begins where the last full one ended', () => {
  const log = watchLog();
  played(log, 0, 15.5);
  expect(log.take()).toEqual([[0, 15]]);
  expect(log.take()).toEqual([]);
  played(log, 15.75, 30.25);
  expect(log.take()).toEqual([[15, 30]]);
});

it('what was jumped over is not among them', () => {
  const log = watchLog();
  played(log, 0, 5);
  log.stop();
  played(log, 40, 44.5);
  expect(log.take()).toEqual([
    [0, 5],
    [40, 44],
  ]);
});

it('the last second counts although it is not a whole one', () => {
  const log = watchLog();
  played(log, 57, 59.25);
  log.end(59.4);
  expect(log.take()).toEqual([[57, 60]]);
});

it('beats at whatever moment lose no second of a video that is played through', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 400, maxLength: 400 }), (beats) => {
      const log = watchLog();
      const spans = beats.flatMap((isBeat, step) => {
        log.play(step / 4);
        return isBeat ? log.take() : [];
      });
      log.end(100);
      expect(secondsOf(tidySpans([...spans, ...log.take()], 100))).toBe(100);
    }),
  );
});
