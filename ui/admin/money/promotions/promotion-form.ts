import { z } from 'zod';
import { batchMax, promoCodeLength, promotionTitleMaxLength } from '#core/money/promo/promotion.ts';
import { paidPlans, promotionKinds, promotionUnits } from '#core/money/promo/promotion-kinds.ts';
import { name, reference } from '#http/engine/contract/endpoint.ts';
import { toLocalTime } from '../../app/parts/local-time.ts';
import { daysLater, rangeOf } from '../offers/date-range.ts';
import type { NewPromotion } from './data.ts';

const count = (max: number) => z.int().min(1).max(max);

/** What stands in the boxes; what means nothing for the chosen kind is left out when it is sent. */
export const promotionSchema = (timeZone: string) =>
  z
    .object({
      title: name(promotionTitleMaxLength, 1),
      kind: z.enum(promotionKinds),
      unit: z.enum(promotionUnits),
      value: count(1_000_000),
      cap: count(1_000_000).nullable(),
      minCoins: count(1_000_000).nullable(),
      plan: z.enum(['ANY', ...paidPlans]),
      from: z.string().min(1),
      to: z.string().min(1),
      usesMax: count(1_000_000).nullable(),
      usesPerMember: count(1000),
      newMemberDays: count(366).nullable(),
      how: z.enum(['ONE', 'MANY']),
      code: reference(promoCodeLength.max),
      batch: count(batchMax).nullable(),
    })
    .superRefine(({ from, to, how, code, batch }, context) => {
      const refuse = (path: string, error: string) =>
        context.addIssue({ code: 'custom', path: [path], params: { code: error } });
      if (rangeOf(from, to, timeZone) === null) refuse('to', 'promo.invalid_date_range');
      if (how === 'ONE' && code === '') refuse('code', 'input.required');
      if (how === 'MANY' && batch === null) refuse('batch', 'input.required');
    });

export type PromotionOutput = z.output<ReturnType<typeof promotionSchema>>;
export type PromotionValues = Omit<PromotionOutput, 'value' | 'usesPerMember'> &
  Readonly<{ value: number | null; usesPerMember: number | null }>;

export const freshPromotion = (now: Date, timeZone: string): PromotionValues => {
  const from = toLocalTime(now, timeZone);
  return {
    title: '',
    kind: 'TOP_UP_BONUS',
    unit: 'PERCENT',
    value: null,
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
  const range = rangeOf(values.from, values.to, timeZone);
  if (range === null) throw new RangeError('The form was sent without a range');
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
    startsAt: range.startsAt,
    endsAt: range.endsAt,
    usesMax,
    usesPerMember,
    newMemberDays,
    ...(values.how === 'ONE' ? { code: values.code } : { batch: values.batch ?? 1 }),
  } as unknown as NewPromotion; // instants are encoded by the client
};
