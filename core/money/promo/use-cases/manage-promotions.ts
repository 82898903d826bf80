import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import { picker } from '#core/kernel/pick.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { coinPackages } from '#core/money/coin/packages.ts';
import type { PromoCodeRow, PromotionRow, PromoUseRow } from '../ports.ts';
import {
  batchMax,
  drawPromoCode,
  mostPerUse,
  readPromoCode,
  readTerms,
  type PromoCode,
  type Promotion,
  type PromotionStatus,
  type PromotionTerms,
} from '../promotion.ts';

type Needs = Writes<'auditLog' | 'promotions' | 'settings'> & Pick<Ports, 'clock' | 'ids' | 'chance'>;

/** One of the two: the code, or how many are drawn. */
type Codes = Readonly<{ code?: string | undefined; batch?: number | undefined }>;
export type NewPromotion = PromotionTerms & Codes;

/** A code is paid to the member who types it: no use comes to more than one person of staff may give alone. */
const requireSmallUse = async (
  { settings }: Pick<Repositories, 'settings'>,
  terms: PromotionTerms,
): Promise<void> => {
  const now = await settings.read();
  const max = Math.min(now.secondApprovalFromCoins, now.grantMax);
  const largest = {
    package: Math.max(...coinPackages.map(({ coins }) => coins)),
    plan: Math.max(now.proPrice30, now.proPrice365, now.premiumPrice30, now.premiumPrice365),
  };
  if (mostPerUse(terms, largest) > max) throw new DomainError('coin.grant_too_large', { max });
};

const logged = ({ title, kind, unit, value, cap, usesMax, usesPerMember, startsAt, endsAt, isBatch, codeCount, status }: Promotion) => ({
  title, kind, unit, value, cap, usesMax, usesPerMember, startsAt, endsAt, isBatch, codeCount, status,
}); // prettier-ignore

const codesFor = (
  { code, batch }: Codes,
  promotionId: Promotion['id'],
  { ids, chance }: Pick<Needs, 'ids' | 'chance'>,
): readonly PromoCode[] => {
  if (batch === undefined) return [{ ...readPromoCode(code ?? ''), id: ids.next(), promotionId }];
  if (!Number.isSafeInteger(batch) || batch < 1)
    throw fieldError('body.batch', 'input.min_value', { value: 1 });
  if (batch > batchMax) throw fieldError('body.batch', 'input.max_value', { value: batchMax });
  if (code !== undefined && code !== '') throw fieldError('body.code', 'promo.code_and_batch');
  const pick = picker(chance);
  const drawn = new Map<string, ReturnType<typeof drawPromoCode>>();
  while (drawn.size < batch) {
    const one = drawPromoCode(pick);
    drawn.set(one.codeKey, one);
  }
  return [...drawn.values()].map((one) => ({ ...one, id: ids.next(), promotionId }));
};

export const createPromotion =
  (ports: Needs) =>
  async (actor: Actor, { code, batch, ...given }: NewPromotion): Promise<PromotionRow> => {
    requirePermission(actor, 'promo.manage');
    const terms = readTerms(given);
    const id = ports.ids.next();
    const codes = codesFor({ code, batch }, id, ports);
    return ports.transaction(async ({ promotions, settings, auditLog }) => {
      await requireSmallUse({ settings }, terms);
      const at = ports.clock.now();
      const promotion: Promotion = {
        ...terms,
        id,
        isBatch: batch !== undefined,
        codeCount: codes.length,
        status: 'ACTIVE',
        createdBy: actorName(actor),
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      await promotions.insert(promotion, codes);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'promo.create',
          targetType: 'promotion',
          targetId: id,
          before: null,
          after: logged(promotion),
          reason: null,
        }),
      );
      return rowOf({ promotions }, id);
    });
  };

const rowOf = async (
  { promotions }: Pick<Repositories, 'promotions'>,
  id: Promotion['id'],
): Promise<PromotionRow> => {
  const row = await promotions.find(id);
  if (!row) throw new DomainError('promo.not_found');
  return row;
};

/** Stops a promotion, or lets it go on. What was used and reserved before stays. */
const setStatus =
  (status: PromotionStatus, action: 'promo.stop' | 'promo.resume') =>
  ({ transaction, clock }: Writes<'auditLog' | 'promotions'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: Promotion['id']): Promise<PromotionRow> => {
    requirePermission(actor, 'promo.manage');
    return transaction(async ({ promotions, auditLog }) => {
      const before = await promotions.lock(id);
      if (!before) throw new DomainError('promo.not_found');
      if (before.status === status) return rowOf({ promotions }, id);
      const at = clock.now();
      await promotions.update({ ...before, status, version: before.version + 1, updatedAt: at });
      await auditLog.append(
        audited(actor, {
          at,
          action,
          targetType: 'promotion',
          targetId: id,
          before: { status: before.status },
          after: { status },
          reason: null,
        }),
      );
      return rowOf({ promotions }, id);
    });
  };

export const stopPromotion = setStatus('STOPPED', 'promo.stop');
export const resumePromotion = setStatus('ACTIVE', 'promo.resume');

export const listPromotions =
  ({ reads }: Reads<'promotions'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<PromotionRow>> => {
    requirePermission(actor, 'promo.view');
    return reads.promotions.list(request);
  };

export const getPromotion =
  ({ reads }: Reads<'promotions'>) =>
  async (actor: Actor, id: Promotion['id']): Promise<PromotionRow> => {
    requirePermission(actor, 'promo.view');
    return rowOf(reads, id);
  };

export const listPromoUses =
  ({ reads }: Reads<'promotions'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<PromoUseRow>> => {
    requirePermission(actor, 'promo.view');
    return reads.promotions.listUses(request);
  };

/** All codes, to be handed out; who took them is logged. */
export const exportPromoCodes =
  ({ transaction, clock }: Writes<'auditLog' | 'promotions'> & Pick<Ports, 'clock'>) =>
  async (
    actor: Actor,
    id: Promotion['id'],
  ): Promise<Readonly<{ promotion: PromotionRow; codes: readonly PromoCodeRow[] }>> => {
    requirePermission(actor, 'promo.manage');
    return transaction(async ({ promotions, auditLog }) => {
      const promotion = await rowOf({ promotions }, id);
      const codes = await promotions.codesOf(id);
      await auditLog.append(
        audited(actor, {
          at: clock.now(),
          action: 'promo.export_codes',
          targetType: 'promotion',
          targetId: id,
          before: null,
          after: { codes: codes.length },
          reason: null,
        }),
      );
      return { promotion, codes };
    });
  };
