import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actionsOf, urgencyOf } from './review-actions.ts';
import { reminderDueAt } from './review.ts';

const between = { memberId: 'm', coachId: 'c', snapshotId: 's', price: 900 };

describe('A waiting request', () => {
  it('is reminded of on its third and sixth day, and never after its time', () => {
    const review = aWaitingReview(between);
    expect([0, 1, 2].map((number) => reminderDueAt(review, number))).toEqual([
      after(noon, 3 * day),
      after(noon, 6 * day),
      null,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), (days) => {
        const answerDueAt = after(noon, days * day);
        const [first, second] = [0, 1].map((number) =>
          reminderDueAt({ requestedAt: noon, answerDueAt }, number),
        );
        expect(noon < first! && first! < second! && second! < answerDueAt).toBe(true); // both are there
      }),
    );
  });

  it('presses in its last three days, and in its last', () => {
    const review = aWaitingReview(between);
    const at = (days: number) => urgencyOf(review, after(noon, days * day));
    expect([0, 3.9, 4, 5.9, 6, 8].map(at)).toEqual(['NEW', 'NEW', 'SOON', 'SOON', 'DUE', 'DUE']);
    expect(urgencyOf({ ...review, status: 'APPROVED' }, noon)).toBeNull();
  });
});

describe('What a person may do', () => {
  it.each([
    ['PENDING', null, ['CANCEL'], ['APPROVE', 'REJECT']],
    ['REJECTED', null, ['RE_REQUEST'], []],
    ['CANCELED', null, ['RE_REQUEST'], []],
    ['APPROVED', null, ['RATE'], ['UPDATE']],
    ['APPROVED', 'PENDING', ['RATE'], ['UPDATE', 'ACCEPT_RATING']],
    ['APPROVED', 'APPROVED', [], ['REPLY_TO_RATING']],
  ] as const)('with a review that is %s, rated: %s', (status, rated, member, coach) => {
    const rating = rated && { status: rated };
    expect(actionsOf({ status }, rating, 'MEMBER')).toEqual(member);
    expect(actionsOf({ status }, rating, 'COACH')).toEqual(coach);
  });
});
