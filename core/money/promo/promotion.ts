import type { Id, UserId } from '#core/kernel/id.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { isInCalendar } from '#core/kernel/calendar-bounds.ts';
import { cleanCode, foldCode } from '#core/kernel/text/identifier.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { day } from '#core/kernel/time.ts';
import { baseCoinPerFitCoin } from '#core/money/coin/conversion.ts';
import type { PaidPlan, PromotionKind, PromotionUnit } from './promotion-kinds.ts';

/** What a code gives. Everything is Base Coin but the price of a plan, which is Fit Coin. */
export type PromotionTerms = Readonly<{
  /** For staff. */
  title: string;
  kind: PromotionKind;
  unit: PromotionUnit;
  /** Percent, or coins. */
  value: number;
  /** The most coins a percentage comes to; null: without limit of its own. */
  cap: number | null;
  /** Of a bonus: the package has at least so many Fit Coin. */
  minCoins: number | null;
  /** Of a price: only this plan; null: any. */
  plan: PaidPlan | null;
  startsAt: Date;
  endsAt: Date;
  /** In all, by everybody; null: without limit. */
  usesMax: number | null;
  usesPerMember: number;
  /** Only for accounts no older than so many days; null: for everybody. */
  newMemberDays: number | null;
}>;

export const promotionStatuses = ['ACTIVE', 'STOPPED'] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** One offer with its limits, and one or many codes that open it. */
export type Promotion = PromotionTerms &
  Readonly<{
    id: Id<'promotion'>;
    /** Several codes that nobody guesses; each of them is used once. */
    isBatch: boolean;
    codeCount: number;
    status: PromotionStatus;
    createdBy: string;
    version: number;
    createdAt: Date;
    updatedAt: Date;
  }>;

export type PromoCode = Readonly<{
  id: Id<'promo-code'>;
  promotionId: Promotion['id'];
  /** As staff wrote it, or as it was drawn. */
  code: string;
  /** As it is compared. */
  codeKey: string;
}>;

/** One use of a code by one member. What a canceled order reserved counts no more. */
export type PromoUse = Readonly<{
  id: Id<'promo-use'>;
  promotionId: Promotion['id'];
  codeId: PromoCode['id'];
  userId: UserId;
  kind: PromotionKind;
  /** Coins that the member gets, or does not have to pay. */
  coins: number;
  /** Of a bonus: the order it belongs to, which says whether the coins have come. */
  paymentId: string | null;
  /** Of coins at once and of a price: the movement. */
  transferId: string | null;
  at: Date;
}>;

export const promoCodeLength = { min: 4, max: 32 } as const;
/** So many codes at once, and no more: a file that still opens. */
export const batchMax = 2_000;
export const promotionTitleMaxLength = 120;

export const promoCodeKey = (typed: string): string => foldCode(typed).slice(0, 160);

/** A code that staff chose: letters, digits, hyphens. */
export const readPromoCode = (typed: string): Pick<PromoCode, 'code' | 'codeKey'> => {
  const code = cleanCode(typed).toUpperCase();
  if (!/^[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?$/.test(code)) throw fieldError('body.code', 'promo.code_invalid');
  if (code.length < promoCodeLength.min)
    throw fieldError('body.code', 'input.min_length', { length: promoCodeLength.min });
  if (code.length > promoCodeLength.max)
    throw fieldError('body.code', 'input.max_length', { length: promoCodeLength.max });
  return { code, codeKey: promoCodeKey(code) };
};

/** Read aloud and typed from paper: without what looks alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const drawnLength = 12;

/** 31¹² codes: nobody guesses one within the limit on guesses. */
export const drawPromoCode = (pick: (choices: number) => number): Pick<PromoCode, 'code' | 'codeKey'> => {
  const letters = Array.from({ length: drawnLength }, () => alphabet[pick(alphabet.length)] ?? '');
  const code = [0, 4, 8].map((start) => letters.slice(start, start + 4).join('')).join('-');
  return { code, codeKey: promoCodeKey(code) };
};

const requireCount = (path: `body.${string}`, value: number | null, max: number): void => {
  if (value === null) return;
  if (!Number.isSafeInteger(value) || value < 1) throw fieldError(path, 'input.min_value', { value: 1 });
  if (value > max) throw fieldError(path, 'input.max_value', { value: max });
};

/** Fields that say nothing for a kind are empty, whatever was sent. */
export const readTerms = (given: PromotionTerms): PromotionTerms => {
  const title = normalize(given.title);
  if (title === '') throw fieldError('body.title', 'input.required');
  if (!isInCalendar(given.startsAt)) throw fieldError('body.startsAt', 'input.date_bounds');
  if (!isInCalendar(given.endsAt)) throw fieldError('body.endsAt', 'input.date_bounds');
  if (given.endsAt <= given.startsAt) throw fieldError('body.endsAt', 'promo.invalid_date_range');
  const isPercent = given.unit === 'PERCENT';
  if (given.kind === 'COINS' && isPercent) throw fieldError('body.unit', 'promo.percent_of_nothing');
  // A plan is paid for: at least one coin of its price stays.
  requireCount('body.value', given.value, isPercent ? (given.kind === 'PLAN_PRICE' ? 99 : 100) : 1_000_000);
  requireCount('body.cap', given.cap, 1_000_000);
  requireCount('body.minCoins', given.minCoins, 1_000_000);
  requireCount('body.usesMax', given.usesMax, 1_000_000);
  requireCount('body.usesPerMember', given.usesPerMember, 1000);
  requireCount('body.newMemberDays', given.newMemberDays, 366);
  return {
    ...given,
    title,
    cap: isPercent ? given.cap : null,
    minCoins: given.kind === 'TOP_UP_BONUS' ? given.minCoins : null,
    plan: given.kind === 'PLAN_PRICE' ? given.plan : null,
  };
};

const portion = ({ unit, value, cap }: PromotionTerms, whole: number): number => {
  const coins = unit === 'PERCENT' ? Math.floor((whole * value) / 100) : value;
  return cap === null ? coins : Math.min(coins, cap);
};

/** Base Coin on top of a package: a percentage of what its Fit Coin would be in Base Coin. */
export const bonusOf = (terms: PromotionTerms, fitCoins: number): number =>
  portion(terms, fitCoins * baseCoinPerFitCoin);

/** What comes off a price in Fit Coin; at least one coin stays to be paid. */
export const discountOf = (terms: PromotionTerms, price: number): number =>
  Math.max(0, Math.min(portion(terms, price), price - 1));

/** The most coins that one use can come to. */
export const mostPerUse = (
  terms: PromotionTerms,
  largest: Readonly<{ package: number; plan: number }>,
): number => {
  if (terms.kind === 'COINS') return terms.value;
  return terms.kind === 'TOP_UP_BONUS' ? bonusOf(terms, largest.package) : discountOf(terms, largest.plan);
};

/** What a code is typed in for. */
export type PromoTarget = Readonly<
  | { kind: 'COINS' }
  | { kind: 'TOP_UP_BONUS'; coins: number }
  | { kind: 'PLAN_PRICE'; plan: PaidPlan; price: number }
>;

/** What the use comes to; fails with promo.not_for_this when the code is for something else. */
export const coinsOf = (terms: PromotionTerms, target: PromoTarget): number => {
  if (terms.kind !== target.kind) throw new DomainError('promo.not_for_this');
  if (target.kind === 'COINS') return terms.value;
  if (target.kind === 'TOP_UP_BONUS') {
    if (terms.minCoins !== null && target.coins < terms.minCoins)
      throw new DomainError('promo.top_up_too_small', { min: terms.minCoins });
    return bonusOf(terms, target.coins);
  }
  if (terms.plan !== null && terms.plan !== target.plan) throw new DomainError('promo.not_for_this');
  return discountOf(terms, target.price);
};

/** What happened before with a promotion, as far as its limits ask. */
export type UsesSoFar = Readonly<{ inAll: number; byMember: number; ofCode: number }>;

type Member = Readonly<{ id: UserId; createdAt: Date }>;

const newFor = (terms: PromotionTerms, member: Member, at: Date): boolean =>
  terms.newMemberDays === null || at.getTime() - member.createdAt.getTime() < terms.newMemberDays * day;

/** Every limit, in the order in which a member can understand them. */
export const requireUsable = (promotion: Promotion, member: Member, uses: UsesSoFar, at: Date): void => {
  if (promotion.createdBy === member.id) throw new DomainError('promo.own');
  if (at < promotion.startsAt) throw new DomainError('promo.not_started');
  if (promotion.status === 'STOPPED' || at >= promotion.endsAt) throw new DomainError('promo.ended');
  if (!newFor(promotion, member, at)) throw new DomainError('promo.only_new_members');
  if (uses.byMember >= promotion.usesPerMember) throw new DomainError('promo.already_used');
  const isFull = promotion.usesMax !== null && uses.inAll >= promotion.usesMax;
  if (isFull || (promotion.isBatch && uses.ofCode >= 1)) throw new DomainError('promo.used_up');
};
