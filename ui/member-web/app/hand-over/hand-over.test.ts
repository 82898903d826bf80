import { expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { readHandOver } from './hand-over.ts';

const kept = { answerId: 'answer', indicatorId: 'week', keep: [1, 3], at: 1000 };

it('goes along for a day, with the sentences that were left in', () => {
  expect(readHandOver(kept, 2000)).toEqual(kept);
  expect(readHandOver({ ...kept, keep: null }, 2000)).toEqual({ ...kept, keep: null });
  expect(readHandOver(kept, 1000 + day + 1)).toBeUndefined();
});

it('is nothing where something else lies', () => {
  for (const stored of [null, 'x', {}, { ...kept, answerId: 1 }, { ...kept, at: 'x' }])
    expect(readHandOver(stored, 2000)).toBeUndefined();
  expect(readHandOver({ ...kept, keep: ['x'] }, 2000)?.keep).toBeNull();
});
