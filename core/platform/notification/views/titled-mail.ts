import { coreMessages } from '#core/kernel/messages/index.ts';
import type { SystemTopic } from '../categories.ts';
import type { Notice } from '../notify.ts';

/** The subject of a mail that has no words of its own: what has happened, and to what, where there is a name for it. */
export const titledMail =
  (topic: SystemTopic, about?: string): NonNullable<Notice['mailValues']> =>
  ({ language }) => {
    const happened = coreMessages[language][`notification.SYSTEM.${topic}.title`];
    return { title: about === undefined ? happened : `${happened}: ${about}` };
  };
