import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { Refusal } from '../../app/refusal/Refusal.tsx';

/** Why something is shut, as the refusal would say it. */
export const GateReason = ({ reason }: Readonly<{ reason: string }>) => (
  <Refusal code={reason as ErrorCode} values={{ leftSeconds: 0 }} /> // a code of the gate; each has its sentence
);
