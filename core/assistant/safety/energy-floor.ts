import type { Sex } from '#core/body/indicator/categories.ts';

/** Kilocalories a day below which no answer may go. */
const least: Readonly<Record<Sex, number>> = { FEMALE: 1200, MALE: 1500 };
const shareOfNeed = 0.8;

type Need = Readonly<{ tdee: number | null; bmr: number | null; sex: Sex | null }>;

/** Without a sex the higher of both holds: nobody is advised too little. */
export const energyFloor = ({ tdee, bmr, sex }: Need): number =>
  Math.max(shareOfNeed * (tdee ?? 0), bmr ?? 0, least[sex ?? 'MALE']);
