import type { Chance } from './id.ts';

const drawn = 6;
const range = 10 ** drawn;

/**
 * Draws a whole number from 0 up to, not including, the number of choices, each as likely as the others: what would
 * favour the first ones is drawn again.
 */
export const picker =
  ({ digits }: Pick<Chance, 'digits'>) =>
  (choices: number): number => {
    if (!Number.isSafeInteger(choices) || choices < 1 || choices > range) {
      throw new RangeError(`Cannot draw from ${choices} choices`);
    }
    const fair = range - (range % choices);
    for (;;) {
      const number = Number(digits(drawn));
      if (number < fair) return number % choices;
    }
  };
