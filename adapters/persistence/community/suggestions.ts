import type { Dismissal, Suggestions } from '#core/community/follow/ports.ts';
import type { Candidate, Suggestion } from '#core/community/follow/suggestion.ts';
import { aiUserId, type UserId } from '#core/kernel/id.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

/** Who may be suggested to `:userId`, among users `u`. */
const allowed = `u.id <> :userId and u.status = 'ACTIVE' and u.is_public
  and (u.suggestible or (u.type = 'COACH' and not u.hide_from_search))
  and not exists (select 1 from follows f where f.follower_id = :userId and f.followee_id = u.id)
  and not exists (select 1 from dismissed_suggestions d where d.user_id = :userId and d.other_id = u.id)
  and not exists (select 1 from relations r where r.owner_id = :userId and r.other_id = u.id)
  and not exists (select 1 from relations r where r.owner_id = u.id and r.other_id = :userId and r.kind = 'BLOCK')`;

/** Each reason by itself, as many as are looked at. */
const byReason = [
  `select u.id as other_id, 'FOLLOWED' as reason, count(*)::int as count
   from follows mine join users via on via.id = mine.followee_id and (via.public_flags ->> 'followers')::boolean
     and via.is_public and via.status = 'ACTIVE'
   join follows theirs on theirs.follower_id = via.id join users u on u.id = theirs.followee_id
   where mine.follower_id = :userId and ${allowed} group by u.id order by count(*) desc, u.id`,
  `select distinct u.id, 'OWN_COACH', 1 from reviews v join users u on u.id = v.coach_id
   where v.member_id = :userId and v.status = 'APPROVED' and ${allowed} order by u.id`,
  `select distinct u.id, 'SAME_COACH', 1
   from reviews mine join reviews v on v.coach_id = mine.coach_id and v.status = 'APPROVED' join users u on u.id = v.member_id
   join users c on c.id = mine.coach_id and (c.public_flags ->> 'members')::boolean
   where mine.member_id = :userId and mine.status = 'APPROVED' and (u.public_flags ->> 'members')::boolean and ${allowed}
   order by u.id`,
  `select u.id, 'SAME_CITY', 1 from users me join users u on fold(u.city) = fold(me.city)
   where me.id = :userId and trim(me.city) <> '' and ${allowed} order by u.id`,
  `select u.id, 'COACH', 1 from coach_listing l join users u on u.id = l.coach_id
   where l.is_listed and ${allowed} order by l.score desc, u.id`,
];

export const knexSuggestions = (db: Connection): Suggestions => ({
  async membersAfter(afterId, limit) {
    const found = await rows<{ id: UserId }>(
      db(),
      `select id from users where status = 'ACTIVE' and id <> ? and id > ? order by id limit ?`,
      [aiUserId, afterId ?? '', limit],
    );
    return found.map(({ id }) => id);
  },

  candidatesFor: (userId, perReason) =>
    rows<Candidate>(
      db(),
      byReason.map((query) => `select * from (${query} limit :perReason) as one`).join(' union all '),
      { userId, perReason },
    ),

  async replace(userId, suggestions) {
    await db()('suggestions').where({ userId }).delete();
    if (suggestions.length > 0) await db()('suggestions').insert([...suggestions]);
  },

  of: (userId, limit) =>
    rows<Suggestion>(
      db(),
      `select s.* from suggestions s join users u on u.id = s.other_id
       where s.user_id = :userId and ${allowed} order by s.place limit :limit`,
      { userId, limit },
    ),

  async dismiss(userId, otherId, at) {
    await refusing(
      {
        dismissed_suggestions_user_id_fkey: 'user.not_found',
        dismissed_suggestions_other_id_fkey: 'user.not_found',
      },
      db()('dismissed_suggestions')
        .insert({ userId, otherId, at })
        .onConflict(['user_id', 'other_id'])
        .ignore(),
    );
  },

  async deleteAllOf(userId) {
    for (const table of ['suggestions', 'dismissed_suggestions'])
      await db()(table).where({ userId }).orWhere({ otherId: userId }).delete();
  },

  dismissedBy: (userId) =>
    rows<Dismissal>(
      db(),
      'select other_id, at from dismissed_suggestions where user_id = ? order by at, other_id',
      [userId],
    ),
});
