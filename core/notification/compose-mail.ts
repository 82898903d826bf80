import { displayName } from '#core/account/profile.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/ports.ts';
import type { Repositories } from '#core/transaction.ts';
import { renderMail, type MailSite } from './mail-layout.ts';
import {
  canBeUnsubscribed,
  mailTemplates,
  preferenceOfMail,
  requireMailTemplateKey,
  type MailTemplateKey,
} from './mail-templates.ts';
import type { Mail } from './notification.ts';
import type { MailTemplateText, RenderedMail, StoredMailTemplate } from './ports.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

type Needs = Pick<Ports, 'tokens' | 'baseUrl'>;
type Reads = Pick<Repositories, 'users' | 'mailTemplates' | 'settings'>;

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

/** Codes and links that are secrets: shown to nobody but the receiver. */
const covered = (key: MailTemplateKey, values: Mail['values'], baseUrl: string): Mail['values'] =>
  Object.fromEntries(
    placesIn(key)
      .filter((place) => !(place in values))
      .map((place) => [place, place === 'link' ? baseUrl : '••••••']),
  );

export type ComposedMail = RenderedMail & Readonly<{ unsubscribeUrl: string | null }>;

/** The mail as its receiver reads it; without `secrets`, what opens an account is covered. */
export const composeMail =
  ({ tokens, baseUrl }: Needs) =>
  async (
    reads: Reads,
    mail: Omit<Mail, 'secrets'> & Partial<Pick<Mail, 'secrets'>>,
  ): Promise<ComposedMail> => {
    const key = requireMailTemplateKey(mail.template);
    const [receiver, stored, site] = await Promise.all([
      mail.userId === null ? null : reads.users.find(mail.userId),
      reads.mailTemplates.find(key),
      mailSite(reads, baseUrl),
    ]);
    const language = languages.find((name) => name === mail.language) ?? 'vi';
    const values = { name: receiver ? displayName(receiver) : '', ...mail.values };
    const link =
      mail.userId !== null && canBeUnsubscribed(key)
        ? unsubscribeUrl({ tokens, baseUrl }, mail.userId, preferenceOfMail(key))
        : null;
    const rendered = renderMail({
      ...templateText(key, stored, language),
      values: { ...values, ...(mail.secrets ?? covered(key, values, baseUrl)) },
      site,
      language,
      unsubscribeUrl: link,
    });
    return { ...rendered, unsubscribeUrl: link };
  };
