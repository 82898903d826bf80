import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#ui/intl.ts';

/** Why something is shut, as the refusal would say it. */
export const GateReason = ({ reason }: Readonly<{ reason: string }>) => (
  <FormattedMessage id={`error.${reason}` as MessageId} values={{ leftSeconds: 0 }} /> // a code of the gate; each has its sentence
);
