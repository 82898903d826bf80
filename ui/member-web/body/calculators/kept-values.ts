import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import { nothingTyped, readValues, writeValues, type CalculatorValues } from './calculators.ts';

const place = 'calculator';

const isEmpty = (values: CalculatorValues): boolean => Object.values(values).every((value) => value === null);

/** What this tab remembers of the calculators; null: nothing. It ends with the tab, and no request carries it. */
export const keptValues = (): CalculatorValues | null => {
  try {
    const values = readValues(sessionStorage.getItem(place) ?? '');
    return isEmpty(values) ? null : values;
  } catch {
    return null; // a browser may refuse
  }
};

export const keepValues = (values: CalculatorValues): void => {
  try {
    sessionStorage.setItem(place, writeValues(values));
  } catch {
    // The address still holds them.
  }
};

/** Once they are saved as a week, or not wanted. */
export const forgetValues = (): void => {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept, so nothing is left.
  }
};

/** What the address names counts before what the tab remembers: a link shows what it was made of. */
export const valuesAtHand = (hash: string): CalculatorValues => {
  const named = readValues(hash);
  return isEmpty(named) ? (keptValues() ?? nothingTyped) : named;
};

/** A first week begins with what was worked out before there was an account; what is known already stays. */
export const carriedInto = (inputs: ProfileInputs, values: CalculatorValues): ProfileInputs => {
  const { restingHeartRate, ...body } = values;
  const typed = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  return {
    ...inputs,
    body: { ...inputs.body, ...typed },
    strength: {
      ...inputs.strength,
      restingHeartRate: restingHeartRate ?? inputs.strength.restingHeartRate,
    },
  };
};
