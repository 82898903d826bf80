import { isMeasured, readField } from '#core/body/indicator/fields.ts';
import { requiredFields } from '#core/body/snapshot/save-rules.ts';
import { minBodySides } from '#core/body/snapshot/snapshot.ts';
import { keysOf, steps, type Step, type WeekPlan } from '../form-screens.ts';
import { inputIssues, inputsIn, keyAt, type ProfileValues } from '../profile-form.ts';

const isComplete = (step: Step, values: ProfileValues, plan: WeekPlan): boolean => {
  if (step === 'photos') return values.media.length >= minBodySides;
  if (step === 'review') return false;
  const inputs = inputsIn(values);
  const keys = keysOf(step, plan);
  const isBroken = inputIssues(inputs).some(({ path }) => keys.some((key) => key === keyAt(path)));
  return !isBroken && requiredFields.every((key) => isMeasured(readField(inputs, key)));
};

/** Steps that have all that a save needs of them. */
export const completeSteps = (values: ProfileValues, plan: WeekPlan): readonly Step[] =>
  steps.filter((step) => isComplete(step, values, plan));
