import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const notificationErrors = {
  'notification.not_found': 'not_found',
  'notification.required_category': 'refused',
  'notification.quiet_hours_empty': 'invalid',
  'mail_template.not_found': 'not_found',
  'mail_template.placeholder_unknown': 'invalid',
  'mail_template.placeholder_missing': 'invalid',
  'mail_template.syntax': 'invalid',
  'mail.not_found': 'not_found',
  'mail.not_failed': 'conflict',
  'mail_address.deliverable': 'conflict',
  'mail_address.kept_lately': 'too_soon',
  'mail_notice.provider_unknown': 'not_found',
  'mail_notice.not_configured': 'unavailable',
  'mail_notice.proof_invalid': 'unauthenticated',
  'mail_notice.expired': 'unauthenticated',
  'mail_notice.mailbox_unavailable': 'unavailable',
  'announcement.not_found': 'not_found',
  'announcement.already_sent': 'conflict',
  'announcement.not_sending': 'conflict',
  'announcement.audience_empty': 'refused',
  'push.endpoint_refused': 'invalid',
  'push.not_available': 'unavailable',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const notificationErrorParams = {
  'mail_template.placeholder_unknown': ['placeholder'],
  'mail_template.placeholder_missing': ['placeholder'],
  'mail_template.syntax': ['line'],
} as const satisfies ErrorParamNames<typeof notificationErrors>;

type NotificationErrors = typeof notificationErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends NotificationErrors {}
}
