import type { CategoryKey } from './scales.ts';

/** Where on its scale a category stands, for whatever draws it: colours are the drawing's own, words stand beside them. */
export const scaleTones = ['veryLow', 'low', 'good', 'raised', 'high', 'veryHigh'] as const;
export type ScaleTone = (typeof scaleTones)[number];

const levels = {
  VERY_POOR: 'high',
  POOR: 'raised',
  AVERAGE: 'low',
  GOOD: 'good',
  EXCELLENT: 'good',
  OUTSTANDING: 'good',
} as const;

const tones: Readonly<Record<CategoryKey, Readonly<Record<string, ScaleTone>>>> = {
  bmiCategory: {
    VERY_THIN: 'veryLow',
    THIN: 'veryLow',
    SLIM: 'low',
    NORMAL: 'good',
    OVERWEIGHT: 'raised',
    VERY_OVERWEIGHT: 'high',
    OBESE: 'veryHigh',
    VERY_OBESE: 'veryHigh',
  },
  bodyFatCategory: {
    ESSENTIAL: 'low',
    ATHLETE: 'good',
    FITNESS: 'good',
    ACCEPTABLE: 'raised',
    HIGH_RISK: 'high',
  },
  ffmiCategory: { LOW: 'low', NORMAL: 'good', ENOUGH: 'good', HIGH: 'good', VERY_HIGH: 'raised' },
  whrCategory: { LOW: 'good', NORMAL: 'good', HIGH: 'high' },
  whtrCategory: { LOW: 'low', NORMAL: 'good', HIGH: 'raised', VERY_HIGH: 'high' },
  vfiCategory: { LOW: 'good', HIGH: 'high' },
  runLevel: levels,
  cyclingLevel: levels,
  pushUpLevel: levels,
  squatLevel: levels,
  restingHeartRateLevel: levels,
  vo2maxLevel: levels,
};

export const toneOf = (key: CategoryKey, category: string): ScaleTone => tones[key][category] ?? 'low';
