import { computeIndicators } from '#core/body/indicator/compute.ts';
import { fieldKeys, fields, isMeasured, readField } from '#core/body/indicator/fields.ts';
import type { UnitSystem } from '#core/body/indicator/units.ts';
import type { Goal, Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';
import type { SnapshotId } from '#core/kernel/id.ts';
import { aimFacts } from './aim-facts.ts';
import type { CareMark } from './care.ts';
import { courseFacts, coursesOf } from './course-facts.ts';
import { countFacts, derivedFacts, flagFacts } from './derived-facts.ts';
import { maxFacts, type Fact, type FactKind, type FactSheet, type Limit } from './fact.ts';
import { isBodyNumber, limitsOf } from './limits.ts';
import { references } from './references.ts';
import { targetFacts, type SheetTarget } from './target-facts.ts';
import { fieldFactId, fieldFacts, indicatorFacts, type Reviewed } from './week-facts.ts';

export type SheetInput = Readonly<{
  /** The owner's, oldest first. What came after the reviewed one is left out: a review tells of its own week. */
  weeks: readonly Snapshot[];
  reviewedId: SnapshotId;
  goals: readonly Goal[];
  targets: readonly SheetTarget[];
  units: UnitSystem;
  scope: ReviewType;
  marks: readonly CareMark[];
  /** The owner's calendar day. */
  today: string;
  sha256: (text: string) => string;
}>;

/** Keys in one order, so that equal sheets are equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

const reviewedOf = ({
  weeks,
  reviewedId,
  units,
}: SheetInput): Reviewed & Readonly<{ snapshot: Snapshot }> => {
  const snapshot = weeks.find(({ id }) => id === reviewedId);
  if (!snapshot) throw new RangeError(`Not a week of this member: ${reviewedId}`);
  const computed = weeks
    .filter(({ week }) => week <= snapshot.week)
    .map(({ week, inputs, carriedOver, standard }) => ({
      week,
      inputs,
      carriedOver,
      computed: computeIndicators(inputs, { standard }),
    }));
  const now = computed.at(-1)!; // the reviewed week itself is in it
  return { weeks: computed, now, standard: snapshot.standard, units, snapshot };
};

/** Under NO_NUMBERS rules may still read them, and nobody can print them. */
const unprinted = (fact: Fact): Fact =>
  isBodyNumber(fact.metric) ? { ...fact, text: { vi: '', en: '' } } : fact;

/** What goes first when there is more than fits. */
const dispensable: readonly FactKind[] = ['TARGET', 'COUNT', 'PACE', 'CHANGE'];

const fitting = (facts: readonly Fact[]): readonly Fact[] => {
  let excess = facts.length - maxFacts;
  if (excess <= 0) return facts;
  const dropped = new Set<Fact>();
  for (const kind of dispensable)
    for (const fact of facts.toReversed())
      if (excess > 0 && fact.kind === kind && !dropped.has(fact)) {
        dropped.add(fact);
        excess -= 1;
      }
  return facts.filter((fact) => !dropped.has(fact));
};

const factsOf = (input: SheetInput, reviewed: Reviewed, limits: readonly Limit[]): readonly Fact[] => {
  const courses = coursesOf(reviewed);
  const measured = [...fieldFacts(reviewed), ...indicatorFacts(reviewed)];
  const computed = [...measured, ...derivedFacts(reviewed, courses, measured, limits)];
  const facts = [
    ...computed,
    ...aimFacts(reviewed, computed, limits, input.goals),
    ...flagFacts(reviewed, input.marks),
    ...courseFacts(reviewed, courses, input),
    ...targetFacts(input.targets, reviewed),
    ...countFacts(reviewed, courses),
    ...references,
  ];
  const fit = fitting(facts);
  return limits.includes('NO_NUMBERS') ? fit.map(unprinted) : fit;
};

/** What may be said of one saved week: a function of the owner's weeks, goals and targets, and of nothing else. */
export const factSheetOf = (input: SheetInput): FactSheet => {
  const { snapshot, ...reviewed } = reviewedOf(input);
  const { inputs, computed } = reviewed.now;
  const limits = limitsOf(inputs, computed.safetyFlags, input.marks);
  const body = {
    v: 1 as const,
    snapshotId: snapshot.id,
    snapshotVersion: snapshot.version,
    week: snapshot.week,
    standard: snapshot.standard,
    scope: input.scope,
    facts: factsOf(input, reviewed, limits),
    flags: computed.safetyFlags,
    limits,
    allergies: inputs.nutrition.allergies.filter((allergy) => allergy !== 'NONE'),
    gaps: fieldKeys
      .filter((key) => fields[key].kind !== 'TEXT' && !isMeasured(readField(inputs, key)))
      .filter((key) => key !== 'sexForFormulas' || inputs.body.gender === 'OTHER')
      .map(fieldFactId),
  };
  return { ...body, hash: input.sha256(canonical(body)) };
};
