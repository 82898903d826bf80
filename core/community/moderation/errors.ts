import type { ErrorFields, ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const moderationErrors = {
  'social.content_refused': 'refused',
  'report.not_found': 'not_found',
  'report.exists': 'conflict',
  'report.own': 'refused',
  'case.not_found': 'not_found',
  'case.not_open': 'conflict',
  /** About oneself, or begun by one's own report. */
  'case.own': 'forbidden',
  'case.not_hideable': 'refused',
  'sanction.not_found': 'not_found',
  'sanction.not_active': 'conflict',
  'appeal.not_found': 'not_found',
  'appeal.exists': 'conflict',
  'appeal.too_late': 'refused',
  'appeal.not_pending': 'conflict',
  'appeal.same_moderator': 'forbidden',
  'text_rule.not_found': 'not_found',
  'text_rule.exists': 'conflict',
  'text_rule.domain_invalid': 'invalid',
} as const satisfies ErrorList;

export const moderationErrorParams = {
  'social.content_refused': ['words'],
} as const satisfies ErrorParamNames<typeof moderationErrors>;

export const moderationErrorFields = {
  'text_rule.exists': 'body.pattern',
} as const satisfies ErrorFields<typeof moderationErrors>;

type ModerationErrors = typeof moderationErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends ModerationErrors {}
}
