import { expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { pendingReviews } from './pending-reviews.ts';

type Known = Parameters<typeof pendingReviews>[0][number];

const review = (id: string, parts: Partial<Known>): Known => ({
  id,
  coachName: 'Ánh',
  status: 'PENDING',
  answerDueAt: after(noon, day),
  rateDueAt: null,
  rating: null,
  ...parts,
});
const rating = { stars: 4 } as NonNullable<Known['rating']>; // that there is one is all that is read

it('names what is to be rated before what is waited for, each by what is due first', () => {
  const answered = { status: 'APPROVED' } as const;
  const pending = pendingReviews([
    review('waits longer', { answerDueAt: after(noon, 5 * day) }),
    review('waits', {}),
    review('rate later', { ...answered, rateDueAt: after(noon, 6 * day) }),
    review('rate', { ...answered, rateDueAt: after(noon, 2 * day) }),
    review('rated', { ...answered, rating }),
    review('past', { ...answered }),
    review('refused', { status: 'REJECTED' }),
    review('canceled', { status: 'CANCELED' }),
  ]);
  expect(pending.map(({ id, what }) => [id, what])).toEqual([
    ['rate', 'RATE'],
    ['rate later', 'RATE'],
    ['waits', 'WAIT'],
    ['waits longer', 'WAIT'],
  ]);
  expect(pending[0]?.dueAt).toEqual(after(noon, 2 * day));
  expect(pending[2]?.dueAt).toEqual(after(noon, day));
});
