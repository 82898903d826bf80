import type { z } from 'zod';
import type { snapshot } from '#http/body/contract/indicators.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { sexInFormulas } from '#core/body/indicator/sex-in-formulas.ts';
import { isNumberIndicator } from '#core/body/indicator/display.ts';
import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import { indicatorKeys, type Computation, type IndicatorKey } from '#core/body/indicator/indicators.ts';
import type { Standard } from '#core/body/indicator/categories.ts';
import type { Metric, Reader } from './metric.ts';
import { inputsOf } from './week-inputs.ts';

/** A saved week as the contract gives it. */
export type SavedWeek = z.output<typeof snapshot>;

/** The same core that the server runs, so that every number on the page can be explained here. */
export type ComputedProfile = Readonly<{
  inputs: ProfileInputs;
  computed: Computation;
  standard: Standard;
  /** What others opened: results without the answers behind them, so that none can be explained. */
  resultsOnly?: true;
}>;

export const computeProfile = (inputs: ProfileInputs, standard: Standard): ComputedProfile => ({
  inputs,
  standard,
  computed: computeIndicators(inputs, { standard }),
});

const profiles = new WeakMap<SavedWeek, ComputedProfile>();

const openedResults = (week: SavedWeek): ComputedProfile => ({
  inputs: inputsOf(week),
  standard: week.standard,
  resultsOnly: true,
  computed: {
    ...Object.fromEntries(
      indicatorKeys.map((key) => {
        const value = week.computed[key]?.value ?? null;
        return [key, value === null ? { reason: 'MISSING_INPUT' } : { value }];
      }),
    ),
    vo2maxSource: null,
    safetyFlags: [],
  } as unknown as Computation, // one outcome a key, each as the core computed it
});

export const profileOf = (week: SavedWeek): ComputedProfile => {
  const known = profiles.get(week);
  if (known) return known;
  const profile = week.opened === null ? computeProfile(inputsOf(week), week.standard) : openedResults(week);
  profiles.set(week, profile);
  return profile;
};

export const readerOf = ({ inputs, standard }: ComputedProfile): Reader => ({
  standard,
  sex: sexInFormulas(inputs.body),
});

export const metricIn = ({ inputs, computed }: ComputedProfile, metric: Metric): number | null => {
  if (isNumberIndicator(metric as IndicatorKey))
    return computed[metric as keyof Computation & Metric].value ?? null; // isNumberIndicator has just asked
  const all: Readonly<Record<string, unknown>> = { ...inputs.body, ...inputs.strength };
  const value = all[metric];
  return typeof value === 'number' ? value : null;
};

// Apart, so that a page which only names days does not bring the formulas along.
export { dayOf } from './days.ts';
