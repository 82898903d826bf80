import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldKeys, type FieldKey } from '#core/body/indicator/fields.ts';
import { indicatorKeys, type IndicatorKey } from '#core/body/indicator/indicators.ts';
import { userStatuses } from '#core/access/actor/actor.ts';
import { narrowableFlags, publicFlags, type User } from '#core/people/account/user.ts';
import { accessTo, maySeeIndicator, oldestShown, sections, viewers, viewFor } from './privacy.ts';
import type { Access, Section, Viewer } from './privacy.ts';

/** Whose a field is: results that others may see by the section that opens them, and what is never theirs. */
type Place = 'body' | 'strength' | 'NEVER';

/** Every answer of a week. A field without a line here does not compile, and fails below. */
const answers: Readonly<Record<FieldKey, 'NEVER'>> = {
  age: 'NEVER', gender: 'NEVER', sexForFormulas: 'NEVER', height: 'NEVER', weight: 'NEVER', activityLevel: 'NEVER',
  waist: 'NEVER', hip: 'NEVER', neck: 'NEVER', bicep: 'NEVER', thigh: 'NEVER', chest: 'NEVER', runDistance: 'NEVER',
  cyclingDistance: 'NEVER', pushUps: 'NEVER', airSquats: 'NEVER', restingHeartRate: 'NEVER', maxHeartRate: 'NEVER',
  heartDisease: 'NEVER', pastInjury: 'NEVER', underTreatment: 'NEVER', sleep: 'NEVER', stayUpLate: 'NEVER',
  phoneComputerUse: 'NEVER', jobType: 'NEVER', nap: 'NEVER', smoking: 'NEVER', alcohol: 'NEVER', party: 'NEVER',
  sugaryDrinks: 'NEVER', selfEvaluation: 'NEVER', cardioWorkout: 'NEVER', muscleTraining: 'NEVER', protein: 'NEVER',
  fat: 'NEVER', carb: 'NEVER', fiber: 'NEVER', snack: 'NEVER', dietStyle: 'NEVER', mealCount: 'NEVER',
  firstMealTime: 'NEVER', lastMealTime: 'NEVER', supplements: 'NEVER', allergies: 'NEVER', standardMealDay: 'NEVER',
}; // prettier-ignore

/** Every computed number of a week. */
const results: Readonly<Record<IndicatorKey, Place>> = {
  bmi: 'body', bmiCategory: 'body', bodyFatPercent: 'body', bodyFatCategory: 'body', fatMass: 'body', leanMass: 'body',
  ffmi: 'body', ffmiCategory: 'body', normalizedFfmi: 'body', waistHipRatio: 'body', whrCategory: 'body',
  waistHeightRatio: 'body', whtrCategory: 'body', bmr: 'body', tdee: 'NEVER', visceralFatArea: 'body',
  vfiCategory: 'body', maxHeartRate: 'NEVER', targetHeartRate: 'NEVER', vo2max: 'strength', runLevel: 'strength',
  cyclingLevel: 'strength', pushUpLevel: 'strength', squatLevel: 'strength', restingHeartRateLevel: 'strength',
  vo2maxLevel: 'strength', strengthLevel: 'strength',
}; // prettier-ignore

type Owner = Pick<User, 'status' | 'isPublic' | 'publicFlags' | 'followersOnly'>;

const owners: fc.Arbitrary<Owner> = fc.record({
  status: fc.constantFrom(...userStatuses),
  isPublic: fc.boolean(),
  publicFlags: fc.record(Object.fromEntries(publicFlags.map((flag) => [flag, fc.boolean()]))) as fc.Arbitrary<
    User['publicFlags']
  >, // one boolean a flag
  followersOnly: fc.subarray([...narrowableFlags]),
});
/** Half of all owners have opened something, so that openings are tried as often as closures. */
const mostlyOpen = fc.oneof(
  owners,
  owners.map((owner) => ({
    ...owner,
    status: 'ACTIVE' as const,
    isPublic: true,
    publicFlags: { ...owner.publicFlags, stats: true },
  })),
);
const viewer = fc.constantFrom(...viewers);
const section = fc.constantFrom(...sections);
const newer = fc.oneof(fc.constantFrom(0, 1, 99, 100), fc.nat({ max: 400 }));

const ranks: readonly Access[] = ['NOTHING', 'RESULTS', 'WHOLE'];
const rank = (...asked: Parameters<typeof accessTo>) => ranks.indexOf(accessTo(...asked));
const insiders: readonly Viewer[] = ['OWNER', 'COACH', 'STAFF'];

describe('who sees what of a week', () => {
  it('is said for every field there is', () => {
    expect(Object.keys(answers).toSorted()).toEqual([...fieldKeys].toSorted());
    expect(Object.keys(results).toSorted()).toEqual([...indicatorKeys].toSorted());
  });

  it('is by the list of fields, for every kind of viewer and whatever is open', () =>
    fc.assert(
      fc.property(viewer, mostlyOpen, (who, owner) => {
        const view = viewFor(who, owner);
        const isInsider = insiders.includes(who);
        for (const key of indicatorKeys) {
          const place = results[key];
          const isShown = view !== null && maySeeIndicator(view, key);
          const isOpen = place !== 'NEVER' && accessTo(who, owner, place, 0) === 'RESULTS';
          expect([key, isShown]).toEqual([key, isInsider || isOpen]);
        }
        // Answers go as a whole or not at all; photos with them.
        expect(view?.opened === null).toBe(isInsider);
        expect(view?.pictures ?? false).toBe(isInsider);
      }),
      { numRuns: 300 },
    ));

  it('is nothing of lifestyle, nutrition and photos for anybody outside, nor anything for the blocked', () =>
    fc.assert(
      fc.property(mostlyOpen, section, newer, (owner, part, age) => {
        const closed: readonly Section[] = ['lifestyle', 'nutrition', 'photos'];
        for (const who of ['FOLLOWER', 'OTHER'] as const)
          if (closed.includes(part)) expect(accessTo(who, owner, part, age)).toBe('NOTHING');
        expect(accessTo('BLOCKED', owner, part, age)).toBe('NOTHING');
        for (const who of ['FOLLOWER', 'OTHER'] as const)
          expect(accessTo(who, owner, part, age)).not.toBe('WHOLE');
      }),
    ));

  it('is never less for a follower than for a stranger, for a newer week, or for who opens more', () =>
    fc.assert(
      fc.property(mostlyOpen, viewer, section, newer, newer, (owner, who, part, one, other) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)];
        expect(rank('FOLLOWER', owner, part, one)).toBeGreaterThanOrEqual(rank('OTHER', owner, part, one));
        expect(rank(who, owner, part, younger)).toBeGreaterThanOrEqual(rank(who, owner, part, older));
        const wider = { ...owner, publicFlags: { ...owner.publicFlags, history: true }, followersOnly: [] };
        expect(rank(who, wider, part, one)).toBeGreaterThanOrEqual(rank(who, owner, part, one));
      }),
    ));

  it('is what is open to followers, and not to strangers, where a part is for followers', () =>
    fc.assert(
      fc.property(mostlyOpen, fc.constantFrom('body' as const, 'strength' as const), (owner, part) => {
        const narrowed = { ...owner, followersOnly: [part] };
        const { status, isPublic, publicFlags: flags } = owner;
        const isOpen = status === 'ACTIVE' && isPublic && flags.stats && flags[part];
        expect(accessTo('FOLLOWER', narrowed, part, 0)).toBe(isOpen ? 'RESULTS' : 'NOTHING');
        expect(accessTo('OTHER', narrowed, part, 0)).toBe('NOTHING');
      }),
    ));

  it('is as many weeks in lists as the rule gives one by one', () =>
    fc.assert(
      fc.property(viewer, mostlyOpen, fc.integer({ min: 1, max: 130 }), (who, owner, count) => {
        const weeks = Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'));
        const view = viewFor(who, owner);
        const oldest = view && oldestShown(view, weeks);
        const listed = view === null ? [] : weeks.filter((week) => oldest === null || week >= oldest);
        const given = weeks.filter((_, index) =>
          sections.some((part) => accessTo(who, owner, part, count - 1 - index) !== 'NOTHING'),
        );
        expect(listed).toEqual(given);
      }),
      { numRuns: 200 },
    ));
});
