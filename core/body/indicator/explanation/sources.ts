import type { IndicatorKey } from '../indicators.ts';

/**
 * Where the formulas and cut-offs come from. P: checked against the original; S: confirmed in independent secondary
 * reproductions; T: textbook or general knowledge, to be confirmed against the original before any medical claim.
 */
export const evidenceMarks = ['P', 'S', 'T'] as const;
export type Evidence = (typeof evidenceMarks)[number];
export type Source = Readonly<{ text: string; evidence: Evidence }>;

const who = { text: 'WHO 1995, 2000; WHO Expert Consultation, Lancet 2004', evidence: 'S' } as const;
const asiaPacific = { text: 'WPRO/IASO/IOTF 2000; Viet Nam MoH 2892/QĐ-BYT 2022', evidence: 'S' } as const;
const topAsianCut = { text: 'BMI from 35: Korean Society for the Study of Obesity', evidence: 'T' } as const;
const navy = { text: 'Hodgdon & Beckett, NHRC 84-11 and 84-29, 1984; Siri 1961', evidence: 'S' } as const;
const ace = { text: 'American Council on Exercise', evidence: 'S' } as const;
const ffmi = { text: 'VanItallie 1990', evidence: 'T' } as const;
const kouri = { text: 'Kouri, Clin J Sport Med 1995', evidence: 'P' } as const;
const kyle = { text: 'Kyle, Nutrition 2003', evidence: 'P' } as const;
const espen = { text: 'Cederholm (ESPEN), Clin Nutr 2015', evidence: 'P' } as const;
const magee = { text: 'Magee, JSCR 2024', evidence: 'P' } as const;
const whr = { text: 'WHO Expert Consultation 2008 (2011)', evidence: 'S' } as const;
const whrLow = { text: 'Lower band: 0.05 below the WHO cut', evidence: 'T' } as const;
const nice = { text: 'NICE 2022; Ashwell', evidence: 'S' } as const;
const mifflin = { text: 'Mifflin, AJCN 1990', evidence: 'S' } as const;
const frankenfield = { text: 'Frankenfield, JADA 2005', evidence: 'P' } as const;
const activity = {
  text: 'Conventional multipliers used with Harris–Benedict and Mifflin',
  evidence: 'S',
} as const;
const samouda = { text: 'Samouda, Obesity 2013', evidence: 'S' } as const;
const visceralWho = { text: '130 cm²: threshold used with the Samouda model', evidence: 'T' } as const;
const visceralAsia = { text: '100 cm²: JASSO, Circ J 2002; VACATION-J', evidence: 'P' } as const;
const tanaka = { text: 'Tanaka, JACC 2001', evidence: 'S' } as const;
const karvonen = { text: 'Karvonen 1957; Garber (ACSM), MSSE 2011', evidence: 'S' } as const;
const target = { text: 'Target 0.50–0.85 of the heart-rate reserve', evidence: 'T' } as const;
const cooper1968 = { text: 'Cooper, JAMA 1968', evidence: 'S' } as const;
const uth = { text: 'Uth, EJAP 2004; Voutilainen 2020', evidence: 'S' } as const;
const cooperInstitute = { text: 'Cooper Institute 1997, in Heyward', evidence: 'S' } as const;
const cooperRun = { text: 'Cooper, The Aerobics Program for Total Well-Being, 1982', evidence: 'S' } as const;
const cooperCycling = {
  text: 'Cooper, The Aerobics Program for Total Well-Being, 1982 (cell values)',
  evidence: 'T',
} as const;
const golding = {
  text: 'Adapted from Golding, Myers & Sinning, The Y’s Way to Physical Fitness, 1986',
  evidence: 'S',
} as const;
const strassmann = { text: 'Strassmann, Int J Public Health 2013', evidence: 'P' } as const;
const strassmannCells = {
  text: 'Strassmann 2013: cells between the youngest and the oldest band',
  evidence: 'T',
} as const;
const restingChart = {
  text: 'Widely reproduced chart, original data set not stated',
  evidence: 'S',
} as const;
const ownRule = { text: 'Mean of the rated tests, a rule of this product', evidence: 'T' } as const;

export const indicatorSources: Readonly<Record<IndicatorKey, readonly Source[]>> = {
  bmi: [who],
  bmiCategory: [who, asiaPacific, topAsianCut],
  bodyFatPercent: [navy],
  bodyFatCategory: [ace],
  fatMass: [navy],
  leanMass: [navy],
  ffmi: [ffmi],
  ffmiCategory: [espen, kyle, magee, kouri],
  normalizedFfmi: [kouri],
  waistHipRatio: [whr],
  whrCategory: [whr, whrLow],
  waistHeightRatio: [nice],
  whtrCategory: [nice],
  bmr: [mifflin, frankenfield],
  tdee: [mifflin, activity],
  visceralFatArea: [samouda],
  vfiCategory: [visceralWho, visceralAsia],
  maxHeartRate: [tanaka],
  targetHeartRate: [karvonen, target],
  vo2max: [cooper1968, uth],
  runLevel: [cooperRun],
  cyclingLevel: [cooperCycling],
  pushUpLevel: [golding],
  squatLevel: [strassmann, strassmannCells],
  restingHeartRateLevel: [restingChart],
  vo2maxLevel: [cooperInstitute],
  strengthLevel: [ownRule],
};
