import type { ProfileInputs } from '#core/body/indicator/fields.ts';
import type { SavedWeek } from './week.ts';

/** What was answered, without what follows from it: the formulas stay where results are shown. */
export const inputsOf = ({ body, strength, lifestyle, nutrition }: SavedWeek): ProfileInputs => ({
  body,
  strength,
  lifestyle,
  nutrition,
});
