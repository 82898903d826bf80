import { FormattedMessage, useIntl } from 'react-intl';
import type { AnswerKind, AnswerStatus, Producer } from '#core/assistant/ai-coach/answer.ts';
import type { PromptStatus } from '#core/assistant/ai-coach/prompt.ts';
import type { Severity } from '#core/assistant/finding/finding.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';

const answerColours = {
  RUNNING: 'active',
  COMPLETED: 'done',
  STOPPED: 'neutral',
  CANCELED: 'neutral',
  FAILED: 'refused',
} as const satisfies Record<AnswerStatus, Status>;

export const AnswerStatusChip = ({ status }: Readonly<{ status: AnswerStatus }>) => (
  <StatusChip
    status={answerColours[status]}
    label={<FormattedMessage id={`console.ai.status.${status}`} />}
  />
);

const severityColours = {
  STOP: 'refused',
  WARN: 'warning',
  IMPROVE: 'active',
  KEEP: 'done',
  INFO: 'neutral',
} as const satisfies Record<Severity, Status>;

export const SeverityChip = ({ severity }: Readonly<{ severity: Severity }>) => (
  <StatusChip
    status={severityColours[severity]}
    label={<FormattedMessage id={`console.ai.severity.${severity}`} />}
  />
);

const promptColours = {
  DRAFT: 'waiting',
  ACTIVE: 'done',
  RETIRED: 'locked',
} as const satisfies Record<PromptStatus, Status>;

export const PromptStatusChip = ({ status }: Readonly<{ status: PromptStatus }>) => (
  <StatusChip
    status={promptColours[status]}
    label={<FormattedMessage id={`console.ai.prompt.status.${status}`} />}
  />
);

export const useAiNames = () => {
  const { formatMessage } = useIntl();
  return {
    kind: (kind: AnswerKind) => formatMessage({ id: `console.ai.kind.${kind}` }),
    producer: (producer: Producer) => formatMessage({ id: `console.ai.producer.${producer}` }),
  };
};

/** Millionths of a dollar are kept; four decimals say as much as anybody needs of one answer. */
export const useCost = () => {
  const { formatNumber } = useIntl();
  return (micros: number): string =>
    formatNumber(micros / 1_000_000, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: micros !== 0 && micros < 1_000_000 ? 4 : 2,
    });
};
