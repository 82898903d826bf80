import type { ScaleBand, ScaleTone } from '../components/CategoryScale.tsx';
import type { CategoryKey, LabelledBand } from '#core/indicator/scales.ts';
import type { Bilingual } from '#core/indicator/labels.ts';

const levels = {
  VERY_POOR: 'high',
  POOR: 'raised',
  AVERAGE: 'low',
  GOOD: 'good',
  EXCELLENT: 'good',
  OUTSTANDING: 'good',
} as const;

/** A tone tells where on the scale one stands; the word beside it says what that is called. */
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

export type DrawnScale = Readonly<{ bands: readonly ScaleBand[]; from: number; to: number }>;

/** Open ends get the room of an average band, and always enough to show the value. */
export const drawnScale = (
  key: CategoryKey,
  bands: readonly LabelledBand[],
  value: number | null,
  say: (label: Bilingual) => string,
): DrawnScale => {
  const cuts = bands.flatMap(({ to }) => (to === null ? [] : [to]));
  const first = cuts[0] ?? 0;
  const last = cuts.at(-1) ?? 1;
  const room = cuts.length > 1 ? (last - first) / (cuts.length - 1) : Math.abs(first) * 0.4 || 1;
  return {
    bands: bands.map(({ category, to, label }) => ({
      key: category,
      label: say(label),
      until: to,
      tone: toneOf(key, category),
    })),
    from: Math.max(0, Math.min(first - room, value ?? first)),
    to: Math.max(last + room, value ?? last),
  };
};
