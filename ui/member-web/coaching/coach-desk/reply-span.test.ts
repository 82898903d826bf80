import { expect, it } from 'vitest';
import { replySpan } from './reply-span.ts';

it.each([
  [0, 'hours', 1],
  [0.4, 'hours', 1],
  [5.4, 'hours', 5],
  [47.9, 'hours', 48],
  [48, 'days', 2],
  [100, 'days', 4],
])('%d hours are said in %s: %d', (hours, unit, count) => {
  expect(replySpan(hours)).toEqual({ unit, count });
});
