import { useIntl } from 'react-intl';
import type { RatingReason } from '#core/assistant/ai-coach/answer.ts';

/** What a member found wrong, in one line. */
export const ReasonNames = ({ reasons }: Readonly<{ reasons: readonly RatingReason[] }>) => {
  const { formatMessage } = useIntl();
  return <>{reasons.map((reason) => formatMessage({ id: `console.ai.reason.${reason}` })).join(' · ')}</>;
};
