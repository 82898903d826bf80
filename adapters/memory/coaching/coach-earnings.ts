import { displayName } from '#core/access/actor/person.ts';
import type { Coaches } from '#core/coaching/coach/ports.ts';
import type { Review } from '#core/coaching/review/review.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { descending, isBelow } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

const sum = (reviews: readonly Review[], of: (review: Review) => number): number =>
  reviews.reduce((total, review) => total + of(review), 0);
const grossOf = (reviews: readonly Review[]) => ({
  gross: sum(reviews, ({ price }) => price),
  fee: sum(reviews, ({ fee }) => fee),
  net: sum(reviews, ({ price, fee }) => price - fee),
});
type Answered = Review & Readonly<{ approvedAt: Date }>;

/** Paid answers of a coach, the last first. */
const answeredBy = (view: View, id: string): Answered[] =>
  view
    .table('reviews')
    .all()
    .filter(({ coachId, status, price }) => coachId === id && status === 'APPROVED' && price > 0)
    .filter((review): review is Answered => review.approvedAt !== null)
    .toSorted(descending((review) => [review.approvedAt, review.id]));

export const memoryCoachEarnings = (
  view: () => View,
): Pick<Coaches, 'hasEarned' | 'earnings' | 'earningLines'> => ({
  hasEarned: async (id) => answeredBy(view(), id).length > 0,

  async earnings(id, limit) {
    const all = answeredBy(view(), id);
    const waiting = view()
      .table('reviews')
      .all()
      .filter(({ coachId, status }) => coachId === id && status === 'PENDING');
    const released = all.filter(({ releasedAt }) => releasedAt !== null);
    const held = all.filter(({ releasedAt }) => releasedAt === null);
    const byMonth = Map.groupBy(all, ({ approvedAt }) =>
      localDate(approvedAt, defaultTimeZone).slice(0, '2026-11'.length),
    );
    return {
      ...grossOf(all),
      held: grossOf(held).net,
      released: grossOf(released).net,
      awaiting: grossOf(waiting).net,
      reviews: all.length,
      months: [...byMonth]
        .map(([month, reviews]) => ({ month, reviews: reviews.length, ...grossOf(reviews) }))
        .toSorted(descending(({ month }) => [month]))
        .slice(0, limit),
    };
  },

  async earningLines(id, { limit, cursor }) {
    const [at, beforeId] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = answeredBy(view(), id)
      .filter(
        (review) => !at || !beforeId || isBelow([review.approvedAt, review.id], [new Date(at), beforeId]),
      )
      .map(({ id: reviewId, memberId, week, price, fee, approvedAt, releasedAt }) => {
        const member = view().table('users').get(memberId);
        return {
          reviewId,
          memberName: member ? displayName(member) : '',
          week,
          gross: price,
          fee,
          net: price - fee,
          status: releasedAt === null ? ('HELD' as const) : ('RELEASED' as const),
          deliveredAt: approvedAt,
          releasedAt,
        };
      });
    return pageOf(found, limit, ({ deliveredAt, reviewId }) => encodeCursor(deliveredAt, reviewId));
  },
});
