import type { StaffPrompt } from '../data.ts';

type Tried = Pick<StaffPrompt, 'evaluationId' | 'isPassed' | 'passedModel' | 'modelInUse'>;

/** How far these words may be trusted with the model in use. */
export const standingOf = ({ evaluationId, isPassed, passedModel, modelInUse }: Tried) => {
  if (isPassed) return 'passed';
  if (passedModel !== null) return modelInUse === null ? 'noModel' : 'otherModel';
  return evaluationId === null ? 'untried' : 'notPassed';
};
