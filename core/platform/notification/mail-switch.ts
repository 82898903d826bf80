import { announcementPreference, announcementTemplate } from './announcement.ts';
import type { MailSwitch } from './categories.ts';
import { isMailTemplateKey, preferenceOfMail } from './mail-templates.ts';

/** Which switch a mail of the outbox obeys; null for a template that is no more. */
export const switchOfMail = (template: string): MailSwitch | null => {
  if (template === announcementTemplate) return announcementPreference;
  return isMailTemplateKey(template) ? preferenceOfMail(template) : null;
};
