import type { FieldKey } from '#core/body/indicator/fields.ts';
import { pathOf } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import type { SafetyFlag } from '#core/body/indicator/safety.ts';
import type { Fact, FactId, FactSheet, Limit } from '../fact-sheet/fact.ts';

/** A sheet as the rules ask it. A question about what is not there is answered with null or no. */
export type Reading = Readonly<{
  sheet: FactSheet;
  fact(id: FactId): Fact | undefined;
  number(id: FactId): number | null;
  choice(key: FieldKey): string | null;
  choices(key: FieldKey): readonly string[];
  /** The category or level of this week; null where there is none. */
  category(key: IndicatorKey): string | null;
  hasFlag(flag: SafetyFlag): boolean;
  hasLimit(limit: Limit): boolean;
  /** Whether there is something to print. */
  isPrinted(id: FactId): boolean;
}>;

export const readingOf = (sheet: FactSheet): Reading => {
  const byId = new Map(sheet.facts.map((fact) => [fact.id, fact]));
  const valueOf = (id: FactId) => byId.get(id)?.value ?? null;
  const textValue = (id: FactId): string | null => {
    const value = valueOf(id);
    return typeof value === 'string' ? value : null;
  };
  return {
    sheet,
    fact: (id) => byId.get(id),
    number(id) {
      const value = valueOf(id);
      return typeof value === 'number' ? value : null;
    },
    choice: (key) => textValue(pathOf(key)),
    choices(key) {
      const value = valueOf(pathOf(key));
      return Array.isArray(value) ? value.map(String) : [];
    },
    category: (key) => textValue(`indicator.${key}`),
    hasFlag: (flag) => sheet.flags.includes(flag),
    hasLimit: (limit) => sheet.limits.includes(limit),
    isPrinted: (id) => (byId.get(id)?.text.vi ?? '') !== '',
  };
};

/** Whether a class stands at, or beyond, another in an ordered list. */
export const isAtLeast = (order: readonly string[], value: string | null, least: string): boolean =>
  value !== null && order.includes(value) && order.indexOf(value) >= order.indexOf(least);

export const isAtMost = (order: readonly string[], value: string | null, most: string): boolean =>
  value !== null && order.includes(value) && order.indexOf(value) <= order.indexOf(most);
