import { ratingFiguresOf, replyHoursOf, noCoachStats, type CoachProfile, type CoachStats, type SavedReply } from '#core/coaching/coach/coach.ts'; // prettier-ignore
import type { Coaches, EarningLine, Earnings } from '#core/coaching/coach/ports.ts';
import type { UserId } from '#core/kernel/id.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { readDirectory } from './coach-directory.ts';
import { coachOf, coachSelect, type CoachRecord } from './coach-record.ts';
import { rows } from '../engine/database.ts';

const statsColumns = 'coach_id, stars, auto_count, answered_count, answered_hours, outcomes';
const earned = `from reviews r where r.coach_id = ? and r.status = 'APPROVED' and r.price > 0`;

export const knexCoaches = (db: Connection): Coaches => ({
  pageOf: (query, page) => readDirectory(db, query, page),

  async cities(limit) {
    const found = await rows<{ city: string }>(
      db(),
      `select mode() within group (order by city) as city from coach_listing where is_listed and city_folded <> ''
       group by city_folded order by count(*) desc, city_folded limit ?`,
      [limit],
    );
    return found.map(({ city }) => city);
  },

  async specializations(at) {
    const found = await rows<{ type: string }>(
      db(),
      `select t.type from specializations t where exists (
         select 1 from specialization_requests r join coach_listing l on l.coach_id = r.user_id and l.is_listed
         where r.type = t.type and r.status = 'COMPLETED' and r.removed_at is null
           and (r.expires_at is null or r.expires_at > ?)
       ) order by t.position`,
      [at],
    );
    return found.map(({ type }) => type);
  },

  async find(idOrUsername) {
    const [found] = await rows<CoachRecord>(
      db(),
      `${coachSelect(null)} where u.type = 'COACH' and (u.id = ? or u.username = ?) order by u.id = ? desc limit 1`,
      [idOrUsername, idOrUsername.toLowerCase(), idOrUsername],
    );
    return found ? coachOf(found) : null;
  },

  async profileOf(coachId) {
    const [profile] = await rows<CoachProfile>(db(), 'select * from coach_profiles where coach_id = ?', [
      coachId,
    ]);
    return profile ?? null;
  },

  async putProfile({ coachId, headline, languages, updatedAt }) {
    await rows(
      db(),
      `insert into coach_profiles (coach_id, headline, languages, updated_at) values (?, ?, ?::text[], ?)
       on conflict (coach_id) do update set headline = excluded.headline, languages = excluded.languages,
         updated_at = excluded.updated_at`,
      [coachId, headline, [...languages], updatedAt],
    );
  },

  async statsOf(coachId) {
    const [stats] = await rows<CoachStats>(
      db(),
      `select ${statsColumns} from coach_stats where coach_id = ?`,
      [coachId],
    );
    return stats ?? noCoachStats(coachId);
  },

  async lockStats(coachId) {
    await rows(db(), 'insert into coach_stats (coach_id) values (?) on conflict do nothing', [coachId]);
    const [stats] = await rows<CoachStats>(
      db(),
      `select ${statsColumns} from coach_stats where coach_id = ? for no key update`,
      [coachId],
    );
    return stats ?? noCoachStats(coachId);
  },

  async putStats(stats) {
    const { coachId, stars, autoCount, answeredCount, answeredHours, outcomes } = stats;
    await rows(
      db(),
      `insert into coach_stats (${statsColumns}, score, reply_hours) values (?, ?::integer[], ?, ?, ?, ?::jsonb, ?, ?)
       on conflict (coach_id) do update set stars = excluded.stars, auto_count = excluded.auto_count,
         answered_count = excluded.answered_count, answered_hours = excluded.answered_hours,
         outcomes = excluded.outcomes, score = excluded.score, reply_hours = excluded.reply_hours`,
      [
        coachId,
        [...stars],
        autoCount,
        answeredCount,
        answeredHours,
        JSON.stringify(outcomes),
        ratingFiguresOf(stats).score,
        replyHoursOf(stats),
      ],
    );
  },

  savedReplies: (coachId) =>
    rows<SavedReply>(
      db(),
      'select * from saved_replies where coach_id = ? order by updated_at desc, id desc',
      [coachId],
    ),

  async putSavedReply({ id, coachId, title, text, updatedAt }) {
    await rows(
      db(),
      `insert into saved_replies (id, coach_id, title, text, updated_at) values (?, ?, ?, ?, ?)
       on conflict (id) do update set title = excluded.title, text = excluded.text, updated_at = excluded.updated_at
       where saved_replies.coach_id = excluded.coach_id`,
      [id, coachId, title, text, updatedAt],
    );
  },

  async deleteSavedReply(coachId, id) {
    return (await db()('saved_replies').where({ id, coachId }).delete()) > 0;
  },

  async hasEarned(coachId) {
    return (await rows(db(), `select 1 ${earned} limit 1`, [coachId])).length > 0;
  },

  earnings: (coachId, months) => readEarnings(db, coachId, months),

  async earningLines(coachId, { limit, cursor }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<EarningLine>(
      db(),
      `select r.id as review_id, coalesce(nullif(m.fullname, ''), m.username, '') as member_name, r.week,
         r.price as gross, r.fee, r.price - r.fee as net,
         case when r.released_at is null then 'HELD' else 'RELEASED' end as status,
         r.approved_at as delivered_at, r.released_at
       from reviews r join users m on m.id = r.member_id
       where r.coach_id = ? and r.status = 'APPROVED' and r.price > 0 ${at ? 'and (r.approved_at, r.id) < (?, ?)' : ''}
       order by r.approved_at desc, r.id desc limit ?`,
      [coachId, ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, ({ deliveredAt, reviewId }) => encodeCursor(deliveredAt, reviewId));
  },
});

type Sums = Omit<Earnings, 'months' | 'awaiting'>;

const readEarnings = async (db: Connection, coachId: UserId, limit: number): Promise<Earnings> => {
  const [[sums], [waiting], months] = await Promise.all([
    rows<Sums>(
      db(),
      `select coalesce(sum(r.price), 0) as gross, coalesce(sum(r.fee), 0) as fee,
         coalesce(sum(r.price - r.fee), 0) as net,
         coalesce(sum(r.price - r.fee) filter (where r.released_at is null), 0) as held,
         coalesce(sum(r.price - r.fee) filter (where r.released_at is not null), 0) as released, count(*) as reviews
       ${earned}`,
      [coachId],
    ),
    rows<{ awaiting: number }>(
      db(),
      `select coalesce(sum(price - fee), 0) as awaiting from reviews where coach_id = ? and status = 'PENDING'`,
      [coachId],
    ),
    rows<Earnings['months'][number]>(
      db(),
      `select to_char(r.approved_at at time zone '${defaultTimeZone}', 'YYYY-MM') as month, count(*) as reviews,
         sum(r.price) as gross, sum(r.fee) as fee, sum(r.price - r.fee) as net
       ${earned} group by 1 order by 1 desc limit ?`,
      [coachId, limit],
    ),
  ]);
  return { ...sums!, awaiting: waiting?.awaiting ?? 0, months }; // sums without grouping: always one row
};
