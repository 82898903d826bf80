import { isoWeekOf, instantOf, nextWeek, weekOf } from '#core/kernel/week.ts';
import { localDate } from '#core/kernel/time.ts';
import { nextClaimAt } from './claim-window.ts';
import { rewardRules, type RewardFacts, type RewardState } from './rewards.ts';

/** What a member's own calendar and profile add to the facts of the claims. */
export type RewardSituation = Readonly<{
  now: Date;
  timeZone: string;
  /** Referral rewards a month, at most. */
  monthlyCap: number;
  /** Of the ten fields of the profile, the empty ones. */
  missingFields: readonly string[];
  savedThisWeek: boolean;
}>;

/** The first instant of the month the member's calendar shows. */
export const monthStart = (now: Date, timeZone: string): Date =>
  instantOf(`${localDate(now, timeZone).slice(0, 7)}-01`, 0, 0, timeZone);

const nextMonthStart = (now: Date, timeZone: string): Date => {
  const [year = 0, month = 1] = localDate(now, timeZone).split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return instantOf(`${next}-01`, 0, 0, timeZone);
};

const nextWeekStart = (now: Date, timeZone: string): Date =>
  instantOf(weekOf(nextWeek(isoWeekOf(now, timeZone).key)).startsOn, 0, 0, timeZone);

type Wait = Readonly<{ missing: readonly string[]; until: Date | null }>;

/** What stands between the member and the next claim, when nothing can be claimed. */
const waitFor = (facts: RewardFacts, situation: RewardSituation): Wait => {
  const { now, timeZone } = situation;
  switch (facts.type) {
    case 'VERIFY_EMAIL':
      return { missing: ['email'], until: null };
    case 'FULL_FILL_PROFILE':
      return { missing: situation.missingFields, until: null };
    case 'SAVE_PHYSICAL_PROFILE':
      return situation.savedThisWeek
        ? { missing: [], until: nextWeekStart(now, timeZone) }
        : { missing: ['snapshot'], until: null };
    case 'REFERRAL':
      return facts.claimedThisMonth >= situation.monthlyCap
        ? { missing: ['monthly_cap'], until: nextMonthStart(now, timeZone) }
        : { missing: ['invitation'], until: null };
  }
};

const availableOf = (facts: RewardFacts, situation: RewardSituation): number => {
  switch (facts.type) {
    case 'FULL_FILL_PROFILE':
      return situation.missingFields.length > 0 ? 0 : facts.open.length;
    case 'REFERRAL':
      return Math.max(Math.min(facts.open.length, situation.monthlyCap - facts.claimedThisMonth), 0);
    default:
      return facts.open.length;
  }
};

const claimOrder = ({ status, missing }: RewardState): number =>
  status === 'PROCESSING' ? 0 : status === 'COMPLETED' ? 3 : missing.length > 0 ? 1 : 2;

/** What can be claimed now comes first, then what needs a step of the member, then what waits for a day, then the rest. */
export const inClaimOrder = (states: readonly RewardState[]): readonly RewardState[] =>
  states.toSorted((a, b) => claimOrder(a) - claimOrder(b));

/** How often something can be claimed right now: every place that counts rewards says this number. */
export const claimsReady = (rewards: readonly Pick<RewardState, 'status' | 'available'>[]): number =>
  rewards.reduce((sum, { status, available }) => sum + (status === 'PROCESSING' ? available : 0), 0);

/** Where one reward stands: PENDING names what is missing, PROCESSING can be claimed now, COMPLETED never again. */
export const rewardState = (facts: RewardFacts, situation: RewardSituation): RewardState => {
  const { amount, coin, unit } = rewardRules[facts.type];
  const { type, claimed, lastClaimAt } = facts;
  const base = { type, amount, coin, unit, claimed, lastClaimAt };
  const done = { ...base, available: 0, nextClaimAt: null, missing: [] };

  const next = nextClaimAt(unit, lastClaimAt, situation.now);
  if (next === null) return { ...done, status: 'COMPLETED' };
  if (next > situation.now) return { ...done, status: 'PENDING', nextClaimAt: next };

  const available = availableOf(facts, situation);
  if (available > 0) return { ...done, status: 'PROCESSING', available };
  const { missing, until } = waitFor(facts, situation);
  return { ...done, status: 'PENDING', missing, nextClaimAt: until };
};
