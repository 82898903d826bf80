import type { ServerResponse } from 'node:http';
import type { Application } from '#core/application.ts';
import type { Language } from '#core/kernel/language.ts';
import { isMessageId, say } from '#adapters/ports/messages.ts';
import { escapeHtml, sendPlainPage } from './plain-page.ts';

type Asked = Readonly<{ userId: string; category: string; signature: string }>;

const words = {
  vi: {
    title: 'Ngừng nhận email',
    question: (kind: string) => `Bạn không muốn nhận email “${kind}” nữa?`,
    button: 'Ngừng nhận',
    done: (kind: string) =>
      `Từ giờ bạn sẽ không nhận email “${kind}” nữa. Thông báo trong ứng dụng vẫn như cũ.`,
    settings: 'Xem các cài đặt thông báo',
  },
  en: {
    title: 'Stop emails',
    question: (kind: string) => `Do you want to stop receiving “${kind}” emails?`,
    button: 'Stop them',
    done: (kind: string) =>
      `You will no longer receive “${kind}” emails. Notifications in the app stay as they are.`,
    settings: 'See your notification settings',
  },
} as const;

const nameOf = (category: string, language: Language): string => {
  const id = `notification.preference.${category}.label`;
  return isMessageId(id) ? say(language, id) : category;
};

/** Where the link in a mail leads. Looking changes nothing: mail scanners open every link they see. */
export const askToUnsubscribe = (response: ServerResponse, language: Language, { category }: Asked): void => {
  const { title, question, button } = words[language];
  sendPlainPage(response, {
    language,
    title,
    body:
      `<h1>${escapeHtml(title)}</h1><div class="card"><p>${escapeHtml(question(nameOf(category, language)))}</p>` +
      `<form method="post"><button>${escapeHtml(button)}</button></form></div>`,
  });
};

/** The button, and RFC 8058's one click of a mail program. */
export const unsubscribeNow = async (
  response: ServerResponse,
  app: Pick<Application, 'notification'>,
  language: Language,
  asked: Asked,
): Promise<void> => {
  const category = await app.notification.unsubscribe(asked);
  const { title, done, settings } = words[language];
  const home = language === 'en' ? '/en/dashboard/settings' : '/dashboard/settings';
  sendPlainPage(response, {
    language,
    title,
    body:
      `<h1>${escapeHtml(title)}</h1><div class="card"><p>${escapeHtml(done(nameOf(category, language)))}</p>` +
      `<p><a href="${home}">${escapeHtml(settings)}</a></p></div>`,
  });
};
