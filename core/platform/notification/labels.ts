import type { DigestKind } from './digest/digest.ts';
import type {
  NotificationCategory,
  NotificationType,
  PreferenceCategory,
  SystemTopic,
} from './categories.ts';
import type { MailStatus } from './notification.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    notification: `mail.status.${MailStatus}`;
  }
  interface NotificationIds {
    notification:
      | `notification.category.${NotificationCategory}`
      | `notification.preference.${PreferenceCategory}.${'label' | 'help'}`
      | 'notification.preference.digest.label'
      | `digest.${DigestKind | 'title'}`
      | `notification.${NotificationType}.${'title' | 'body'}`
      | `notification.SYSTEM.${SystemTopic}.${'title' | 'body'}`;
  }
}
