import type { CoachAttention, MutedSignals, SeenMember } from '#core/coaching/attention/ports.ts';
import type { MutedSignal } from '#core/coaching/attention/signal.ts';
import type { Goal } from '#core/body/snapshot/snapshot.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { showing } from './review-rows.ts';

type WeekRow = Awaited<ReturnType<CoachAttention['weeksOf']>>[number];
type TargetRow = Awaited<ReturnType<CoachAttention['targetsOf']>>[number];

export const knexCoachAttention = (db: Connection): CoachAttention => ({
  membersSeen: (coachId, limit, at) =>
    rows<SeenMember>(
      db(),
      `select a.member_id, m.time_zone from (
         select v.member_id, max(v.requested_at) as requested_at
         from reviews v where v.coach_id = ? and ${showing('v', '?')} group by v.member_id
       ) a join users m on m.id = a.member_id
       where m.status <> 'DELETE' and m.anonymised_at is null
       order by a.requested_at desc, a.member_id desc limit ?`,
      [coachId, at, limit],
    ),

  weeksOf: (memberIds, from) =>
    rows<WeekRow>(
      db(),
      `select s.user_id, s.week, s.inputs, s.carried_over, s.standard from snapshots s
       where s.user_id = any(?::text[]) and s.week_start >= ?::date order by s.user_id, s.week_start`,
      [[...memberIds], from],
    ),

  goalsOf: (memberIds) =>
    rows<Goal>(db(), 'select * from goals where user_id = any(?::text[]) order by user_id, metric', [
      [...memberIds],
    ]),

  targetsOf: (coachId, memberIds) =>
    rows<TargetRow>(
      db(),
      `select v.member_id, v.id as review_id, t.target
       from reviews v cross join lateral jsonb_array_elements(v.reply -> 'targets')
         with ordinality as t (target, place)
       where v.coach_id = ? and v.member_id = any(?::text[]) and v.status = 'APPROVED'
       order by v.approved_at, v.id, t.place`,
      [coachId, [...memberIds]],
    ),
});

const refusals = {
  muted_signals_coach_id_fkey: 'user.not_found',
  muted_signals_member_id_fkey: 'user.not_found',
} as const;

export const knexMutedSignals = (db: Connection): MutedSignals => ({
  ofCoach: (coachId) =>
    rows<MutedSignal>(
      db(),
      `select * from muted_signals where coach_id = ?
       order by muted_at desc, member_id desc, kind desc, subject desc`,
      [coachId],
    ),

  async put(muted) {
    await refusing(
      refusals,
      db()('muted_signals').insert(muted).onConflict(['coach_id', 'member_id', 'kind', 'subject']).ignore(),
    );
  },

  async delete({ coachId, memberId, kind, subject }) {
    await db()('muted_signals').where({ coachId, memberId, kind, subject }).delete();
  },

  async deleteAllOf(userId) {
    await db()('muted_signals').where({ coachId: userId }).orWhere({ memberId: userId }).delete();
  },
});
