import { effectivePresence } from '#core/people/account/presence.ts';
import { displayName } from '#core/access/actor/person.ts';
import type { User } from '#core/people/account/user.ts';
import { isListed, mostCounted, noCoachProfile, noCoachStats, priceOf, ratingFiguresOf, replyHoursOf } from '#core/coaching/coach/coach.ts'; // prettier-ignore
import type { CoachQuery, CoachRow, Coaches } from '#core/coaching/coach/ports.ts';
import type { Review } from '#core/coaching/review/review.ts';
import { fold, normalize } from '#core/kernel/text.ts';
import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { hasExpired } from '#core/coaching/specialization/evidence.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { shapeOfPlace, unknownReplyHours } from '#adapters/ports/coach-places.ts';
import { descending, isBelow } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

/** What a row is sorted by, as a number that runs downwards: what runs upwards is turned over. */
const placeOf = ({ coach, stats }: CoachRow, { sort, defaultPrice }: CoachQuery): number => {
  switch (sort) {
    case 'BEST':
      return ratingFiguresOf(stats).score;
    case 'NEWEST':
      return 0;
    case 'FASTEST':
      return replyHoursOf(stats) ?? unknownReplyHours;
    case 'PRICE_LOW':
    case 'PRICE_HIGH':
      return priceOf(coach, defaultPrice);
  }
};
const runsUp = ({ sort }: CoachQuery): boolean => sort === 'FASTEST' || sort === 'PRICE_LOW';

const sum = (reviews: readonly Review[], of: (review: Review) => number): number =>
  reviews.reduce((total, review) => total + of(review), 0);
const grossOf = (reviews: readonly Review[]) => ({
  gross: sum(reviews, ({ price }) => price),
  fee: sum(reviews, ({ fee }) => fee),
  net: sum(reviews, ({ price, fee }) => price - fee),
});
type Answered = Review & Readonly<{ approvedAt: Date }>;

const badged = (view: View, at: Date): readonly Readonly<{ userId: string; type: string }>[] =>
  view
    .table('specializationRequests')
    .all()
    .filter(({ status, removedAt }) => status === 'COMPLETED' && removedAt === null)
    .filter(({ evidence }) => !hasExpired(evidence, at));

const fits = (view: View, row: CoachRow, query: CoachQuery): boolean => {
  const { coach, profile, stats } = row;
  const { q = '', specialization, priceMin = 0, priceMax = Infinity, rating = 0, city, at } = query;
  const words = fold(normalize(q)).split(/\s+/u).filter(Boolean);
  const text = fold(
    [coach.fullname, coach.username, profile.headline, coach.about, coach.city].filter(Boolean).join(' '),
  );
  const price = priceOf(coach, query.defaultPrice);
  const status = effectivePresence(coach, view.table('presences').get(coach.id)?.lastSeenAt, at);
  const isOnline = status === 'ONLINE' || status === 'ALWAY';
  return (
    words.every((word) => text.includes(word)) &&
    price >= priceMin &&
    price <= priceMax &&
    ratingFiguresOf(stats).score >= rating &&
    (city === undefined || fold(coach.city ?? '') === fold(normalize(city))) &&
    (query.gender === undefined || coach.gender === query.gender) &&
    (query.language === undefined || profile.languages.includes(query.language)) &&
    (query.online === undefined || isOnline === query.online) &&
    (specialization === undefined ||
      badged(view, at).some(({ userId, type }) => userId === coach.id && type === specialization))
  );
};

export const memoryCoaches = (view: () => View): Coaches => {
  const users = () => view().table('users');
  const rowOf = (coach: User): CoachRow => {
    const { table } = view();
    const medium = table('media').get(coach.avatarId ?? '');
    const { key, thumbnailKey, contentType, name } = medium ?? {};
    return {
      coach,
      profile: table('coachProfiles').get(coach.id) ?? noCoachProfile(coach.id, coach.createdAt),
      stats: table('coachStats').get(coach.id) ?? noCoachStats(coach.id),
      avatar:
        medium?.ownerId === coach.id && key !== undefined && contentType !== undefined && name !== undefined
          ? { key, thumbnailKey: thumbnailKey ?? null, contentType, name }
          : null,
    };
  };
  const listed = (): CoachRow[] => users().all().filter(isListed).map(rowOf);
  const answered = (id: string): Answered[] =>
    view()
      .table('reviews')
      .all()
      .filter(({ coachId, status, price }) => coachId === id && status === 'APPROVED' && price > 0)
      .filter((review): review is Answered => review.approvedAt !== null)
      .toSorted(descending((review) => [review.approvedAt, review.id]));

  return {
    async pageOf(query, { limit, cursor }) {
      const [value, beforeId] = decodeCursor(cursor, shapeOfPlace(query.sort), 'id') ?? [];
      const all = listed()
        .filter((row) => fits(view(), row, query))
        .map((row) => ({ row, place: [placeOf(row, query), row.coach.id] as const }))
        .toSorted(descending(({ place }) => place));
      const inOrder = runsUp(query) ? all.toReversed() : all;
      const isBeyond = ({ place }: (typeof all)[number]): boolean => {
        if (value === undefined || beforeId === undefined) return true;
        const from = [Number(value), beforeId] as const;
        return runsUp(query) ? isBelow(from, place) : isBelow(place, from);
      };
      const { items, nextCursor } = pageOf(inOrder.filter(isBeyond), limit, ({ place: [number, id] }) =>
        encodeCursor(String(number), id),
      );
      return { items: items.map(({ row }) => row), nextCursor, total: Math.min(all.length, mostCounted + 1) };
    },

    async cities(limit) {
      const lived = listed().flatMap(({ coach }) => coach.city ?? []);
      return [...Map.groupBy(lived, fold)]
        .map(([folded, written]) => {
          const [most = ''] = [...Map.groupBy(written, (city) => city)]
            .toSorted(([a, those], [b, others]) => others.length - those.length || (a < b ? -1 : 1))
            .map(([city]) => city);
          return { folded, city: most, count: written.length };
        })
        .toSorted((a, b) => b.count - a.count || (a.folded < b.folded ? -1 : 1))
        .slice(0, limit)
        .map(({ city }) => city);
    },

    async specializations(at) {
      const here = new Set(listed().map(({ coach }) => coach.id));
      const held = badged(view(), at).filter(({ userId }) => here.has(userId));
      return view()
        .table('specializations')
        .all()
        .map(({ type }) => type)
        .filter((type) => held.some((badge) => badge.type === type));
    },

    async find(idOrUsername) {
      const username = idOrUsername.toLowerCase();
      const coaches = users()
        .all()
        .filter(({ type }) => type === 'COACH');
      const found =
        coaches.find(({ id }) => id === idOrUsername) ?? coaches.find((user) => user.username === username);
      return found ? rowOf(found) : null;
    },

    profileOf: async (coachId) => view().table('coachProfiles').get(coachId) ?? null,
    putProfile: async (profile) => view().table('coachProfiles').set(profile.coachId, profile),

    statsOf: async (coachId) => view().table('coachStats').get(coachId) ?? noCoachStats(coachId),
    async lockStats(coachId) {
      const stats = view().table('coachStats').get(coachId) ?? noCoachStats(coachId);
      view().table('coachStats').set(coachId, stats);
      return stats;
    },
    putStats: async (stats) => view().table('coachStats').set(stats.coachId, stats),

    savedReplies: async (id) =>
      view()
        .table('savedReplies')
        .all()
        .filter(({ coachId }) => coachId === id)
        .toSorted(descending((reply) => [reply.updatedAt, reply.id])),

    async putSavedReply(reply) {
      const kept = view().table('savedReplies').get(reply.id);
      if (!kept || kept.coachId === reply.coachId) view().table('savedReplies').set(reply.id, reply);
    },

    async deleteSavedReply(coachId, id) {
      if (view().table('savedReplies').get(id)?.coachId !== coachId) return false;
      view().table('savedReplies').delete(id);
      return true;
    },

    hasEarned: async (id) => answered(id).length > 0,

    async earnings(id, limit) {
      const all = answered(id);
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
      const found = answered(id)
        .filter(
          (review) => !at || !beforeId || isBelow([review.approvedAt, review.id], [new Date(at), beforeId]),
        )
        .map(({ id: reviewId, memberId, week, price, fee, approvedAt, releasedAt }) => {
          const member = users().get(memberId);
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
  };
};
