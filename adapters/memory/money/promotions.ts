import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { PromoCode, Promotion, PromoUse } from '#core/money/promo/promotion.ts';
import type { PromotionRow, Promotions, PromoUseRow } from '#core/money/promo/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    promotions: Promotion;
    promoCodes: PromoCode;
    promoUses: PromoUse;
  }
}

/** What a promotion and a use are shown with, and which uses count. */
const rowsIn = (view: () => View) => {
  const promotions = () => view().table('promotions');
  const codes = () => view().table('promoCodes');
  const uses = () => view().table('promoUses');
  const orderOf = ({ id, paymentId }: PromoUse) => {
    const payment = view()
      .table('payments')
      .get(paymentId ?? '');
    return payment?.promo?.useId === id ? payment : undefined;
  };
  /** Of an order that was canceled, or goes on without its code, nothing was used. */
  const doesCount = (use: PromoUse): boolean =>
    use.paymentId === null || (orderOf(use)?.status ?? 'CANCELED') !== 'CANCELED';
  const hasCome = (use: PromoUse): boolean => use.paymentId === null || orderOf(use)?.status === 'COMPLETED';
  const nameOf = (id: string): string | null => {
    const user = view().table('users').get(id);
    return user ? displayName(user) : null;
  };
  const codesIn = (id: string): PromoCode[] =>
    codes()
      .all()
      .filter(({ promotionId }) => promotionId === id)
      .toSorted(ascending((code) => [code.id]));

  const rowOf = (promotion: Promotion): PromotionRow => {
    const own = uses()
      .all()
      .filter(({ promotionId }) => promotionId === promotion.id);
    return {
      ...promotion,
      createdByName: nameOf(promotion.createdBy),
      uses: own.filter(doesCount).length,
      coinsGiven: own.filter(hasCome).reduce((sum, { coins }) => sum + coins, 0),
      firstCode: codesIn(promotion.id)[0]?.code ?? '',
    };
  };
  const useRowOf = (use: PromoUse): PromoUseRow => {
    const payment = view()
      .table('payments')
      .get(use.paymentId ?? '');
    return {
      ...use,
      userName: nameOf(use.userId) ?? '',
      code: codes().get(use.codeId)?.code ?? '',
      title: promotions().get(use.promotionId)?.title ?? '',
      paymentStatus: payment?.status ?? null,
      paymentCode: payment?.code ?? null,
    };
  };

  return { promotions, codes, uses, codesIn, doesCount, rowOf, useRowOf };
};

export const memoryPromotions = (view: () => View): Promotions => {
  const { promotions, codes, uses, codesIn, doesCount, rowOf, useRowOf } = rowsIn(view);
  return {
    async insert(promotion, made) {
      const taken = new Set(
        codes()
          .all()
          .map(({ codeKey }) => codeKey),
      );
      if (made.some(({ codeKey }) => taken.has(codeKey))) view().refuse('promo.code_exists');
      promotions().set(promotion.id, promotion);
      for (const code of made) codes().set(code.id, code);
    },

    async findCode(codeKey) {
      const code = codes()
        .all()
        .find((known) => known.codeKey === codeKey);
      const promotion = promotions().get(code?.promotionId ?? '');
      return code && promotion ? { promotion, code } : null;
    },

    async find(id) {
      const promotion = promotions().get(id);
      return promotion ? rowOf(promotion) : null;
    },

    lock: async (id) => promotions().get(id) ?? null,

    async update({ id, version, status, updatedAt }) {
      const before = promotions().get(id);
      if (before?.version !== version - 1) throw new DomainError('version.stale');
      promotions().set(id, { ...before, version, status, updatedAt });
    },

    async usesSoFar({ promotionId, codeId, userId }) {
      const own = uses()
        .all()
        .filter((use) => use.promotionId === promotionId && doesCount(use));
      return {
        inAll: own.length,
        byMember: own.filter((use) => use.userId === userId).length,
        ofCode: own.filter((use) => use.codeId === codeId).length,
      };
    },

    insertUse: async (use) => uses().set(use.id, use),
    findUse: async (id) => uses().get(id) ?? null,

    list: async (request) =>
      staffList(
        promotions().all().map(rowOf),
        readListRequest(staffLists.promotions, request),
        staffLists.promotions,
        ({ id, title }) => [title, ...codesIn(id).map(({ code }) => code)],
      ),

    listUses: async (request) =>
      staffList(
        uses().all().map(useRowOf),
        readListRequest(staffLists.promoUses, request),
        staffLists.promoUses,
        ({ userId }) => {
          const user = view().table('users').get(userId);
          return [user?.fullname ?? null, user?.username ?? null, user?.email ?? null, user?.phone ?? null];
        },
      ),

    codesOf: async (id) =>
      codesIn(id).map((code) => ({
        code: code.code,
        uses: uses()
          .all()
          .filter((use) => use.codeId === code.id && doesCount(use)).length,
      })),

    usesOf: async (userId) =>
      uses()
        .all()
        .filter((use) => use.userId === userId)
        .toSorted(ascending(({ at, id }) => [at, id]))
        .map(useRowOf),
  };
};
