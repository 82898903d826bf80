import type { Language } from '#core/kernel/language.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Mail } from '#core/notification/notification.ts';
import type { MailTemplateKey } from '#core/notification/mail-templates.ts';

type Writing = Readonly<{
  id: string;
  userId: UserId;
  to: string;
  language: Language;
  template: MailTemplateKey;
  at: Date;
  values?: Mail['values'];
  /** Codes and links: events never hold them, so the mail is written where they are made. */
  secrets?: Mail['secrets'];
}>;

export const accountMail = ({ values = {}, secrets = {}, at, ...mail }: Writing): Mail => ({
  ...mail,
  values,
  secrets,
  status: 'PENDING',
  attempts: 0,
  nextAttemptAt: at,
  lastError: null,
  createdAt: at,
  sentAt: null,
  announcementId: null,
});

/** A page of the member web in the reader's language; English addresses begin with `/en`. */
export const pageLink = (baseUrl: string, language: Language, path: string): string =>
  `${baseUrl.replace(/\/+$/, '')}${language === 'en' ? '/en' : ''}${path}`;
