import { isMeasured, readField, sections } from '#core/body/indicator/fields.ts';
import { minBodySides } from '#core/body/snapshot/snapshot.ts';
import { askedKeys, formScreens, screensOfStep, steps, type Step } from '../form-screens.ts';
import { inputIssues, inputsIn, type ProfileValues } from '../profile-form.ts';

const isComplete = (step: Step, values: ProfileValues): boolean => {
  if (step === 'photos') return values.media.length >= minBodySides;
  const section = sections.find((name) => name === step);
  if (section === undefined) return false;
  const inputs = inputsIn(values);
  const keys = screensOfStep(step).flatMap((index) =>
    askedKeys(formScreens[index]?.keys ?? [], inputs.body.gender),
  );
  const broken = inputIssues(inputs).some(({ path }) => path.startsWith(`${section}.`));
  return !broken && keys.every((key) => isMeasured(readField(inputs, key)));
};

/** Steps that have all they are asked for. */
export const completeSteps = (values: ProfileValues): readonly Step[] =>
  steps.filter((step) => isComplete(step, values));
