import type { Source } from '#core/body/indicator/explanation/sources.ts';
import type { Fact, FactId } from './fact.ts';
import { referenceLabel } from './labels.ts';

/**
 * The numbers in the rules' own words, by rule, as English writes them. A rule, or a staff member who rewords one, can
 * say no other number: each of these is a fact of every sheet.
 */
export const ruleNumbers: Readonly<Record<string, readonly string[]>> = {
  S10: ['60'],
  T01: ['30', '5'],
  T04: ['2', '3'],
  T05: ['2', '3'],
  T06: ['3'],
  L01: ['7', '30'],
  L06: ['35'],
  L07: ['20', '3', '150'],
  L08: ['150'],
  L10: ['2'],
  N04: ['25', '400'],
  D01: ['3'],
  D05: ['23'],
  NEXT: ['4'],
  'A-sleep': ['7'],
  'A-phoneComputerUse': ['30'],
  'A-jobType': ['7'],
  'A-nap': ['20', '30'],
  'A-muscleTraining': ['2', '48'],
  'A-fat': ['30', '10', '1', '20'],
  'A-carb': ['45', '65'],
  'A-snack': ['5'],
  'A-vitaminB12': ['12'],
  'A-mealCount': ['3', '5', '0.25', '0.40'],
  'A-lastMealTime': ['2', '3'],
};

export const referenceId = (ruleId: string, number: string): FactId => `ref.${ruleId}.${number}`;

const sources: readonly Source[] = [];

const referenceOf = (ruleId: string, number: string): Fact => ({
  id: referenceId(ruleId, number),
  kind: 'REFERENCE',
  metric: null,
  week: null,
  value: Number(number),
  unit: null,
  decimals: number.split('.')[1]?.length ?? 0,
  label: referenceLabel,
  text: { en: number, vi: number.replace('.', ',') },
  origin: 'REFERENCE',
  reason: null,
  from: [],
  sources,
});

/** The same for everybody, so made once. */
export const references: readonly Fact[] = Object.entries(ruleNumbers).flatMap(([ruleId, numbers]) =>
  numbers.map((number) => referenceOf(ruleId, number)),
);
