import type { ErrorList } from '#core/kernel/error-kind.ts';

export const notificationErrors = {
  'notification.not_found': 'not_found',
  'notification.required_category': 'refused',
  'mail_template.not_found': 'not_found',
  'mail_template.placeholder_unknown': 'invalid',
  'mail_template.placeholder_missing': 'invalid',
  'mail_template.syntax': 'invalid',
  'mail.not_found': 'not_found',
  'mail.not_failed': 'conflict',
  'announcement.not_found': 'not_found',
  'announcement.already_sent': 'conflict',
  'announcement.not_sending': 'conflict',
  'announcement.audience_empty': 'refused',
  'push.endpoint_refused': 'invalid',
  'push.not_available': 'unavailable',
} as const satisfies ErrorList;
