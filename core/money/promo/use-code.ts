import type { UserId } from '#core/kernel/id.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import {
  coinsOf,
  promoCodeKey,
  requireUsable,
  type PromoCode,
  type Promotion,
  type PromoTarget,
  type PromoUse,
} from './promotion.ts';

type Uses = Pick<Repositories, 'promotions' | 'users'>;
type Asked = Readonly<{ userId: UserId; typed: string; target: PromoTarget; at: Date }>;

/** What a code comes to for one member and one thing, before anything is used. */
export type Worth = Readonly<{ promotion: Promotion; code: PromoCode; coins: number }>;

const found = async (
  { promotions }: Pick<Repositories, 'promotions'>,
  typed: string,
): Promise<Readonly<{ promotion: Promotion; code: PromoCode }>> => {
  const known = await promotions.findCode(promoCodeKey(typed));
  if (!known) throw new DomainError('promo.unknown');
  return known;
};

const worthOf = async (
  { promotions, users }: Uses,
  { promotion, code }: Readonly<{ promotion: Promotion; code: PromoCode }>,
  { userId, target, at }: Omit<Asked, 'typed'>,
): Promise<Worth> => {
  const member = await users.get(userId);
  const uses = await promotions.usesSoFar({ promotionId: promotion.id, codeId: code.id, userId });
  requireUsable(promotion, member, uses, at);
  const coins = coinsOf(promotion, target);
  if (coins < 1) throw new DomainError('promo.not_for_this');
  return { promotion, code, coins };
};

/** Looks at a code without using it: limits as they are now, and what it would come to. */
export const lookAtCode = async (uses: Uses, { typed, ...asked }: Asked): Promise<Worth> =>
  worthOf(uses, await found(uses, typed), asked);

/**
 * Uses a code: one use of a promotion after the other, so that of two who want the last one exactly one gets it. Writes
 * the use down; what moves coins for it is the caller's, in the same transaction.
 */
export const useCode = async (
  uses: Uses,
  { typed, ...asked }: Asked,
  {
    id,
    paymentId = null,
    transferId = null,
  }: Readonly<Pick<PromoUse, 'id'> & Partial<Pick<PromoUse, 'paymentId' | 'transferId'>>>,
): Promise<Worth & Readonly<{ use: PromoUse }>> => {
  const known = await found(uses, typed);
  const promotion = await uses.promotions.lock(known.promotion.id);
  if (!promotion) throw new DomainError('promo.unknown');
  const worth = await worthOf(uses, { ...known, promotion }, asked);
  const use: PromoUse = {
    id,
    promotionId: promotion.id,
    codeId: known.code.id,
    userId: asked.userId,
    kind: promotion.kind,
    coins: worth.coins,
    paymentId,
    transferId,
    at: asked.at,
  };
  await uses.promotions.insertUse(use);
  return { ...worth, use };
};

/** Whether a use whose order was canceled may count again: the promotion has room for it and goes on. */
export const mayCountAgain = async (
  { promotions, users }: Uses,
  useId: PromoUse['id'],
  at: Date,
): Promise<boolean> => {
  const use = await promotions.findUse(useId);
  if (!use) return false;
  const promotion = await promotions.lock(use.promotionId);
  if (!promotion) return false;
  const member = await users.get(use.userId);
  try {
    requireUsable(promotion, member, await promotions.usesSoFar(use), at);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};
