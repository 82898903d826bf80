import { FormattedMessage } from 'react-intl';
import type { EvaluationStatus } from '#core/assistant/ai-coach/trial/evaluation.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';

const colours = {
  RUNNING: 'active',
  PASSED: 'done',
  FAILED: 'refused',
} as const satisfies Record<EvaluationStatus, Status>;

export const PassedChip = ({
  evaluation: { status },
}: Readonly<{ evaluation: Readonly<{ status: EvaluationStatus }> }>) => (
  <StatusChip
    status={colours[status]}
    label={<FormattedMessage id={`console.ai.evaluation.status.${status}`} />}
  />
);
