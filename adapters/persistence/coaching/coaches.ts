import { ratingFiguresOf, replyHoursOf, noCoachStats, type CoachProfile, type CoachStats, type SavedReply } from '#core/coaching/coach/coach.ts'; // prettier-ignore
import type { Coaches } from '#core/coaching/coach/ports.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { readDirectory } from './coach-directory.ts';
import { knexCoachEarnings } from './coach-earnings.ts';
import { coachOf, coachSelect, type CoachRecord } from './coach-record.ts';
import { rows } from '../engine/database.ts';

const statsColumns = 'coach_id, stars, auto_count, answered_count, answered_hours, outcomes';

/** What is counted of a coach's answers and ratings. */
const coachStats = (db: Connection): Pick<Coaches, 'statsOf' | 'lockStats' | 'putStats'> => ({
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
});

type SavedReplies = Pick<Coaches, 'savedReplies' | 'putSavedReply' | 'deleteSavedReply'>;

const coachSavedReplies = (db: Connection): SavedReplies => ({
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
});

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

  async answeredMembers(coachId, viewerId, limit) {
    const [counted] = await rows<{ count: number }>(
      db(),
      `select count(distinct member_id)::int as count from reviews where coach_id = ? and status = 'APPROVED'`,
      [coachId],
    );
    const found = await rows<{ id: UserId }>(
      db(),
      `select u.id from reviews v join users u on u.id = v.member_id
       where v.coach_id = :coachId and v.status = 'APPROVED' and u.status = 'ACTIVE'
         and (u.public_flags ->> 'members')::boolean
         and not exists (select 1 from relations r where r.kind = 'BLOCK'
           and ((r.owner_id = :viewerId::text and r.other_id = u.id) or (r.owner_id = u.id and r.other_id = :viewerId::text)))
       group by u.id order by max(v.approved_at) desc, u.id limit :limit`,
      { coachId, viewerId, limit },
    );
    return { count: counted?.count ?? 0, shown: found.map(({ id }) => id) };
  },

  async profileOf(coachId) {
    const [profile] = await rows<CoachProfile>(db(), 'select * from coach_profiles where coach_id = ?', [
      coachId,
    ]);
    return profile ?? null;
  },

  async putProfile({ coachId, headline, languages, bundlePrice, updatedAt }) {
    await rows(
      db(),
      `insert into coach_profiles (coach_id, headline, languages, bundle_price, updated_at) values (?, ?, ?::text[], ?, ?)
       on conflict (coach_id) do update set headline = excluded.headline, languages = excluded.languages,
         bundle_price = excluded.bundle_price, updated_at = excluded.updated_at`,
      [coachId, headline, [...languages], bundlePrice, updatedAt],
    );
  },

  async forget(coachId) {
    for (const table of ['saved_replies', 'coach_profiles']) await db()(table).where({ coachId }).delete();
    // The directory's triggers copy a profile, and know nothing of its end.
    await db()('coach_listing').where({ coachId }).update({ headlineSearch: '' });
  },

  ...coachStats(db),
  ...coachSavedReplies(db),
  ...knexCoachEarnings(db),
});
