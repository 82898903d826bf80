import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const aiErrors = {
  'ai.indicator_not_found': 'not_found',
  'ai.indicator_required': 'invalid',
  /** It failed, and nothing was charged. */
  'ai.cannot_get_messages': 'unavailable',
  'ai.pro_required': 'forbidden',
  'ai.question_required': 'invalid',
  'ai.answer_not_found': 'not_found',
  'ai.conversation_not_found': 'not_found',
  'ai.in_progress': 'conflict',
  'ai.not_retryable': 'conflict',
  'ai.daily_limit': 'refused',
  'ai.consent_stale': 'conflict',
  'ai.prompt_not_evaluated': 'conflict',
  'ai.prompt_not_found': 'not_found',
  'ai.evaluation_not_found': 'not_found',
  'ai.evaluation_running': 'conflict',
  'ai.rule_not_found': 'not_found',
  'ai.rule_words': 'invalid',
  'ai.safety_rule': 'invalid',
  'ai.already_refunded': 'conflict',
  'ai.not_refundable': 'conflict',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const aiErrorParams = {
  'ai.daily_limit': ['max'],
} as const satisfies ErrorParamNames<typeof aiErrors>;

type AiErrors = typeof aiErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends AiErrors {}
}
