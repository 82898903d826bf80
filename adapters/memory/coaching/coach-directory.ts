import { effectivePresence } from '#core/people/account/presence.ts';
import { isListed, mostCounted, priceOf, ratingFiguresOf, replyHoursOf } from '#core/coaching/coach/coach.ts';
import type { Coaches, CoachQuery, CoachRow } from '#core/coaching/coach/ports.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { hasExpired } from '#core/coaching/specialization/evidence.ts';
import { shapeOfPlace, unknownReplyHours } from '#adapters/ports/coach-places.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { areBlocked } from '../people/blocks.ts';
import { coachRowOf } from './coach-rows.ts';
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
    !areBlocked(view, query.viewerId, coach.id) &&
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

const listedCoaches = (view: View): CoachRow[] =>
  view
    .table('users')
    .all()
    .filter(isListed)
    .map((coach) => coachRowOf(view, coach));

/** The coaches whom everyone can find, and what they can be searched by. */
export const memoryCoachDirectory = (
  view: () => View,
): Pick<Coaches, 'pageOf' | 'cities' | 'specializations'> => ({
  async pageOf(query, { limit, cursor }) {
    const [value, beforeId] = decodeCursor(cursor, shapeOfPlace(query.sort), 'id') ?? [];
    const all = listedCoaches(view())
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
    const lived = listedCoaches(view()).flatMap(({ coach }) => coach.city ?? []);
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
    const here = new Set(listedCoaches(view()).map(({ coach }) => coach.id));
    const held = badged(view(), at).filter(({ userId }) => here.has(userId));
    return view()
      .table('specializations')
      .all()
      .map(({ type }) => type)
      .filter((type) => held.some((badge) => badge.type === type));
  },
});
