import { norm6, type Answer } from './outcome.ts';

/** Every class, level and zone an indicator can fall into, with its cut-offs as data: what classifies also draws. */

export const sexes = ['MALE', 'FEMALE'] as const;
export type Sex = (typeof sexes)[number];

export const standards = ['WHO', 'ASIA_PACIFIC'] as const;
export type Standard = (typeof standards)[number];

export const bmiCategories = [
  'VERY_THIN',
  'THIN',
  'SLIM',
  'NORMAL',
  'OVERWEIGHT',
  'VERY_OVERWEIGHT',
  'OBESE',
  'VERY_OBESE',
] as const;
export type BmiCategory = (typeof bmiCategories)[number];

export const bodyFatCategories = ['ESSENTIAL', 'ATHLETE', 'FITNESS', 'ACCEPTABLE', 'HIGH_RISK'] as const;
export type BodyFatCategory = (typeof bodyFatCategories)[number];

export const ffmiCategories = ['LOW', 'NORMAL', 'ENOUGH', 'HIGH', 'VERY_HIGH'] as const;
export type FfmiCategory = (typeof ffmiCategories)[number];

export const whrCategories = ['LOW', 'NORMAL', 'HIGH'] as const;
export type WhrCategory = (typeof whrCategories)[number];

export const whtrCategories = ['LOW', 'NORMAL', 'HIGH', 'VERY_HIGH'] as const;
export type WhtrCategory = (typeof whtrCategories)[number];

export const vfiCategories = ['LOW', 'HIGH'] as const;
export type VfiCategory = (typeof vfiCategories)[number];

/** From worst to best; the place in this list is the level's position, 0 to 5. */
export const scoreLevels = ['VERY_POOR', 'POOR', 'AVERAGE', 'GOOD', 'EXCELLENT', 'OUTSTANDING'] as const;
export type ScoreLevel = (typeof scoreLevels)[number];

export const heartRateZones = ['VERY_LIGHT', 'LIGHT', 'MODERATE', 'VIGOROUS', 'NEAR_MAXIMAL'] as const;
export type HeartRateZone = (typeof heartRateZones)[number];

/** Classes in rising order of the value; class n starts at cut n − 1 and takes a value exactly on it. */
export type Scale<Class extends string> = Readonly<{
  classes: readonly Class[];
  cuts: readonly number[];
  answers: readonly Answer<Class>[];
}>;

export const scale = <Class extends string>(
  classes: readonly Class[],
  ...cuts: readonly number[]
): Scale<Class> => ({
  classes,
  cuts,
  answers: classes.map((value) => Object.freeze({ value })),
});

/** How many of the rising cuts the value has reached. */
export const positionIn = (cuts: readonly number[], value: number): number => {
  const compared = norm6(value);
  let position = 0;
  while (position < cuts.length && compared >= cuts[position]!) position += 1; // inside the list by the first test
  return position;
};

/** The shared answer of the value's class; a scale has one class more than cuts, so there always is one. */
export const classify = <Class extends string>(
  { answers, cuts }: Scale<Class>,
  value: number,
): Answer<Class> => answers[positionIn(cuts, value)]!; // position is 0 to cuts.length

export type Band<Class extends string = string> = Readonly<{
  category: Class;
  /** Included; null: no lower limit. */
  from: number | null;
  /** Excluded; null: no upper limit. */
  to: number | null;
}>;

export const bandsOf = <Class extends string>({ classes, cuts }: Scale<Class>): readonly Band<Class>[] =>
  classes.map((category, index) => ({ category, from: cuts[index - 1] ?? null, to: cuts[index] ?? null }));

/** WHO principal classes; Asia-Pacific: WPRO 2000 as used by the Vietnamese Ministry of Health, top cut KSSO. */
export const bmiScales: Readonly<Record<Standard, Scale<BmiCategory>>> = {
  WHO: scale(bmiCategories, 16, 17, 18.5, 25, 30, 35, 40),
  ASIA_PACIFIC: scale(bmiCategories, 16, 17, 18.5, 23, 25, 30, 35),
};

/** American Council on Exercise, per cent. */
export const bodyFatScales: Readonly<Record<Sex, Scale<BodyFatCategory>>> = {
  MALE: scale(bodyFatCategories, 6, 14, 18, 25),
  FEMALE: scale(bodyFatCategories, 14, 21, 25, 32),
};

/** On the raw FFMI: the low and normal limits were published for it, not for the normalised one. */
export const ffmiScales: Readonly<Record<Sex, Scale<FfmiCategory>>> = {
  MALE: scale(ffmiCategories, 17, 20, 22, 25),
  FEMALE: scale(ffmiCategories, 15, 17, 18, 21.5),
};

/** HIGH: WHO 2008, substantially increased risk. */
export const whrScales: Readonly<Record<Sex, Scale<WhrCategory>>> = {
  MALE: scale(whrCategories, 0.85, 0.9),
  FEMALE: scale(whrCategories, 0.8, 0.85),
};

/** NICE 2022, any adult. */
export const whtrScale: Scale<WhtrCategory> = scale(whtrCategories, 0.4, 0.5, 0.6);

/** Visceral fat area, cm². WHO: the cut used with the Samouda model; Asia-Pacific: JASSO 2002. */
export const vfiScales: Readonly<Record<Standard, Scale<VfiCategory>>> = {
  WHO: scale(vfiCategories, 130),
  ASIA_PACIFIC: scale(vfiCategories, 100),
};

/** Share of the heart-rate reserve (ACSM; Garber 2011). */
export const heartRateZoneScale: Scale<HeartRateZone> = scale(heartRateZones, 0.3, 0.4, 0.6, 0.9);

/** WHO 2004 public-health triggers for Asian populations: markers on a chart, they define no category. */
export const asianActionPoints = [23, 27.5, 32.5, 37.5] as const;

/** Proposed for Vietnamese adults from DXA scans (Ho-Pham 2015), per cent; above, not at: a marker, it defines no category. */
export const vietnameseBodyFatLimits: Readonly<Record<Sex, number>> = { MALE: 30, FEMALE: 40 };

export const isAboveAsianActionPoint = (bmi: number): boolean => norm6(bmi) >= asianActionPoints[0];
