import type { Sex, Standard } from './categories.ts';
import { norm6 } from './outcome.ts';

/** Findings that call for care. They are shown to the member, the coach and the AI coach; none of them is a diagnosis. */
export const safetyFlags = [
  'HEART_DISEASE',
  'UNDER_TREATMENT',
  'PAST_INJURY',
  'RESTING_HEART_RATE_LOW',
  'RESTING_HEART_RATE_HIGH',
  'BMI_VERY_LOW',
  'BMI_VERY_HIGH',
  'BODY_FAT_BELOW_ESSENTIAL',
  'CENTRAL_OBESITY',
] as const;
export type SafetyFlag = (typeof safetyFlags)[number];

export const restingHeartRateAlert = { below: 40, above: 100 } as const;
export const bmiAlert: Readonly<Record<Standard, { below: number; from: number }>> = {
  WHO: { below: 16, from: 40 },
  ASIA_PACIFIC: { below: 16, from: 35 },
};
export const essentialFat: Readonly<Record<Sex, number>> = { MALE: 3, FEMALE: 12 };

/** WHO counts from just above its limit, the Asia-Pacific limit already belongs to the flag. */
export const isCentralObesity = (waistCm: number, sex: Sex, standard: Standard): boolean => {
  const waist = norm6(waistCm);
  if (standard === 'WHO') return waist > (sex === 'MALE' ? 102 : 88);
  return waist >= (sex === 'MALE' ? 90 : 80);
};

export type HealthAnswers = Readonly<{
  heartDisease: boolean | null;
  pastInjury: boolean | null;
  underTreatment: boolean | null;
}>;

/** Narrows the target zone, and asks for a doctor's word before a maximal test (ACSM screening 2015). */
export const needsCaution = ({ heartDisease, pastInjury, underTreatment }: HealthAnswers): boolean =>
  heartDisease === true || pastInjury === true || underTreatment === true;

type Findings = Readonly<{
  health: HealthAnswers;
  standard: Standard;
  restingHeartRate: number | null;
  /** null also under 18: these limits are for adults. */
  bmi: number | null;
  bodyFatPercent: number | null;
  waist: number | null;
  sex: Sex | null;
}>;

const none: readonly SafetyFlag[] = Object.freeze([]);

export const safetyFlagsOf = ({
  health,
  standard,
  restingHeartRate,
  bmi,
  bodyFatPercent,
  waist,
  sex,
}: Findings): readonly SafetyFlag[] => {
  let flags: SafetyFlag[] | null = null;
  const raise = (flag: SafetyFlag) => {
    flags ??= [];
    flags.push(flag);
  };
  if (health.heartDisease === true) raise('HEART_DISEASE');
  if (health.underTreatment === true) raise('UNDER_TREATMENT');
  if (health.pastInjury === true) raise('PAST_INJURY');
  if (restingHeartRate !== null) {
    const rate = norm6(restingHeartRate);
    if (rate < restingHeartRateAlert.below) raise('RESTING_HEART_RATE_LOW');
    if (rate > restingHeartRateAlert.above) raise('RESTING_HEART_RATE_HIGH');
  }
  if (bmi !== null) {
    const index = norm6(bmi);
    if (index < bmiAlert[standard].below) raise('BMI_VERY_LOW');
    if (index >= bmiAlert[standard].from) raise('BMI_VERY_HIGH');
  }
  if (sex !== null) {
    if (bodyFatPercent !== null && norm6(bodyFatPercent) < essentialFat[sex])
      raise('BODY_FAT_BELOW_ESSENTIAL');
    if (waist !== null && isCentralObesity(waist, sex, standard)) raise('CENTRAL_OBESITY');
  }
  return flags ?? none;
};
