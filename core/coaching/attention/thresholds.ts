import type { GoalMetric } from '#core/body/snapshot/snapshot.ts';

/** So many weeks are looked at: what is older says nothing about now. Less than a coach may see. */
export const weeksLookedAt = 16;

/**
 * By how much two careful measurements of a body that has not changed may differ; less than that is no change.
 * `share` is of the value, `least` in the metric's own unit.
 * - Weight: water, salt and a meal move the scale by about one percent from one morning to the next.
 * - Waist: two tapings by one hand differ by 1.3 cm, by two hands by 1.6 cm (technical error of measurement in the US
 *   Health Examination Survey, cycle III).
 * - Body fat and lean mass are computed from girths: a centimetre of the tape moves them by about so much.
 * - Resting heart rate, push-ups and the twelve minutes' run: what sleep and the form of the day do.
 */
const noise: Readonly<Record<GoalMetric, Readonly<{ share: number } | { least: number }>>> = {
  weight: { share: 0.01 },
  waist: { least: 1.5 },
  bodyFatPercent: { least: 1.5 },
  leanMass: { share: 0.015 },
  restingHeartRate: { least: 5 },
  pushUps: { least: 2 },
  runDistance: { share: 0.03 },
};

export const noiseOf = (metric: GoalMetric, value: number): number => {
  const known = noise[metric];
  return 'share' in known ? known.share * Math.abs(value) : known.least;
};

/** A measurement is news for so long; after that the silence is what there is to say. */
export const freshWeeks = 4;

/**
 * For so long a value has to stand still before it is a plateau. A body that is meant to change by half a percent a week has
 * moved by two percent then, which no measurement hides; water alone can hide the loss of a shorter time.
 */
export const plateauWeeks = 4;
/** And so often it has to be measured meanwhile: two equal values weeks apart may hide anything. */
export const plateauPoints = 4;

/** So many weeks that a target's time is over it is worth a word; later a new target is. */
export const adviceWeeks = 8;

/**
 * Who saved at least so many of so many weeks saves weekly: the streak forgives one missed week a month, and this one more.
 * Two whole weeks without a save after that are more than a week forgotten.
 */
export const habit = { saved: 4, of: 6 } as const;
export const silentWeeks = 2;
