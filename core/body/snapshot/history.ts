import {
  fields,
  isNumberField,
  type FieldKey,
  type NumberField,
  type ProfileInputs,
} from '#core/body/indicator/fields.ts';

/**
 * Plausible weeks behind one measured profile, for demonstrations, imports and load: the same seed gives the same past.
 * The last week is the profile itself; nothing of the past is presented as measured by anybody.
 */
export type HistoryPlan = Readonly<{
  weeks: number;
  /** Names the person, so that each has a past of their own. */
  seed: string;
  /** How much heavier (or lighter) the first week was, as a share of today's weight; chosen from the seed if absent. */
  firstWeightShare?: number;
  /** How much weaker the first week was, as a share of today's performance; chosen from the seed if absent. */
  firstStrengthShare?: number;
}>;

/** Mulberry32 over a string hash: small, repeatable, and good enough to look alive. */
const randomOf = (seed: string): (() => number) => {
  let state = 0x9e3779b9;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** How far a girth follows the weight: 1 would be in proportion. */
const follows: Readonly<Partial<Record<FieldKey, number>>> = {
  weight: 1,
  waist: 0.75,
  hip: 0.45,
  thigh: 0.45,
  chest: 0.35,
  bicep: 0.25,
  neck: 0.2,
};
/** Better is more for these; a pulse at rest falls instead. */
const performance: Readonly<Partial<Record<FieldKey, number>>> = {
  runDistance: 1,
  cyclingDistance: 0.8,
  pushUps: 2.2,
  airSquats: 1.2,
  restingHeartRate: -0.6,
};
/** Day-to-day scatter of a careful measurement, as a share of the value. */
const scatter: Readonly<Partial<Record<FieldKey, number>>> = {
  weight: 0.004,
  waist: 0.005,
  hip: 0.004,
  thigh: 0.006,
  chest: 0.004,
  bicep: 0.006,
  neck: 0.004,
  runDistance: 0.015,
  cyclingDistance: 0.015,
  pushUps: 0.05,
  airSquats: 0.04,
  restingHeartRate: 0.02,
};

const fit = (value: number, { min, max, decimals }: NumberField): number => {
  const step = decimals === 0 ? 1 : 10;
  return Math.min(max, Math.max(min, Math.round(value * step) / step));
};

const numericIn = (
  section: Readonly<Record<string, unknown>>,
  change: (key: FieldKey, value: number) => number,
) =>
  Object.fromEntries(
    Object.entries(section).map(([name, value]) => {
      const key = name as FieldKey; // sections of ProfileInputs are keyed by FieldKey
      return [
        name,
        typeof value === 'number' && isNumberField(key) ? fit(change(key, value), fields[key]) : value,
      ];
    }),
  );

/** Oldest first; the last one is the given profile, untouched. */
export const historyOf = (now: ProfileInputs, plan: HistoryPlan): readonly ProfileInputs[] => {
  const random = randomOf(plan.seed);
  const weightShare = plan.firstWeightShare ?? (random() - 0.35) * 0.12;
  const strengthShare = plan.firstStrengthShare ?? 0.04 + random() * 0.16;
  // People change fast at first and slowly later, with a stretch where nothing moves.
  const bend = 1.2 + random() * 1.3;
  const stall = random();
  const past: ProfileInputs[] = [];
  for (let index = 0; index < plan.weeks - 1; index += 1) {
    const elapsed = index / Math.max(1, plan.weeks - 1);
    const eased = elapsed > stall && elapsed < stall + 0.12 ? stall : elapsed;
    const remaining = (1 - eased) ** bend;
    const noise = (key: FieldKey) => (random() + random() + random() - 1.5) * (scatter[key] ?? 0) * 1.2;
    const change = (key: FieldKey, value: number): number => {
      const share =
        key in follows
          ? weightShare * (follows[key] ?? 0)
          : key in performance
            ? -strengthShare * (performance[key] ?? 0)
            : 0;
      return value * (1 + share * remaining + noise(key));
    };
    past.push({
      ...now,
      // Only numbers are replaced, each by a number inside its own limits.
      body: numericIn(now.body, change) as ProfileInputs['body'],
      strength: numericIn(now.strength, change) as ProfileInputs['strength'],
    });
  }
  return [...past, now];
};
