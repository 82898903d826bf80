import { z } from 'zod';
import { activeStatuses } from '#core/kernel/active-status.ts';
import { addDays } from '#core/kernel/week.ts';
import { adminPartnerRewards } from '#http/money/contract/partners.ts';
import { codeMessage } from '#ui/api/contract-resolver.ts';
import { rangeOf } from '../offers/date-range.ts';
import type { StaffReward } from '../offers/data.ts';
import { fromLocalTime, toLocalTime } from '../../app/parts/local-time.ts';
import { stockOf, stockValues } from '../../app/forms/StockInput.tsx';

const { shape } = adminPartnerRewards.create.body;
export type RewardInput = z.input<typeof adminPartnerRewards.create.body>;

/** What can be offered: with TIME nothing would ever stop a second claim. */
const units = shape.unit.exclude(['TIME']);
export const rewardUnits = units.options;

const moment = z.string().min(1);

/** The contract's own rules, on what people type: clocks instead of instants, and a stock that may be without limit. */
export const rewardSchema = (timeZone: string) =>
  z
    .object({
      partner: z
        .object({ id: z.string(), name: z.string(), note: z.string().optional() })
        .nullable()
        .refine((partner) => partner !== null, { message: codeMessage('input.required') }),
      title: shape.title,
      description: shape.description,
      amount: shape.amount,
      coin: shape.coin,
      unit: units,
      from: moment,
      to: moment,
      stockKind: z.enum(['LIMITED', 'UNLIMITED']),
      stock: shape.stock,
      proof: shape.proof,
      code: z.string().max(64),
      status: z.enum(activeStatuses),
    })
    .superRefine(({ from, to, unit, stockKind, stock, proof, code }, { addIssue }) => {
      const wrong = (field: string, ...message: Parameters<typeof codeMessage>) =>
        addIssue({ code: 'custom', path: [field], message: codeMessage(...message) });
      if (fromLocalTime(from, timeZone) === null) wrong('from', 'input.date');
      else if (fromLocalTime(to, timeZone) === null) wrong('to', 'input.date');
      else if (rangeOf(from, to, timeZone) === null) wrong('to', 'partner_reward.invalid_date_range');
      if (stockKind === 'LIMITED' && stock === null) wrong('stock', 'input.required');
      if (stockKind === 'UNLIMITED' && unit === 'UNLIMITED')
        wrong('stockKind', 'partner_reward.stock_required');
      if (proof === 'CODE') {
        const { length } = code.replace(/\s+/gu, '');
        if (length === 0) wrong('code', 'partner_reward.code_required');
        else if (length < 4) wrong('code', 'input.min_length', { length: 4 });
      }
    });

type Schema = ReturnType<typeof rewardSchema>;
export type RewardFormValues = z.input<Schema>;
export type RewardOutput = z.output<Schema>;

type Fresh = Readonly<{ partner: RewardFormValues['partner']; now: Date; timeZone: string }>;

/** A new one begins at the next midnight and runs thirty days. */
export const freshReward = ({ partner, now, timeZone }: Fresh): RewardFormValues => {
  const tomorrow = addDays(toLocalTime(now, timeZone).slice(0, 10), 1);
  return {
    partner,
    title: { vi: '', en: '' },
    description: { vi: '', en: '' },
    amount: 100,
    coin: 'BASE_COIN',
    unit: 'ONE_TIME',
    from: `${tomorrow}T00:00`,
    to: `${addDays(tomorrow, 30)}T00:00`,
    ...stockValues(100),
    proof: 'AUTOMATIC',
    code: '',
    status: 'ACTIVE',
  };
};

export const rewardValues = (reward: StaffReward, timeZone: string): RewardFormValues => ({
  partner: { id: reward.partnerId, name: reward.partnerName },
  title: reward.title,
  description: reward.description,
  amount: reward.amount,
  coin: reward.coin,
  unit: reward.unit === 'TIME' ? 'ONE_TIME' : reward.unit,
  from: toLocalTime(reward.startsAt, timeZone),
  to: toLocalTime(reward.endsAt, timeZone),
  ...stockValues(reward.stock),
  proof: reward.proof,
  code: reward.code ?? '',
  status: reward.status,
});

/** Boxes show minutes: an instant that nobody touched keeps its seconds. */
const instantIn = (text: string, before: Date | undefined, timeZone: string): string =>
  before !== undefined && toLocalTime(before, timeZone) === text
    ? before.toISOString()
    : (fromLocalTime(text, timeZone) ?? text);

export const rewardInput = (
  values: RewardOutput,
  timeZone: string,
  before?: Pick<StaffReward, 'startsAt' | 'endsAt'>,
): RewardInput => ({
  partnerId: values.partner?.id ?? '',
  title: values.title,
  description: values.description,
  amount: values.amount,
  coin: values.coin,
  unit: values.unit,
  startsAt: instantIn(values.from, before?.startsAt, timeZone),
  endsAt: instantIn(values.to, before?.endsAt, timeZone),
  stock: stockOf(values),
  proof: values.proof,
  code: values.proof === 'CODE' ? values.code : null,
  status: values.status,
});
