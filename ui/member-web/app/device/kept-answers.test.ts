import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { isKept, type KeptAnswer, mostKept, mostKeptSize, outdated, sizeOf } from './kept-answers.ts';

const me = '12';

describe('what is kept on the device', () => {
  it('is the member’s own weeks, charts, coins and rewards', () => {
    for (const question of [
      ['indicators', 'newest'],
      ['indicators', 'weeks', null],
      ['indicators', 'weeks', me],
      ['indicators', 'timeline', null, '3m'],
      ['indicators', 'home'],
      ['indicators', 'together'],
      ['indicators', 'draft'],
      ['me', 'wallet'],
      ['rewards'],
    ])
      expect(isKept(question, {}, me)).toBe(true);
    expect(isKept(['indicators', 'week', '9'], { userId: me }, me)).toBe(true);
    expect(
      isKept(['indicators', 'compare', '9', '8'], { from: { userId: me }, to: { userId: me } }, me),
    ).toBe(true);
  });
  it('is never another member’s week, though the member may read it', () => {
    expect(isKept(['indicators', 'weeks', '7'], {}, me)).toBe(false);
    expect(isKept(['indicators', 'timeline', '7', '3m'], {}, me)).toBe(false);
    expect(isKept(['indicators', 'week', '9'], { userId: '7' }, me)).toBe(false);
    expect(isKept(['indicators', 'week', '9'], undefined, me)).toBe(false);
    expect(
      isKept(['indicators', 'compare', '9', '8'], { from: { userId: me }, to: { userId: '7' } }, me),
    ).toBe(false);
  });
  it('is nothing that nobody has named', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('chat', 'feed', 'reviews', 'people', 'coach-desk', 'sessions', 'posts'),
        fc.string(),
        (root, rest) => {
          expect(isKept([root, rest], { userId: me }, me)).toBe(false);
        },
      ),
    ));
});

describe('what has to go', () => {
  const answer = fc.record({
    userId: fc.constantFrom(me, '7'),
    hash: fc.uuid(),
    question: fc.constant(['rewards']),
    data: fc.constant(null),
    size: fc.oneof(fc.nat(2_000), fc.nat(mostKeptSize / 4)),
    keptAt: fc.integer({ min: 0, max: 60 * day }),
  });
  it('is everything of another member, everything old, and all but the newest', () =>
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 90 }), (answers: readonly KeptAnswer[]) => {
        const now = 60 * day;
        const gone = outdated(answers, me, now);
        const left = answers.filter((one) => !gone.includes(one));
        expect(left.length).toBeLessThanOrEqual(mostKept);
        expect(left.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(mostKeptSize);
        expect(left.every(({ userId, keptAt }) => userId === me && now - keptAt < 30 * day)).toBe(true);
        const oldest = Math.min(...left.map(({ keptAt }) => keptAt));
        const fresh = gone.filter(({ userId, keptAt }) => userId === me && now - keptAt < 30 * day);
        expect(fresh.every(({ keptAt }) => keptAt <= oldest)).toBe(true);
      }),
    ));
  it('counts what an answer holds, whatever it is', () => {
    expect(sizeOf({ weight: 63.4 })).toBe('{"weight":63.4}'.length);
    expect(sizeOf(undefined)).toBe(0);
  });
});
