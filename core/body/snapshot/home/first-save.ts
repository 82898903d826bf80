import type { IndicatorKey } from '#core/body/indicator/indicators.ts';

/**
 * What a first save of the required answers gives at once: sex, age, height and weight are all it asks. Promised on the
 * Fitboard before it, so a test holds this list against what is computed then.
 */
export const firstSaveIndicators = ['bmi', 'bmr', 'maxHeartRate'] as const satisfies readonly IndicatorKey[];

/** From so many saved weeks on a number has a direction. */
export const weeksForDirection = 2;
