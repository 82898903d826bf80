import type { Language } from '#core/kernel/language.ts';
import type { MessageId } from '#core/kernel/messages/index.ts';
import { notificationTypes, systemTopics } from '../categories.ts';
import type { Notification, NotificationParams } from '../notification.ts';

/** Formats a sentence of the catalogues, for texts that are written before their reader opens them. */
export type Sentences = (language: Language, id: MessageId, values: NotificationParams) => string;

export type NotificationWording = Readonly<{ title: MessageId; body: MessageId; values: NotificationParams }>;

/** Which sentences a line is made of, and their values; the screen formats them in the reader's language. */
export const wordingOf = ({
  type,
  topic,
  params,
  count,
}: Pick<Notification, 'type' | 'topic' | 'params' | 'count'>): NotificationWording => {
  // Rows may be older than the words: an unknown type or topic is told as a plain message.
  const known = notificationTypes.find((name) => name === type) ?? 'SYSTEM';
  const values = { title: '', recording: '', ...params, count: params['count'] ?? count };
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
