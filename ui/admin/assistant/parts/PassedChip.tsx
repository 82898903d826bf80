import { FormattedMessage } from 'react-intl';
import { isPassed } from '#core/assistant/ai-coach/prompt.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';

export const PassedChip = ({
  evaluation,
}: Readonly<{ evaluation: Readonly<{ cases: number; passed: number }> }>) => (
  <StatusChip
    status={isPassed(evaluation) ? 'done' : 'refused'}
    label={<FormattedMessage id={isPassed(evaluation) ? 'console.ai.passed' : 'console.ai.notPassed'} />}
  />
);
