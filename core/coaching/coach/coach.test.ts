import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCoach, coachStats } from '#fixtures/coaching/coaches.ts';
import { isListed, minAnswersForReplyHours, priceOf, ratingFiguresOf, replyHoursOf } from './coach.ts';
import { initialsOf } from './views/initials.ts';

const count = fc.nat({ max: 500 });
const stars = fc.tuple(count, count, count, count, count);
const coachId = 'a-coach';
const scoreOf = (given: readonly [number, number, number, number, number]) =>
  ratingFiguresOf(coachStats({ coachId, stars: given })).score;
const hoursAfter = (answeredCount: number, answeredHours: number) =>
  replyHoursOf(coachStats({ coachId, answeredCount, answeredHours }));

describe("a coach's figures", () => {
  it('rank by what members gave, whatever the clock gave', () => {
    fc.assert(
      fc.property(stars, count, count, (given, some, more) => {
        const [one, two] = [some, more].map((autoCount) =>
          ratingFiguresOf(coachStats({ coachId, stars: given, autoCount })),
        );
        expect(one?.score).toBe(two?.score);
        expect(one?.mean).toBe(two?.mean);
      }),
    );
  });

  it('stay between one and five, and rise with every five stars', () => {
    fc.assert(
      fc.property(stars, (given) => {
        const { mean, score, memberCount } = ratingFiguresOf(coachStats({ coachId, stars: given }));
        expect(score).toBeGreaterThanOrEqual(1);
        expect(score).toBeLessThanOrEqual(5);
        expect(mean === null).toBe(memberCount === 0);
        const [a, b, c, d, e] = given;
        const better = ratingFiguresOf(coachStats({ coachId, stars: [a, b, c, d, e + 1] }));
        expect(better.score).toBeGreaterThan(score);
      }),
    );
  });

  it('put many good ratings before a single best one', () => {
    expect(scoreOf([0, 0, 0, 10, 30])).toBeGreaterThan(scoreOf([0, 0, 0, 0, 1]));
    expect(scoreOf([0, 0, 0, 0, 1])).toBeGreaterThan(scoreOf([0, 0, 0, 0, 0]));
  });

  it('tell the usual time of an answer once there are enough', () => {
    expect(hoursAfter(minAnswersForReplyHours - 1, 10)).toBeNull();
    expect(hoursAfter(3, 10)).toBe(3.3);
    expect(hoursAfter(4, 0)).toBe(0);
  });

  it('know the price: one’s own, nought too, else the platform’s', () => {
    expect(priceOf({ reviewPrice: 0 }, 900)).toBe(0);
    expect(priceOf({ reviewPrice: null }, 900)).toBe(900);
  });

  it('belong to the directory only while the coach is active, public and not hidden', () => {
    expect(isListed(aCoach())).toBe(true);
    const others = [
      { type: 'USER' },
      { status: 'BAN' },
      { isPublic: false },
      { hideFromSearch: true },
    ] as const;
    for (const parts of others) expect(isListed(aCoach(parts))).toBe(false);
  });
});

describe('initials', () => {
  it('are all that is left of a name', () => {
    expect(initialsOf('Nguyễn Thị Hoà')).toBe('N. T. H.');
    expect(initialsOf('  đặng "bảo" 2 ')).toBe('Đ. B. 2.');
    expect(initialsOf('')).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const part of initialsOf(name).split(' ').filter(Boolean))
          expect([...part].length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
