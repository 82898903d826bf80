import { greetedAs } from '#core/access/actor/greeting-name.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { announcementPreference, announcementTemplate } from './announcement.ts';
import type { MailSwitch } from './categories.ts';
import { renderMail, type MailSite } from './views/mail-layout.ts';
import {
  canBeUnsubscribed,
  mailTemplates,
  preferenceOfMail,
  requireMailTemplateKey,
  type MailTemplateKey,
} from './mail-templates.ts';
import { mailPhrases } from './mail-template-texts.ts';
import type { Mail } from './notification.ts';
import type { RenderedMail, StoredMailTemplate } from './ports.ts';
import type { MailTemplateText } from './mail-template-texts.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

type Needs = Pick<Ports, 'tokens' | 'baseUrl'>;
type Sources = Pick<Repositories, 'announcements' | 'mailTemplates' | 'people' | 'settings'>;

export const mailSite = async (
  { settings }: Pick<Repositories, 'settings'>,
  baseUrl: string,
): Promise<MailSite> => {
  const { siteName, contactEmail, copyright } = await settings.read();
  return { name: siteName, url: baseUrl, contactEmail, copyright };
};

/** What staff wrote, else what came out of the box. */
export const templateText = (
  key: MailTemplateKey,
  stored: StoredMailTemplate | null,
  language: Language,
): MailTemplateText => (stored ?? mailTemplates[key])[language];

const placesIn = (key: MailTemplateKey): readonly string[] => mailTemplates[key].placeholders;

/** Places that mails written by an earlier version have no value for. */
const laterPlaces = (mail: Pick<Mail, 'values'>, language: Language): Mail['values'] => ({
  text: mail.values['title'] ?? '',
  refund: '',
  recording: '',
  left: mail.values['days'] ?? '',
  price: mailPhrases[language].orderPrice,
  account: mailPhrases[language].onOrderPage,
  time: mailPhrases[language].onOrderPage,
});

/** Codes and links that are secrets: shown to nobody but the receiver. */
const covered = (key: MailTemplateKey, values: Mail['values'], baseUrl: string): Mail['values'] =>
  Object.fromEntries(
    placesIn(key)
      .filter((place) => !(place in values))
      .map((place) => [place, place === 'link' ? baseUrl : '••••••']),
  );

export type ComposedMail = RenderedMail & Readonly<{ unsubscribeUrl: string | null }>;

type Words = Readonly<{
  text: MailTemplateText;
  /** Null: it can't be switched off. */
  preference: MailSwitch | null;
  covered: Mail['values'];
}>;

/** A test of an announcement that is still being written brings its words along. */
const announced = async (reads: Sources, mail: Omit<Mail, 'secrets'>, language: Language): Promise<Words> => {
  const stored = mail.announcementId === null ? null : await reads.announcements.find(mail.announcementId);
  const { subject = '', body = '' } = mail.values;
  return { text: stored?.[language] ?? { subject, body }, preference: announcementPreference, covered: {} };
};

const wordsOf = async (
  reads: Sources,
  mail: Omit<Mail, 'secrets'>,
  language: Language,
  baseUrl: string,
): Promise<Words> => {
  if (mail.template === announcementTemplate) return announced(reads, mail, language);
  const key = requireMailTemplateKey(mail.template);
  return {
    text: templateText(key, await reads.mailTemplates.find(key), language),
    preference: canBeUnsubscribed(key) ? preferenceOfMail(key) : null,
    covered: covered(key, { name: '', ...laterPlaces(mail, language), ...mail.values }, baseUrl),
  };
};

/** The mail as its receiver reads it; without `secrets`, what opens an account is covered. */
export const composeMail =
  ({ tokens, baseUrl }: Needs) =>
  async (
    reads: Sources,
    mail: Omit<Mail, 'secrets'> & Partial<Pick<Mail, 'secrets'>>,
  ): Promise<ComposedMail> => {
    const language = languages.find((name) => name === mail.language) ?? 'vi';
    const [receiver, words, site] = await Promise.all([
      mail.userId === null ? null : reads.people.find(mail.userId),
      wordsOf(reads, mail, language, baseUrl),
      mailSite(reads, baseUrl),
    ]);
    const link =
      mail.userId !== null && words.preference !== null
        ? unsubscribeUrl({ tokens, baseUrl }, mail.userId, words.preference)
        : null;
    const rendered = renderMail({
      ...words.text,
      values: {
        name: receiver ? greetedAs(receiver) : '',
        ...laterPlaces(mail, language),
        ...mail.values,
        ...(mail.secrets ?? words.covered),
      },
      site,
      language,
      unsubscribeUrl: link,
    });
    return { ...rendered, unsubscribeUrl: link };
  };
