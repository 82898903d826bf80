import { z } from 'zod';
import { paidPlans } from '#core/money/promo/promotion-kinds.ts';
import { adminPromotions } from '#http/money/contract/promo-codes.ts';
import { fromLocalTime, toLocalTime } from '../../app/parts/local-time.ts';
import { codeMessage } from '#ui/api/contract-resolver.ts';
import { daysLater, rangeOf } from '../offers/date-range.ts';
import type { NewPromotion } from './data.ts';

const { shape } = adminPromotions.create.body;

/** What stands in the boxes; what means nothing for the chosen kind is left out when it is sent. */
export const promotionSchema = (timeZone: string) =>
  z
    .object({
      title: shape.title,
      kind: shape.kind,
      unit: shape.unit,
      value: shape.value,
      cap: shape.cap,
      minCoins: shape.minCoins,
      plan: z.enum(['ANY', ...paidPlans]),
      from: z.string().min(1),
      to: z.string().min(1),
      usesMax: shape.usesMax,
      usesPerMember: shape.usesPerMember,
      newMemberDays: shape.newMemberDays,
      how: z.enum(['ONE', 'MANY']),
      code: shape.code.unwrap(),
      batch: shape.batch.unwrap().nullable(),
    })
    .superRefine(({ from, to, how, code, batch }, { addIssue }) => {
      const refuse = (field: 'to' | 'code' | 'batch', ...message: Parameters<typeof codeMessage>) =>
        addIssue({ code: 'custom', path: [field], message: codeMessage(...message) });
      if (rangeOf(from, to, timeZone) === null) refuse('to', 'promo.invalid_date_range');
      if (how === 'ONE' && code === '') refuse('code', 'input.required');
      if (how === 'MANY' && batch === null) refuse('batch', 'input.required');
    });

export type PromotionOutput = z.output<ReturnType<typeof promotionSchema>>;
export type PromotionValues = z.input<ReturnType<typeof promotionSchema>>;

export const freshPromotion = (now: Date, timeZone: string): PromotionValues => {
  const from = toLocalTime(now, timeZone);
  return {
    title: '',
    kind: 'TOP_UP_BONUS',
    unit: 'PERCENT',
    value: 10,
    cap: null,
    minCoins: null,
    plan: 'ANY',
    from,
    to: daysLater(from, 30) ?? '',
    usesMax: null,
    usesPerMember: 1,
    newMemberDays: null,
    how: 'ONE',
    code: '',
    batch: null,
  };
};

export const promotionInput = (values: PromotionOutput, timeZone: string): NewPromotion => {
  const { title, kind, unit, value, cap, minCoins, plan, usesMax, usesPerMember, newMemberDays } = values;
  const isPercent = kind !== 'COINS' && unit === 'PERCENT';
  return {
    title,
    kind,
    unit: isPercent ? 'PERCENT' : 'COINS',
    value,
    cap: isPercent ? cap : null,
    minCoins: kind === 'TOP_UP_BONUS' ? minCoins : null,
    plan: kind === 'PLAN_PRICE' && plan !== 'ANY' ? plan : null,
    startsAt: fromLocalTime(values.from, timeZone) ?? values.from,
    endsAt: fromLocalTime(values.to, timeZone) ?? values.to,
    usesMax,
    usesPerMember,
    newMemberDays,
    ...(values.how === 'ONE' ? { code: values.code } : { batch: values.batch ?? 1 }),
  };
};
