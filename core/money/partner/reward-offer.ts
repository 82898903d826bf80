import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { isInCalendar } from '#core/kernel/calendar-bounds.ts';
import { cleanCode } from '#core/kernel/text/identifier.ts';
import type { PartnerReward } from './partner.ts';
import { plainCode } from './reward-code.ts';

export type RewardOffer = Pick<
  PartnerReward,
  | 'title' | 'description' | 'amount' | 'coin' | 'unit' | 'startsAt' | 'endsAt' | 'stock' | 'proof' | 'code' | 'status'
>; // prettier-ignore

const shortestCode = 4;

/** A reward as it may be offered; `claimedCount` are the claims that stand already. */
export const readOffer = (offer: RewardOffer, claimedCount: number): RewardOffer => {
  const { unit, startsAt, endsAt, stock, proof } = offer;
  if (unit === 'TIME') throw fieldError('body.unit', 'partner_reward.time_unit_not_allowed');
  if (!isInCalendar(startsAt)) throw fieldError('body.startsAt', 'input.date_bounds');
  if (!isInCalendar(endsAt)) throw fieldError('body.endsAt', 'input.date_bounds');
  if (endsAt <= startsAt) throw fieldError('body.endsAt', 'partner_reward.invalid_date_range');
  if (unit === 'UNLIMITED' && stock === null) throw fieldError('body.stock', 'partner_reward.stock_required');
  if (stock !== null && stock < claimedCount) {
    const params = { claimed: claimedCount };
    throw new DomainError('partner_reward.stock_below_claimed', params, [
      { path: 'body.stock', code: 'partner_reward.stock_below_claimed', params },
    ]);
  }
  if (proof !== 'CODE') return { ...offer, code: null };
  const code = cleanCode(offer.code ?? '');
  if (code === '') throw fieldError('body.code', 'partner_reward.code_required');
  if (plainCode(code).length < shortestCode) {
    throw fieldError('body.code', 'input.min_length', { length: shortestCode });
  }
  return { ...offer, code };
};
