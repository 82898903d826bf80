import { displayName } from '#core/access/actor/person.ts';
import type { Coaches, EarningLine } from '#core/coaching/coach/ports.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { descending, isBelow } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

type Earned = Omit<EarningLine, 'memberName'> & Readonly<{ userId: string }>;

const statusOf = (releasedAt: Date | null) =>
  releasedAt === null ? ('HELD' as const) : ('RELEASED' as const);

const sumsOf = (lines: readonly Earned[]) => ({
  reviews: lines.filter(({ kind }) => kind === 'REVIEW').length,
  enrolments: lines.filter(({ kind }) => kind === 'CHALLENGE').length,
  gross: lines.reduce((sum, { gross }) => sum + gross, 0),
  fee: lines.reduce((sum, { fee }) => sum + fee, 0),
  net: lines.reduce((sum, { net }) => sum + net, 0),
});

/** Paid answers of a coach. */
const answeredBy = (view: View, id: string): readonly Earned[] =>
  view
    .table('reviews')
    .all()
    .filter(({ coachId, status, price }) => coachId === id && status === 'APPROVED' && price > 0)
    .flatMap((review): Earned[] => {
      const { id: reviewId, memberId: userId, week, price, fee, approvedAt, releasedAt } = review;
      if (approvedAt === null) return [];
      const coins = { gross: price, fee, net: price - fee };
      const times = { deliveredAt: approvedAt, releasedAt, status: statusOf(releasedAt) };
      return [{ kind: 'REVIEW', id: reviewId, userId, week, title: null, ...coins, ...times }];
    });

/** Paid enrolments in their challenges that were not taken back. */
const enrolledWith = (view: View, id: string): readonly Earned[] =>
  view
    .table('enrolments')
    .all()
    .filter(({ authorId, status, net }) => authorId === id && status !== 'CANCELED' && net > 0)
    .map(({ id: enrolmentId, userId, challengeId, paid, fee, net, enrolledAt, releasedAt }) => ({
      kind: 'CHALLENGE',
      id: enrolmentId,
      userId,
      week: null,
      title: view.table('challenges').get(challengeId)?.title ?? '',
      gross: paid,
      fee,
      net,
      status: statusOf(releasedAt),
      deliveredAt: enrolledAt,
      releasedAt,
    }));

/** The last first. */
const earnedBy = (view: View, id: string): readonly Earned[] =>
  [...answeredBy(view, id), ...enrolledWith(view, id)].toSorted(
    descending((line) => [line.deliveredAt, line.id]),
  );

export const memoryCoachEarnings = (
  view: () => View,
): Pick<Coaches, 'hasEarned' | 'earnings' | 'earningLines'> => ({
  hasEarned: async (id) => earnedBy(view(), id).length > 0,

  async earnings(id, limit) {
    const all = earnedBy(view(), id);
    const awaiting = view()
      .table('reviews')
      .all()
      .filter(({ coachId, status }) => coachId === id && status === 'PENDING')
      .reduce((sum, { price, fee }) => sum + price - fee, 0);
    const byMonth = Map.groupBy(all, ({ deliveredAt }) =>
      localDate(deliveredAt, defaultTimeZone).slice(0, '2026-11'.length),
    );
    return {
      ...sumsOf(all),
      held: sumsOf(all.filter(({ status }) => status === 'HELD')).net,
      released: sumsOf(all.filter(({ status }) => status === 'RELEASED')).net,
      awaiting,
      months: [...byMonth]
        .map(([month, lines]) => ({ month, ...sumsOf(lines) }))
        .toSorted(descending(({ month }) => [month]))
        .slice(0, limit),
    };
  },

  async earningLines(id, { limit, cursor }) {
    const [at, beforeId] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = earnedBy(view(), id)
      .filter((line) => !at || !beforeId || isBelow([line.deliveredAt, line.id], [new Date(at), beforeId]))
      .map(({ userId, ...line }): EarningLine => {
        const member = view().table('users').get(userId);
        return { ...line, memberName: member ? displayName(member) : '' };
      });
    return pageOf(found, limit, ({ deliveredAt, id: lineId }) => encodeCursor(deliveredAt, lineId));
  },
});
