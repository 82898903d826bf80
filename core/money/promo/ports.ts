import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { PromoCode, Promotion, PromoUse, UsesSoFar } from './promotion.ts';

/** With what it has come to: uses that count, and the coins that were given or not asked for. */
export type PromotionRow = Promotion &
  Readonly<{ createdByName: string | null; uses: number; coinsGiven: number; firstCode: string }>;

export type PromoUseRow = PromoUse &
  Readonly<{
    userName: string;
    code: string;
    title: string;
    /** Of a bonus: what became of its order. */
    paymentStatus: string | null;
    paymentCode: string | null;
  }>;

/** A code with whether it was used, for the file that staff hand out. */
export type PromoCodeRow = Pick<PromoCode, 'code'> & Readonly<{ uses: number }>;

export interface Promotions {
  /** Fails with promo.code_exists when one of the codes is there already: then nothing is stored. */
  insert(promotion: Promotion, codes: readonly PromoCode[]): Promise<void>;
  /** By its key. One read whatever was typed, so that its time says nothing. */
  findCode(codeKey: string): Promise<Readonly<{ promotion: Promotion; code: PromoCode }> | null>;
  find(id: Promotion['id']): Promise<PromotionRow | null>;
  /** Holds the row until the transaction ends: uses of one promotion are counted one after the other. */
  lock(id: Promotion['id']): Promise<Promotion | null>;
  /** Writes when the stored version is `promotion.version - 1`, else fails with version.stale. */
  update(promotion: Promotion): Promise<void>;
  /** Those that count: an order that was canceled, or goes on without its code, used nothing. */
  usesSoFar(asked: Pick<PromoUse, 'promotionId' | 'codeId' | 'userId'>): Promise<UsesSoFar>;
  insertUse(use: PromoUse): Promise<void>;
  findUse(id: PromoUse['id']): Promise<PromoUse | null>;
  /** Filters: `id`, `kind`, `status`, `isBatch`, `createdBy`, `code`, `startsAt_gte/_lte`, `endsAt_gte/_lte`, `q` (title). */
  list(request: ListRequest): Promise<List<PromotionRow>>;
  /** Filters: `id`, `promotionId`, `userId`, `kind`, `at_gte/_lte`, `q` (the member's names). */
  listUses(request: ListRequest): Promise<List<PromoUseRow>>;
  /** Every code of a promotion, in the order they were made. */
  codesOf(id: Promotion['id']): Promise<readonly PromoCodeRow[]>;
  /** This member's, oldest first. */
  usesOf(userId: UserId): Promise<readonly PromoUseRow[]>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    promotions: Promotions;
  }
}
