import type { FieldKey, FieldValue } from '#core/body/indicator/fields.ts';
import type { IndicatorKey } from '#core/body/indicator/indicators.ts';
import type { Standard } from '#core/body/indicator/categories.ts';
import type { Source } from '#core/body/indicator/explanation/sources.ts';
import type { Bilingual } from '#core/body/indicator/labels.ts';
import type { Reason } from '#core/body/indicator/outcome.ts';
import type { SafetyFlag } from '#core/body/indicator/safety.ts';
import type { Id } from '#core/kernel/id.ts';
import type { WeekKey } from '#core/kernel/week.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';

/** Everything the AI coach may say about a member's week is one of these; nothing else is ever printed as a value. */
export const factKinds = [
  'MEASURE',
  'INDICATOR',
  'CATEGORY',
  'CHANGE',
  'PACE',
  'PROJECTION',
  'CHOICE',
  'FLAG',
  'GOAL',
  'TARGET',
  'COUNT',
  'DERIVED',
  'REFERENCE',
] as const;
export type FactKind = (typeof factKinds)[number];

export const factOrigins = ['MEASURED', 'CARRIED', 'COMPUTED', 'REFERENCE'] as const;
export type FactOrigin = (typeof factOrigins)[number];

/** A path: `body.weight`, `weight.pace`, `d.half`, `ref.L07.150` (a number of a rule's own words). */
export type FactId = string;

export type Range = Readonly<{ low: number; high: number }>;

export type Fact = Readonly<{
  id: FactId;
  kind: FactKind;
  metric: FieldKey | IndicatorKey | null;
  /** The week it was measured in; null for what belongs to no week. */
  week: WeekKey | null;
  /** In metric units, never rounded. null: there is none, for `reason`. */
  value: FieldValue | Range;
  /** As `text` prints it, in the reader's units. */
  unit: string | null;
  decimals: number | null;
  label: Bilingual;
  /** The value as it is printed, unit included, in the reader's units. Empty when there is none. */
  text: Bilingual;
  origin: FactOrigin;
  reason: Reason | null;
  /** What it was computed from. */
  from: readonly FactId[];
  sources: readonly Source[];
}>;

/**
 * What bounds every answer, of rules and models alike. CAUTION: no hard training without a doctor's word. NO_DEFICIT: no
 * advice to lose weight or to eat less. NO_NUMBERS: no weights, girths or energy as numbers.
 */
export const limits = ['MINOR', 'CAUTION', 'NO_DEFICIT', 'NO_NUMBERS', 'PREGNANT'] as const;
export type Limit = (typeof limits)[number];

export const maxFacts = 260;

export type FactSheet = Readonly<{
  v: 1;
  /** SHA-256 of everything below, hexadecimal: equal sheets have equal hashes. */
  hash: string;
  snapshotId: Id<'snapshot'>;
  snapshotVersion: number;
  week: WeekKey;
  standard: Standard;
  scope: ReviewType;
  facts: readonly Fact[];
  flags: readonly SafetyFlag[];
  limits: readonly Limit[];
  allergies: readonly string[];
  /** Facts without a value whose field the member could fill in. */
  gaps: readonly FactId[];
}>;
