import type { Language } from '#core/kernel/language.ts';
import type { MessageId } from '#core/kernel/messages/index.ts';
import { notificationTypes, systemTopics } from './categories.ts';
import type { Notification, NotificationParams } from './notification.ts';

/** Says a sentence of the catalogues; whoever writes words that can't wait for their reader needs it. */
export type Sentences = (language: Language, id: MessageId, values: NotificationParams) => string;

export type NotificationWording = Readonly<{ title: MessageId; body: MessageId; values: NotificationParams }>;

/** Which sentences a line is made of, and their values; whoever shows it says them in the reader's language. */
export const wordingOf = ({
  type,
  topic,
  params,
  count,
}: Pick<Notification, 'type' | 'topic' | 'params' | 'count'>): NotificationWording => {
  // Rows may be older than the words: an unknown type or topic is told as a plain message.
  const known = notificationTypes.find((name) => name === type) ?? 'SYSTEM';
  const values = { title: '', ...params, count: params['count'] ?? count };
  if (known !== 'SYSTEM')
    return { title: `notification.${known}.title`, body: `notification.${known}.body`, values };
  const about = systemTopics.find((name) => name === topic);
  if (about === undefined)
    return { title: 'notification.SYSTEM.title', body: 'notification.SYSTEM.body', values };
  return {
    title: `notification.SYSTEM.${about}.title`,
    body: `notification.SYSTEM.${about}.body`,
    values,
  };
};
