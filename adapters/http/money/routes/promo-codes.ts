import type { Application } from '#core/application.ts';
import { byteOrderMark, csvLine } from '#core/kernel/csv.ts';
import { slug } from '#core/kernel/text/text.ts';
import { adminPromotions, promoCodes } from '#http/money/contract/promo-codes.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { fileAnswer, handlers, listAnswer } from '../../engine/handlers.ts';

export const promoCodeRoutes = ({ promo, payment, level }: Application) =>
  handlers(promoCodes, {
    check: ({ actor, body: { code, target } }) => {
      switch (target.kind) {
        case 'COINS':
          return promo.checkPromoCode(actor, { code, target });
        case 'TOP_UP_BONUS':
          return payment.checkTopUpCode(actor, { code, packageId: target.packageId });
        case 'PLAN_PRICE':
          return level.checkPlanCode(actor, { code, plan: target.plan, days: target.days });
      }
    },
    redeem: ({ actor, body, context }) =>
      promo.redeemPromoCode(actor, { ...body, reference: context.requestKey }),
  });

const headings = { vi: ['Mã', 'Đã dùng'], en: ['Code', 'Used'] } as const;

export const adminPromotionRoutes = ({ promo }: Application) =>
  handlers(adminPromotions, {
    list: async ({ actor, query }) => listAnswer(await promo.listPromotions(actor, listRequest(query))),
    get: ({ actor, params }) => promo.getPromotion(actor, params.id),
    create: ({ actor, body }) => promo.createPromotion(actor, body),
    stop: ({ actor, params }) => promo.stopPromotion(actor, params.id),
    resume: ({ actor, params }) => promo.resumePromotion(actor, params.id),
    codes: async ({ actor, params, context }) => {
      const { promotion, codes } = await promo.exportPromoCodes(actor, params.id);
      const rows = [headings[context.language], ...codes.map(({ code, uses }) => [code, uses])];
      return fileAnswer({
        contentType: 'text/csv; charset=utf-8',
        name: `${slug(promotion.title) || 'codes'}.csv`,
        bytes: byteOrderMark + rows.map(csvLine).join(''),
      });
    },
    uses: async ({ actor, query }) => listAnswer(await promo.listPromoUses(actor, listRequest(query, 'at'))),
  });
