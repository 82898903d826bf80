import { adultAge } from '#core/body/indicator/body.ts';
import { bmiScales } from '#core/body/indicator/categories.ts';
import { computeIndicators } from '#core/body/indicator/compute.ts';
import { dependenciesOf } from '#core/body/indicator/explanation/dependencies.ts';
import { fieldKeys, isMeasured, pathOf, readField, type FieldKey } from '#core/body/indicator/fields.ts';
import { indicatorKeys, type IndicatorKey } from '#core/body/indicator/indicators.ts';
import type { Bilingual } from '#core/body/indicator/labels.ts';
import { compareSnapshots, type Direction } from '#core/body/snapshot/compare.ts';
import { weeklyStreak } from '#core/body/snapshot/ritual/streak.ts';
import { measuredPoints, recentWeeks } from '#core/body/snapshot/timeline.ts';
import { weeksBetween } from '#core/kernel/week.ts';
import type { CareMark } from './care.ts';
import { percent, type Courses } from './course-facts.ts';
import type { Fact, FactId, Limit } from './fact.ts';
import { isBodyNumber } from './limits.ts';
import { countLabels, derivedLabels, factLabel, flagNames, yesNo } from './labels.ts';
import { newFact } from './new-fact.ts';
import {
  grams,
  listText,
  nothingPrinted,
  printAmount,
  printIndicator,
  withUnit,
  type Printed,
} from './printed-values.ts';
import { fieldFactId, indicatorFactId, type Reviewed } from './week-facts.ts';

/** What rules speak of and nobody measures: flags, counts, healthy limits, lists of fields. */

type Derived = Pick<Fact, 'value'> &
  Readonly<{ printed: Printed; from?: readonly FactId[]; metric?: Fact['metric']; label?: Bilingual }>;

const derived = (name: keyof typeof derivedLabels, given: Derived): Fact =>
  newFact({ id: `d.${name}`, kind: 'DERIVED', label: derivedLabels[name], ...given });

const count = (name: keyof typeof countLabels, value: number): Fact =>
  newFact({
    id: `count.${name}`,
    kind: 'COUNT',
    label: countLabels[name],
    value,
    printed: withUnit(value, 0, 'NONE'),
  });

const flag = (id: FactId, label: Bilingual, origin: Fact['origin']): Fact =>
  newFact({
    id,
    kind: 'FLAG',
    label,
    origin,
    value: true,
    printed: { ...nothingPrinted, text: yesNo.true },
  });

export const flagFacts = ({ now }: Reviewed, marks: readonly CareMark[]): readonly Fact[] => [
  ...now.computed.safetyFlags.map((name) => flag(`flag.${name}`, flagNames[name], 'COMPUTED')),
  ...marks.map((mark) => flag(`care.${mark}`, flagNames[mark], 'MEASURED')),
];

export const countFacts = ({ weeks, now }: Reviewed, courses: Courses): readonly Fact[] => {
  const streak = weeklyStreak(
    weeks.map(({ week }) => week),
    now.week,
  );
  const recent = measuredPoints(courses.get('weight') ?? []).filter(
    ({ week }) => weeksBetween(week, now.week) < recentWeeks,
  );
  return [
    count('weeks', weeks.length),
    count('streak', streak.current),
    count('longestStreak', streak.longest),
    count('recentWeights', recent.length),
    count('measured', fieldKeys.filter((key) => isMeasured(readField(now.inputs, key))).length),
    count('flags', now.computed.safetyFlags.length),
  ];
};

/** Grams per kilogram: the least an adult needs, and both ends of what training asks for. */
const proteinPerKg = { g08: 0.8, gLow: 1.4, gHigh: 2 } as const;
/** A first step of weight, and the most to lose in a week, as shares of the weight. */
const firstStep = 0.95;
const mostPerWeek = 0.01;

const weightFacts = ({ now, standard, units }: Reviewed): readonly Fact[] => {
  const { weight, height, age } = now.inputs.body;
  const facts: Fact[] = [];
  const mass = (name: 'nLow' | 'w5' | 'p1', kg: number, from: readonly FactId[]): Fact =>
    derived(name, { value: kg, printed: printAmount(kg, 'kg', 1, units), from, metric: 'weight' });
  // The limits of a healthy weight are those of adults.
  if (height !== null && age !== null && age >= adultAge && now.computed.bmi.value !== undefined) {
    const { classes, cuts } = bmiScales[standard];
    const from = cuts[classes.indexOf('NORMAL') - 1] ?? 0; // NORMAL is never the first class
    // Rounded up: the number printed is itself healthy.
    facts.push(mass('nLow', Math.ceil(from * (height / 100) ** 2 * 10) / 10, ['body.height']));
  }
  if (weight !== null) {
    facts.push(
      mass('w5', weight * firstStep, ['body.weight']),
      mass('p1', weight * mostPerWeek, ['body.weight']),
    );
    for (const [name, perKg] of Object.entries(proteinPerKg) as [keyof typeof proteinPerKg, number][])
      // the keys of the record above
      facts.push(
        derived(name, {
          value: weight * perKg,
          printed: grams(weight * perKg),
          from: ['body.weight'],
          metric: 'weight',
        }),
      );
  }
  if (height !== null)
    facts.push(
      derived('half', {
        value: height / 2,
        printed: printAmount(height / 2, 'cm', 1, units),
        from: ['body.height'],
        metric: 'waist',
      }),
    );
  return facts;
};

/** Nobody is advised to eat less than this. */
const leastEnergy = { MALE: 1500, FEMALE: 1200 } as const;

const energyFacts = ({ now, standard, units }: Reviewed): readonly Fact[] => {
  const { bmr, tdee } = now.computed;
  if (bmr.value === undefined || tdee.value === undefined) return [];
  const sex = now.inputs.body.gender === 'OTHER' ? now.inputs.body.sexForFormulas : now.inputs.body.gender;
  const floor = Math.max(0.8 * tdee.value, bmr.value, leastEnergy[sex === 'MALE' ? 'MALE' : 'FEMALE']);
  return [
    derived('energyFloor', {
      value: floor,
      printed: printIndicator('tdee', Math.ceil(floor), { sex: null, age: null, standard }, units),
      from: ['indicator.tdee', 'indicator.bmr'],
      metric: 'tdee',
    }),
  ];
};

const heartFacts = ({ now }: Reviewed, courses: Courses, facts: readonly Fact[]): readonly Fact[] => {
  const zone = facts.find(({ id }) => id === 'indicator.targetHeartRate');
  const earlier = measuredPoints(courses.get('restingHeartRate') ?? []).filter(({ week }) => {
    const ago = weeksBetween(week, now.week);
    return ago > 0 && ago <= recentWeeks;
  });
  const mean = earlier.reduce((sum, { value }) => sum + value, 0) / earlier.length;
  return [
    ...(zone && zone.value !== null
      ? [
          derived('zone', {
            value: zone.value,
            printed: { text: zone.text, unit: zone.unit, decimals: zone.decimals },
            from: [zone.id],
          }),
        ]
      : []),
    ...(earlier.length >= 2
      ? [
          derived('restingMean', {
            value: mean,
            printed: withUnit(Math.round(mean), 0, 'bpm'),
            from: ['strength.restingHeartRate'],
          }),
        ]
      : []),
  ];
};

/** Below this a scale and a tape say nothing about what was lost. */
const leastLossKg = 1;

/** Which part of the weight lost in the last weeks was lean, where both were measured. */
const leanShareFacts = ({ weeks, now }: Reviewed, courses: Courses): readonly Fact[] => {
  if (weeks.length < 3) return [];
  const weights = new Map(
    measuredPoints(courses.get('weight') ?? []).map(({ week, value }) => [week, value]),
  );
  const both = measuredPoints(courses.get('leanMass') ?? []).flatMap(({ week, value: lean }) => {
    const weight = weights.get(week);
    return weight !== undefined && weeksBetween(week, now.week) < recentWeeks ? [{ weight, lean }] : [];
  });
  const [first, last] = [both.at(0), both.at(-1)];
  if (!first || !last || both.length < 3) return [];
  const lost = first.weight - last.weight;
  if (lost < leastLossKg) return [];
  const share = Math.min(100, ((first.lean - last.lean) / lost) * 100);
  return share <= 0
    ? []
    : [
        derived('leanShare', {
          value: share,
          printed: percent(share),
          from: ['body.weight', 'indicator.leanMass'],
          metric: 'leanMass',
        }),
      ];
};

type Labelled = FieldKey | IndicatorKey;

const listed = (
  name: 'carried' | 'missing' | 'worse' | 'better',
  keys: readonly Labelled[],
  idOf: (key: Labelled) => FactId,
): readonly Fact[] =>
  keys.length === 0
    ? []
    : [
        derived(name, {
          value: keys,
          printed: { ...nothingPrinted, text: listText(keys.slice(0, 4).map(factLabel)) },
          from: keys.map(idOf),
        }),
      ];

const isIndicator = (key: Labelled): key is IndicatorKey =>
  (indicatorKeys as readonly string[]).includes(key);
const anyFactId = (key: Labelled): FactId =>
  isIndicator(key) && key !== 'maxHeartRate' ? indicatorFactId(key) : fieldFactId(key as FieldKey); // what is no indicator is a field

/** What another measurement would bring: the fields whose absence keeps a number from being computed. */
const missingFields = ({ now }: Reviewed): readonly FieldKey[] => {
  const missing = new Set<FieldKey>();
  for (const key of indicatorKeys) {
    if (now.computed[key].reason !== 'MISSING_INPUT') continue;
    for (const dependency of dependenciesOf(key, now.inputs, now.computed))
      if (dependency.kind === 'FIELD' && !isMeasured(readField(now.inputs, dependency.key)))
        missing.add(dependency.key);
  }
  return [...missing];
};

const movedKeys = ({ weeks, now, standard }: Reviewed, direction: Direction): readonly Labelled[] => {
  const before = weeks.at(-2);
  if (!before) return [];
  const { fields: moved, indicators } = compareSnapshots(
    before,
    { inputs: now.inputs, computed: computeIndicators(now.inputs, { standard }) },
    { standard },
  );
  return [...moved, ...indicators].filter((line) => line.direction === direction).map(({ key }) => key);
};

/** Maximal tests are nothing to ask for under CAUTION, and the scale nothing under NO_NUMBERS. */
const mayAskFor = (key: FieldKey, limits: readonly Limit[]): boolean =>
  !(limits.includes('CAUTION') && maximalTests.includes(key)) &&
  !(limits.includes('NO_NUMBERS') && isBodyNumber(key));

const maximalTests: readonly FieldKey[] = [
  'runDistance',
  'cyclingDistance',
  'pushUps',
  'airSquats',
  'maxHeartRate',
];

const listFacts = (reviewed: Reviewed, limits: readonly Limit[]): readonly Fact[] => {
  const { now } = reviewed;
  const carried = fieldKeys.filter((key) => now.carriedOver.includes(pathOf(key)) && mayAskFor(key, limits));
  const missing = missingFields(reviewed).filter((key) => mayAskFor(key, limits));
  return [
    ...listed('carried', carried, anyFactId),
    ...listed('missing', missing, anyFactId),
    ...listed('worse', movedKeys(reviewed, 'WORSE'), anyFactId),
    ...listed('better', movedKeys(reviewed, 'BETTER'), anyFactId),
  ];
};

export const derivedFacts = (
  reviewed: Reviewed,
  courses: Courses,
  facts: readonly Fact[],
  limits: readonly Limit[],
): readonly Fact[] => [
  ...weightFacts(reviewed),
  ...energyFacts(reviewed),
  ...heartFacts(reviewed, courses, facts),
  ...leanShareFacts(reviewed, courses),
  ...listFacts(reviewed, limits),
];
