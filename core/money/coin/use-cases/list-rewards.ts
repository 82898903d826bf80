import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { missingProfileFields } from '#core/people/account/profile.ts';
import type { User } from '#core/people/account/user.ts';
import type { UserId } from '#core/kernel/id.ts';
import { isoWeekOf } from '#core/kernel/week.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories } from '#core/kernel/transaction.ts';
import { inClaimOrder, monthStart, rewardState, type RewardSituation } from '../reward-state.ts';
import { rewardTypes, type RewardState } from '../rewards.ts';

/** What the calendar, the settings and the profile say about a member's rewards now. */
export const rewardSituation = async (
  { settings, rewardClaims }: Pick<Repositories, 'rewardClaims' | 'settings'>,
  user: User,
  now: Date,
): Promise<RewardSituation> => {
  const [{ referralMonthlyCap }, savedThisWeek] = await Promise.all([
    settings.read(),
    rewardClaims.isWeekSaved(user.id, isoWeekOf(now, user.timeZone).key),
  ]);
  return {
    now,
    timeZone: user.timeZone,
    monthlyCap: referralMonthlyCap,
    missingFields: missingProfileFields(user),
    savedThisWeek,
  };
};

type Needs = Reads<'rewardClaims' | 'settings' | 'users'> & Pick<Ports, 'clock'>;
type Rewards = Readonly<{ items: readonly RewardState[] }>;

const statesOf = async ({ reads, clock }: Needs, id: UserId): Promise<Rewards> => {
  const now = clock.now();
  const user = await reads.users.get(id);
  const since = monthStart(now, user.timeZone);

  const [situation, facts] = await Promise.all([
    rewardSituation(reads, user, now),
    Promise.all(rewardTypes.map((type) => reads.rewardClaims.facts(id, type, since))),
  ]);
  return { items: inClaimOrder(facts.map((known) => rewardState(known, situation))) };
};

/** The four rewards: what is missing, what can be claimed, what was claimed. */
export const listRewards =
  (ports: Needs) =>
  async (actor: Actor): Promise<Rewards> =>
    statesOf(ports, requireMember(actor).id);

/** The same of any member, for staff. Not for staff who may only see partners' rewards. */
export const listRewardsOf =
  (ports: Needs) =>
  async (actor: Actor, userId: UserId): Promise<Rewards> => {
    requirePermission(actor, 'user.view');
    return statesOf(ports, userId);
  };
