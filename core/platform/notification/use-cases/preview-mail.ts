import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { greetedAs } from '#core/access/actor/greeting-name.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { inBody, refuseFields } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { mailSite } from '../compose-mail.ts';
import { renderMail } from '../views/mail-layout.ts';
import {
  canBeUnsubscribed,
  checkTemplate,
  requireMailTemplateKey,
  sampleMailValues,
} from '../mail-templates.ts';
import type { RenderedMail } from '../ports.ts';
import type { MailTemplateText } from '../mail-template-texts.ts';
import { unsubscribePath } from '../unsubscribe.ts';
import { newMail } from '../notification.ts';

type Text = MailTemplateText & Readonly<{ language: Language }>;

/** What is being written, with a sample value in every place; nothing is saved. */
export const previewMail =
  ({ reads, baseUrl }: Reads<'settings'> & Pick<Ports, 'baseUrl'>) =>
  async (actor: Actor, id: string, { language, subject, body }: Text): Promise<RenderedMail> => {
    requirePermission(actor, 'mail.view');
    const key = requireMailTemplateKey(id);
    // An unfinished text may lack a place; it is told when saving.
    refuseFields(
      checkTemplate(key, { subject, body })
        .filter(({ code }) => code !== 'mail_template.placeholder_missing')
        .map(inBody),
    );
    return renderMail({
      subject,
      body,
      language,
      values: sampleMailValues(language, baseUrl),
      site: await mailSite(reads, baseUrl),
      unsubscribeUrl: canBeUnsubscribed(key) ? `${baseUrl}${unsubscribePath}` : null,
    });
  };

type Needs = Writes<'auditLog' | 'mails' | 'people'> & Pick<Ports, 'clock' | 'ids' | 'baseUrl'>;

/** Sends the saved words to the requester, and to nobody else. */
export const sendTestMail =
  ({ transaction, clock, ids, baseUrl }: Needs) =>
  async (actor: Actor, id: string, { language }: Readonly<{ language: Language }>): Promise<void> => {
    requirePermission(actor, 'mail.manage');
    const key = requireMailTemplateKey(id);
    const { id: userId } = requireMember(actor);
    await transaction(async ({ people, mails, auditLog }) => {
      const at = clock.now();
      const user = await people.get(userId);
      await mails.append(
        newMail({
          id: ids.next(),
          userId,
          to: user.email,
          template: key,
          language,
          values: { ...sampleMailValues(language, baseUrl), name: greetedAs(user) },
          at,
        }),
      );
      await auditLog.append(
        audited(actor, {
          at,
          action: 'mail_template.test_send',
          targetType: 'mail_template',
          targetId: key,
          before: null,
          after: { language },
          reason: null,
        }),
      );
    });
  };
