import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { aWaitingReview } from '#fixtures/coaching/coaches.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { escrowOf } from './escrow.ts';
import { earningOf } from '../review.ts';

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
