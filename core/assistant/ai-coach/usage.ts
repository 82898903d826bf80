import { defaultTimeZone, localDate } from '#core/kernel/time.ts';
import type { AiAnswer } from './answer.ts';
import type { AiUsage } from './prompt.ts';

/** Days of limits and of sums are those of UTC+7, for everybody. */
export const dayOf = (at: Date): string => localDate(at, defaultTimeZone);
export const dayBegins = (at: Date): Date => new Date(`${dayOf(at)}T00:00:00+07:00`);

export const noModel = '-';

/** What one ended answer adds to the sums. */
export const usageOf = (answer: AiAnswer): AiUsage => ({
  day: dayOf(answer.createdAt),
  producer: answer.producer,
  model: answer.model ?? noModel,
  kind: answer.kind,
  answers: 1,
  failed: answer.status === 'FAILED' ? 1 : 0,
  free: answer.charged === 0 ? 1 : 0,
  tokens: answer.tokensIn + answer.tokensOut,
  cost: answer.costMicroUsd,
  coins: answer.refundedAt === null ? answer.charged : 0,
});

export const negated = (usage: AiUsage): AiUsage => ({
  ...usage,
  answers: -usage.answers,
  failed: -usage.failed,
  free: -usage.free,
  tokens: -usage.tokens,
  cost: -usage.cost,
  coins: -usage.coins,
});

type Priced = Readonly<{ aiCostIn: number; aiCostOut: number }>;

/** The settings are US cents for a million tokens; a cent of a million is a hundredth of a millionth of a dollar each. */
export const costOf = (
  { aiCostIn, aiCostOut }: Priced,
  used: Readonly<{ tokensIn: number; tokensOut: number }>,
): number => Math.round((used.tokensIn * aiCostIn + used.tokensOut * aiCostOut) / 100);
