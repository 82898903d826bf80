import type { Knex } from 'knex';
import { mostCounted } from '#core/coaching/coach/coach.ts';
import type { CoachPage, CoachQuery } from '#core/coaching/coach/ports.ts';
import { presenceGrace } from '#core/people/account/presence.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import { after } from '#core/kernel/time.ts';
import type { PageRequest } from '#core/kernel/page.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { shapeOfPlace, unknownReplyHours } from '#adapters/ports/coach-places.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { coachOf, coachSelect, type CoachRecord } from './coach-record.ts';
import { rows } from '../engine/database.ts';
import { containing } from '../engine/staff-list.ts';

type Clause = Readonly<{ sql: string; bindings: readonly Knex.RawBinding[] }>;
const clause = (sql: string, ...bindings: readonly Knex.RawBinding[]): Clause => ({ sql, bindings });

const joined = (clauses: readonly Clause[]): Clause =>
  clause(
    clauses.length === 0 ? 'true' : clauses.map(({ sql }) => sql).join(' and '),
    ...clauses.flatMap(({ bindings }) => bindings),
  );

const validBadge = `select 1 from specialization_requests r where r.user_id = l.coach_id and r.type = ?
  and r.status = 'COMPLETED' and r.removed_at is null and (r.expires_at is null or r.expires_at > ?)`;
const reachable = `select 1 from users o left join presences seen on seen.user_id = o.id where o.id = l.coach_id
  and (o.activity_status = 'ALWAY' or (o.activity_status = 'ONLINE' and seen.last_seen_at > ?))`;

const notBlocked = `not exists (select 1 from relations r where r.kind = 'BLOCK'
  and ((r.owner_id = ? and r.other_id = l.coach_id) or (r.owner_id = l.coach_id and r.other_id = ?)))`;

/** Everything asked for but the price, which depends on where a coach's price comes from. */
const filtersOf = (query: CoachQuery): readonly Clause[] => {
  const { q = '', specialization, rating, city, gender, language, online, at, viewerId } = query;
  const words = fold(normalize(q)).split(/\s+/u).filter(Boolean);
  return [
    clause('l.is_listed'),
    viewerId !== null && clause(notBlocked, viewerId, viewerId),
    words.length > 0 && clause('l.search like all(?::text[])', words.map(containing)),
    specialization !== undefined && clause(`exists (${validBadge})`, specialization, at),
    rating !== undefined && clause('l.score >= ?', rating),
    city !== undefined && clause('l.city_folded = ?', fold(normalize(city))),
    gender !== undefined && clause('l.gender = ?', gender),
    language !== undefined && clause('? = any(l.languages)', language),
    online !== undefined && clause(`${online ? '' : 'not '}exists (${reachable})`, after(at, -presenceGrace)),
  ].filter((one) => one !== false);
};

const pricesOf = ({ priceMin, priceMax }: CoachQuery, price: string): readonly Clause[] =>
  [
    priceMin !== undefined && clause(`${price} >= ?`, priceMin),
    priceMax !== undefined && clause(`${price} <= ?`, priceMax),
  ].filter((one) => one !== false);

/** Some of the directory in the order of one index. */
type Branch = Readonly<{ where: readonly Clause[]; place: string; order: string }>;

const direction = { up: { sql: 'asc', beyond: '>' }, down: { sql: 'desc', beyond: '<' } } as const;
type Direction = (typeof direction)[keyof typeof direction];

const sorted: Readonly<Record<CoachQuery['sort'], Direction>> = {
  BEST: direction.down,
  NEWEST: direction.down,
  FASTEST: direction.up,
  PRICE_LOW: direction.up,
  PRICE_HIGH: direction.down,
};

const simplePlaces = {
  BEST: 'l.score',
  FASTEST: `coalesce(l.reply_hours, ${unknownReplyHours})`,
} as const;

const simpleBranch = (query: CoachQuery, sort: 'BEST' | 'FASTEST' | 'NEWEST', from: Place | null): Branch => {
  const { sql, beyond } = sorted[sort];
  const defaulted = pricesOf(query, 'coalesce(l.price, ?::bigint)').map((one) =>
    clause(one.sql, query.defaultPrice, ...one.bindings),
  );
  const where = [...filtersOf(query), ...defaulted];
  if (sort === 'NEWEST') {
    const after = from ? [clause(`l.coach_id ${beyond} ?`, from.id)] : [];
    return { where: [...where, ...after], place: '0', order: `l.coach_id ${sql}` };
  }
  const place = simplePlaces[sort];
  const after = from ? [clause(`(${place}, l.coach_id) ${beyond} (?::float8, ?)`, from.value, from.id)] : [];
  return { where: [...where, ...after], place, order: `${place} ${sql}, l.coach_id ${sql}` };
};

/** Coaches with a price of their own and those at the platform's price, each in the order of the index; the caller merges and cuts. */
const priceBranches = (query: CoachQuery, from: Place | null): readonly Branch[] => {
  const { sql, beyond } = sorted[query.sort];
  const { defaultPrice, priceMin = 0, priceMax = Infinity } = query;
  const filters = filtersOf(query);
  const order = `l.price ${sql}, l.coach_id ${sql}`;
  const own: Branch = {
    where: [
      clause('l.price is not null'),
      ...filters,
      ...pricesOf(query, 'l.price'),
      ...(from ? [clause(`(l.price, l.coach_id) ${beyond} (?::bigint, ?)`, from.value, from.id)] : []),
    ],
    place: 'l.price',
    order,
  };
  const ahead = from ? (defaultPrice - Number(from.value)) * (beyond === '>' ? 1 : -1) : 1;
  if (defaultPrice < priceMin || defaultPrice > priceMax || ahead < 0) return [own];
  const platformPriced: Branch = {
    where: [
      clause('l.price is null'),
      ...filters,
      ...(from && ahead === 0 ? [clause(`l.coach_id ${beyond} ?`, from.id)] : []),
    ],
    place: `${Math.trunc(defaultPrice)}::bigint`,
    order,
  };
  return [own, platformPriced];
};

type Place = Readonly<{ value: string; id: string }>;

const placeOf = ({ sort }: CoachQuery, cursor: string | undefined): Place | null => {
  const [value, id] = decodeCursor(cursor, shapeOfPlace(sort), 'id') ?? [];
  return value === undefined || id === undefined ? null : { value, id };
};

const branchesOf = (query: CoachQuery, from: Place | null): readonly Branch[] =>
  query.sort === 'PRICE_LOW' || query.sort === 'PRICE_HIGH'
    ? priceBranches(query, from)
    : [simpleBranch(query, query.sort, from)];

export const readDirectory = async (
  db: Connection,
  query: CoachQuery,
  { limit, cursor }: PageRequest,
): Promise<CoachPage> => {
  // Written out: where it is a parameter, PostgreSQL expects a tenth of all coaches and plans the statement anew each time.
  const wanted = Math.trunc(limit) + 1;
  const branches = branchesOf(query, placeOf(query, cursor)).map(({ where, place, order }) => {
    const { sql, bindings } = joined(where);
    return clause(
      `(select l.coach_id, ${place} as place from coach_listing l where ${sql} order by ${order} limit ${wanted})`,
      ...bindings,
    );
  });
  const { sql: way } = sorted[query.sort];
  const counted = joined([
    ...filtersOf(query),
    ...pricesOf(query, 'coalesce(l.price, ?::bigint)').map((one) =>
      clause(one.sql, query.defaultPrice, ...one.bindings),
    ),
  ]);
  const [found, [count]] = await Promise.all([
    rows<CoachRecord & { place: number }>(
      db(),
      `with page as (
         select coach_id, place from (${branches.map(({ sql }) => sql).join(' union all ')}) as merged
         order by place ${way}, coach_id ${way} limit ${wanted}
       )
       ${coachSelect('page.place')} join page on page.coach_id = u.id order by page.place ${way}, page.coach_id ${way}`,
      branches.flatMap(({ bindings }) => bindings),
    ),
    rows<{ total: number }>(
      db(),
      `select count(*) as total from (select 1 from coach_listing l where ${counted.sql} limit ${mostCounted + 1}) as listed`,
      counted.bindings,
    ),
  ]);
  const { items, nextCursor } = pageOf(found, limit, ({ place, id }) => encodeCursor(String(place), id));
  return { items: items.map(coachOf), nextCursor, total: count?.total ?? 0 };
};
