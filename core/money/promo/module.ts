import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { promoArchive } from './archive.ts';
import { promoErrorFields, promoErrorParams, promoErrors } from './errors.ts';
import {
  createPromotion,
  exportPromoCodes,
  getPromotion,
  listPromotions,
  listPromoUses,
  resumePromotion,
  stopPromotion,
} from './use-cases/manage-promotions.ts';
import { checkPromoCode, redeemPromoCode } from './use-cases/redeem-code.ts';

const promoUseCases = (ports: Composition) => ({
  checkPromoCode: checkPromoCode(ports),
  redeemPromoCode: redeemPromoCode(ports),
  createPromotion: createPromotion(ports),
  stopPromotion: stopPromotion(ports),
  resumePromotion: resumePromotion(ports),
  listPromotions: listPromotions(ports),
  getPromotion: getPromotion(ports),
  listPromoUses: listPromoUses(ports),
  exportPromoCodes: exportPromoCodes(ports),
});

export const promoModule = {
  name: 'promo',
  errors: promoErrors,
  errorParams: promoErrorParams,
  errorFields: promoErrorFields,
  hooks: { archiveOf: promoArchive },
  useCases: promoUseCases,
  sensitive: ['createPromotion', 'resumePromotion', 'exportPromoCodes'],
} as const satisfies Module;
