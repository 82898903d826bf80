import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { escrowOf } from './escrow.ts';
import { earningOf, reminderDueAt } from './review.ts';
import { actionsOf, urgencyOf } from './review-view.ts';

const between = { memberId: 'm', coachId: 'c', snapshotId: 's', price: 900 };
const due = after(noon, 7 * day);
const step = (name: string, at: Date | null, dueAt: Date | null, amount: number, fee = 0) => ({ step: name, at, dueAt, amount, fee }); // prettier-ignore

describe('The coins of a review', () => {
  it('wait, and come back by the clock', () => {
    expect(escrowOf(aWaitingReview(between), null)).toEqual([
      step('HELD', noon, null, 900),
      step('DELIVERED', null, null, 900, 135),
      step('RATED', null, null, 0),
      step('RELEASED', null, null, 765),
      step('REFUNDED', null, due, 900),
    ]);
  });

  it('are delivered, and released by the clock when nobody rates', () => {
    const approvedAt = after(noon, day);
    const rateDueAt = after(approvedAt, 7 * day);
    const review = aWaitingReview({ ...between, status: 'APPROVED', approvedAt, rateDueAt });
    expect(escrowOf(review, null)).toEqual([
      step('HELD', noon, null, 900),
      step('DELIVERED', approvedAt, null, 900, 135),
      step('RATED', null, rateDueAt, 0),
      step('RELEASED', null, rateDueAt, 765),
    ]);
    const ratedAt = after(noon, 2 * day);
    const approvesAt = after(ratedAt, 7 * day);
    const rated = escrowOf({ ...review, rateDueAt: null }, { createdAt: ratedAt, approvesAt });
    expect(rated.slice(2)).toEqual([
      step('RATED', ratedAt, null, 0),
      step('RELEASED', null, approvesAt, 765),
    ]);
    const settled = { ...review, rateDueAt: null, releasedAt: approvesAt };
    expect(escrowOf(settled, { createdAt: ratedAt, approvesAt: null }).at(-1)).toEqual(
      step('RELEASED', approvesAt, null, 765),
    );
  });

  it('come back when it is refused, canceled or not answered', () => {
    const at = after(noon, day);
    const back = [step('HELD', noon, null, 900), step('REFUNDED', at, null, 900)];
    expect(escrowOf(aWaitingReview({ ...between, status: 'REJECTED', rejectedAt: at }), null)).toEqual(back);
    expect(escrowOf(aWaitingReview({ ...between, status: 'CANCELED', canceledAt: at }), null)).toEqual(back);
  });

  it('are none when it is free', () => {
    for (const { amount, fee } of escrowOf(aWaitingReview({ ...between, price: 0 }), null))
      expect([amount, fee]).toEqual([0, 0]);
  });

  it('are shared without one being lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (price) => {
        const { gross, fee, net } = earningOf(price);
        expect(fee + net).toBe(gross);
        expect(fee).toBe(Math.floor(price * 0.15 + 1e-9));
        if (price > 0) expect(net).toBeGreaterThan(0);
      }),
    );
  });
});

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
