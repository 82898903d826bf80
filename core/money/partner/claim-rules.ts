import { nextClaimAt } from '#core/money/coin/claim-window.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { PartnerClaim, PartnerReward } from './partner.ts';
import { isSameCode, plainCode } from './reward-code.ts';

export const memberRewardStates = ['CLAIMABLE', 'WAITING', 'LATER', 'DONE', 'OUT'] as const;
export type MemberRewardState = (typeof memberRewardStates)[number];

/** Where one member stands with one reward. `nextClaimAt` is set for LATER only. */
export type Standing = Readonly<{ state: MemberRewardState; nextClaimAt: Date | null }>;

type Offered = Pick<PartnerReward, 'unit' | 'startsAt' | 'endsAt' | 'stock' | 'claimedCount'>;
type Standed = Pick<PartnerClaim, 'status' | 'at'>;

export const leftOf = ({ stock, claimedCount }: Pick<Offered, 'stock' | 'claimedCount'>): number | null =>
  stock === null ? null : Math.max(stock - claimedCount, 0);

const lastOf = (claims: readonly Standed[]): Date | null =>
  claims.reduce<Date | null>((last, { at }) => (last === null || at > last ? at : last), null);

/** WAITING for staff goes before all; what can never be claimed again is DONE, even when it has run out meanwhile. */
export const standingWith = (reward: Offered, claims: readonly Standed[], now: Date): Standing => {
  const nothing = { nextClaimAt: null };
  if (claims.some(({ status }) => status === 'PROCESSING')) return { state: 'WAITING', ...nothing };
  const next = nextClaimAt(reward.unit, lastOf(claims), now);
  if (next === null || next >= reward.endsAt || reward.endsAt <= now) return { state: 'DONE', ...nothing };
  if (leftOf(reward) === 0) return { state: 'OUT', ...nothing };
  const from = next > reward.startsAt ? next : reward.startsAt;
  return from > now ? { state: 'LATER', nextClaimAt: from } : { state: 'CLAIMABLE', ...nothing };
};

/** What can be claimed now comes first, then what waits, for staff or for a day, then what is over; else as it was. */
export const claimableFirst = <Stood extends Pick<Standing, 'state'>>(
  rewards: readonly Stood[],
): readonly Stood[] =>
  rewards.toSorted((a, b) => memberRewardStates.indexOf(a.state) - memberRewardStates.indexOf(b.state));

/** Refuses what can't be claimed now, in words that say why. */
export const requireClaimable = (reward: Offered, claims: readonly Standed[], now: Date): void => {
  if (reward.endsAt <= now) throw new DomainError('partner_reward.ended');
  if (reward.startsAt > now) throw new DomainError('partner_reward.not_started');
  switch (standingWith(reward, claims, now).state) {
    case 'WAITING':
      throw new DomainError('partner_reward.awaiting_approval');
    case 'DONE':
      throw new DomainError('reward.already_claimed');
    case 'OUT':
      throw new DomainError('partner_reward.out_of_stock');
    case 'LATER':
      throw new DomainError('partner_reward.wait');
    case 'CLAIMABLE':
  }
};

/** The code a member typed, where the reward asks for one. */
export const requireCode = ({ proof, code }: Pick<PartnerReward, 'proof' | 'code'>, typed: string): void => {
  if (proof !== 'CODE') return;
  if (plainCode(typed) === '') throw fieldError('body.code', 'partner_reward.code_required');
  if (!isSameCode(code ?? '', typed)) throw fieldError('body.code', 'partner_reward.code_wrong');
};

/** The number of the next claim: one after the highest that stands, so that a refused one's number is free again. */
export const nextNumber = (claims: readonly Pick<PartnerClaim, 'number'>[]): number =>
  Math.max(0, ...claims.map(({ number }) => number)) + 1;
