import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

test('a share of nobody is not zero percent', () => {
  expect(shareOf(3, 12)).toBe(25);
  expect(shareOf(0, 4)).toBe(0);
  expect(shareOf(0, 0)).toBeNull();
});
