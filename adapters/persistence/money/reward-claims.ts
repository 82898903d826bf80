import { profileFields } from '#core/people/account/profile.ts';
import type { RewardClaims } from '#core/money/coin/ports.ts';
import type { RewardClaim, RewardFacts, RewardType } from '#core/money/coin/rewards.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { toSnakeCase } from '../engine/identifiers.ts';
import { lockMember } from '../engine/member-lock.ts';

const isProfileFull = profileFields.map((field) => String.raw`u.${toSnakeCase(field)} ~ '\S'`).join(' and ');

/** The source events of each reward that are real, whether claimed or not, with the moment each came to be. */
const sources: Readonly<Record<RewardType, string>> = {
  VERIFY_EMAIL: `select u.id as source, u.email_verified_at as since from users u
    where u.id = :userId and u.email_verified_at is not null`,
  FULL_FILL_PROFILE: `select u.id as source, u.created_at as since from users u where u.id = :userId and ${isProfileFull}`,
  SAVE_PHYSICAL_PROFILE: `select s.id as source, cast(s.week_start as timestamptz) as since from snapshots s
    where s.user_id = :userId and s.brought_at is null`,
  REFERRAL: `select u.id as source, min(s.created_at) as since from users u join snapshots s on s.user_id = u.id and s.brought_at is null
    where u.referrer_id = :userId and u.email_verified_at is not null group by u.id`,
};

export const knexRewardClaims = (db: Connection): RewardClaims => ({
  lockMember: (userId) => lockMember(db, userId),

  async facts(userId, type, monthStart) {
    const [facts] = await rows<Omit<RewardFacts, 'type'>>(
      db(),
      `select
         coalesce((
           select array_agg(e.source order by e.since, e.source) from (${sources[type]}) as e
           where not exists (
             select 1 from reward_claims c where c.type = :type and c.source = e.source and c.user_id = :userId
           )
         ), '{}') as open,
         count(*) as claimed,
         count(*) filter (where at >= :monthStart) as claimed_this_month,
         max(at) as last_claim_at
       from reward_claims where user_id = :userId and type = :type`,
      { userId, type, monthStart },
    );
    return { type, ...(facts ?? { open: [], claimed: 0, claimedThisMonth: 0, lastClaimAt: null }) };
  },

  async isWeekSaved(userId, week) {
    const found = await rows(
      db(),
      'select 1 from snapshots where user_id = ? and week = ? and brought_at is null',
      [userId, week],
    );
    return found.length > 0;
  },

  async insert(claim) {
    await refusing({ reward_claims_source: 'reward.already_claimed' }, db()('reward_claims').insert(claim));
  },

  async pageOf(userId, { limit, cursor }) {
    const [at, id] = decodeCursor(cursor, 'instant', 'id') ?? [];
    const found = await rows<RewardClaim>(
      db(),
      `select * from reward_claims where user_id = ? ${at ? 'and (at, id) < (?, ?)' : ''}
       order by at desc, id desc limit ?`,
      [userId, ...(at && id ? [at, id] : []), limit + 1],
    );
    return pageOf(found, limit, (claim) => encodeCursor(claim.at, claim.id));
  },
});
