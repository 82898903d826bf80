import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { firstToAnswer, firstToRate } from './due-soon.ts';
import { reviewStatuses } from './review.ts';

const days = fc.integer({ min: -3, max: 9 });
const review = fc.record({
  status: fc.constantFrom(...reviewStatuses),
  answerDueAt: days.map((count) => after(noon, count * day)),
  rateDueAt: fc.option(days.map((count) => after(noon, count * day))),
  rating: fc.option(fc.constant({ status: 'PENDING' as const })),
});

const pressesWith = (left: number) =>
  firstToAnswer([{ status: 'PENDING', answerDueAt: after(noon, left * day) }], noon)?.isDueSoon;

describe('what waits for a member or a coach', () => {
  it('is the unrated answer, or the unanswered request, whose time ends first and has not ended', () => {
    fc.assert(
      fc.property(fc.array(review), (reviews) => {
        const toRate = reviews.filter(
          ({ status, rating, rateDueAt }) =>
            status === 'APPROVED' && rating === null && rateDueAt !== null && rateDueAt > noon,
        );
        const toAnswer = reviews.filter(
          ({ status, answerDueAt }) => status === 'PENDING' && answerDueAt > noon,
        );
        const rate = firstToRate(reviews, noon);
        const answer = firstToAnswer(reviews, noon);
        expect(rate === null).toBe(toRate.length === 0);
        expect(answer === null).toBe(toAnswer.length === 0);
        for (const { rateDueAt } of toRate) expect(rate!.dueAt <= rateDueAt!).toBe(true); // both are there
        for (const { answerDueAt } of toAnswer) expect(answer!.dueAt <= answerDueAt).toBe(true);
        if (rate) expect(toRate).toContain(rate.review);
        if (answer) expect(toAnswer).toContain(answer.review);
      }),
    );
  });

  it('presses in its last two days', () => {
    expect([7, 2.1, 2, 0.1, 0].map(pressesWith)).toEqual([false, false, true, true, undefined]);
  });
});
