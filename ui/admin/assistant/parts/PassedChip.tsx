import { FormattedMessage } from 'react-intl';
import type { AiEvaluation, EvaluationStatus } from '#core/assistant/ai-coach/trial/evaluation.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';

const colours = {
  RUNNING: 'active',
  PASSED: 'done',
  FAILED: 'refused',
  STOPPED: 'neutral',
} as const satisfies Record<EvaluationStatus, Status>;

export const PassedChip = ({
  evaluation: { status },
}: Readonly<{ evaluation: Readonly<{ status: EvaluationStatus }> }>) => (
  <StatusChip
    status={colours[status]}
    label={<FormattedMessage id={`console.ai.evaluation.status.${status}`} />}
  />
);

type Counted = Pick<AiEvaluation, 'status' | 'done' | 'passed' | 'cases'>;

/** Of one that ended before its last case, how many passed is half of the truth. */
export const CasesPassed = ({
  evaluation: { status, done, passed, cases },
}: Readonly<{ evaluation: Counted }>) => {
  const word = status === 'RUNNING' ? 'doneOf' : done === cases ? 'passedOf' : 'passedOfTried';
  return <FormattedMessage id={`console.ai.${word}`} values={{ done, passed, cases }} />;
};
