import type { Sex } from '#core/body/indicator/categories.ts';
import type { FactSheet } from '../fact-sheet/fact.ts';

/** Kilocalories a day below which no answer may go. */
const least: Readonly<Record<Sex, number>> = { FEMALE: 1200, MALE: 1500 };
const shareOfNeed = 0.8;

type Need = Readonly<{ tdee: number | null; bmr: number | null; sex: Sex | null }>;

/** Without a sex the higher of both holds: nobody is advised too little. */
export const energyFloor = ({ tdee, bmr, sex }: Need): number =>
  Math.max(shareOfNeed * (tdee ?? 0), bmr ?? 0, least[sex ?? 'MALE']);

export const energyFloorOf = ({ facts }: FactSheet): number => {
  const valueOf = (id: string) => facts.find((fact) => fact.id === id)?.value ?? null;
  const numberOf = (id: string) => {
    const value = valueOf(id);
    return typeof value === 'number' ? value : null;
  };
  const gender = valueOf('body.gender');
  const sex = gender === 'OTHER' ? valueOf('body.sexForFormulas') : gender;
  return energyFloor({
    tdee: numberOf('indicator.tdee'),
    bmr: numberOf('indicator.bmr'),
    sex: sex === 'FEMALE' || sex === 'MALE' ? sex : null,
  });
};
