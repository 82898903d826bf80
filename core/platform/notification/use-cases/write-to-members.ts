import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { greetedAs } from '#core/access/actor/greeting-name.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError, inBody, refuseFields } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import {
  announcementPlaces,
  announcementPreference,
  announcementTemplate,
  checkAnnouncement,
  type Announcement,
  type Audience,
} from '../announcement.ts';
import { mailSite } from '../compose-mail.ts';
import { renderMail } from '../views/mail-layout.ts';
import { checkMailText, sampleMailValues } from '../mail-templates.ts';
import { newMail } from '../notification.ts';
import type { AnnouncementRow, RenderedMail } from '../ports.ts';
import type { MailTemplateText } from '../mail-template-texts.ts';
import { unsubscribePath } from '../unsubscribe.ts';

export const listAnnouncements =
  ({ reads }: Reads<'announcements'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<AnnouncementRow>> => {
    requirePermission(actor, 'mail.view');
    return reads.announcements.list(request);
  };

export const getAnnouncement =
  ({ reads }: Reads<'announcements'>) =>
  async (actor: Actor, id: string): Promise<AnnouncementRow> => {
    requirePermission(actor, 'mail.view');
    return reads.announcements.row(id);
  };

export const countAudience =
  ({ reads }: Reads<'announcements'>) =>
  async (actor: Actor, audience: Audience): Promise<{ count: number; unsubscribed: number }> => {
    requirePermission(actor, 'mail.create', 'mail.manage');
    return reads.announcements.countAudience(audience, announcementPreference);
  };

type Text = MailTemplateText & Readonly<{ language: Language }>;

const requireFit = (text: MailTemplateText): void =>
  refuseFields(checkMailText(announcementPlaces, text).map(inBody));

export const previewAnnouncement =
  ({ reads, baseUrl }: Reads<'settings'> & Pick<Ports, 'baseUrl'>) =>
  async (actor: Actor, { language, subject, body }: Text): Promise<RenderedMail> => {
    requirePermission(actor, 'mail.create', 'mail.manage');
    requireFit({ subject, body });
    return renderMail({
      subject,
      body,
      language,
      values: sampleMailValues(language, baseUrl),
      site: await mailSite(reads, baseUrl),
      unsubscribeUrl: `${baseUrl}${unsubscribePath}`,
    });
  };

/** What is being written, to its author and to nobody else. */
export const sendTestAnnouncement =
  ({ transaction, clock, ids }: Writes<'auditLog' | 'mails' | 'people'> & Pick<Ports, 'clock' | 'ids'>) =>
  async (actor: Actor, { language, subject, body }: Text): Promise<void> => {
    requirePermission(actor, 'mail.create', 'mail.manage');
    const { id: userId } = requireMember(actor);
    requireFit({ subject, body });
    await transaction(async ({ people, mails, auditLog }) => {
      const at = clock.now();
      const user = await people.get(userId);
      const id = ids.next();
      await mails.append(
        newMail({
          id,
          userId,
          to: user.email,
          template: announcementTemplate,
          language,
          values: { name: greetedAs(user), subject, body },
          at,
        }),
      );
      await auditLog.append(
        audited(actor, {
          at,
          action: 'announcement.test_send',
          targetType: 'mail',
          targetId: id,
          before: null,
          after: { language, subject },
          reason: null,
        }),
      );
    });
  };

type Draft = Readonly<Record<Language, MailTemplateText> & { draftId: string; audience: Audience }>;

/** Once: the draft's id is taken with the first sending, no matter who presses the button again. */
export const sendAnnouncement =
  ({ transaction, clock, ids }: Writes<'announcements' | 'auditLog'> & Pick<Ports, 'clock' | 'ids'>) =>
  async (actor: Actor, { draftId, audience, vi, en }: Draft): Promise<AnnouncementRow> => {
    requirePermission(actor, 'mail.create', 'mail.manage');
    refuseFields(checkAnnouncement({ vi, en }));
    return transaction(async ({ announcements, auditLog }) => {
      const at = clock.now();
      const { count, unsubscribed } = await announcements.countAudience(audience, announcementPreference);
      if (count === unsubscribed) throw new DomainError('announcement.audience_empty');
      const announcement: Announcement = {
        id: ids.next(),
        draftId,
        status: 'SENDING',
        audience,
        vi,
        en,
        total: count - unsubscribed,
        written: 0,
        writtenTo: null,
        nextAt: at,
        createdBy: actor.kind === 'user' ? actor.id : null,
        createdAt: at,
        finishedAt: null,
      };
      await announcements.insert(announcement);
      await auditLog.append(
        audited(actor, {
          at,
          action: 'announcement.send',
          targetType: 'announcement',
          targetId: announcement.id,
          before: null,
          after: { audience, subject: vi.subject, total: announcement.total },
          reason: null,
        }),
      );
      return announcements.row(announcement.id);
    });
  };

/** Those who have the mail keep it; nobody else gets it. */
export const stopAnnouncement =
  ({ transaction, clock }: Writes<'announcements' | 'auditLog'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, id: string): Promise<AnnouncementRow> => {
    requirePermission(actor, 'mail.update', 'mail.manage');
    return transaction(async ({ announcements, auditLog }) => {
      const announcement = await announcements.lock(id);
      if (!announcement) throw new DomainError('announcement.not_found');
      const at = clock.now();
      const withdrawn = await announcements.withdrawMails(id);
      if (announcement.status !== 'SENDING' && withdrawn === 0)
        throw new DomainError('announcement.not_sending');
      const written = announcement.written - withdrawn;
      await announcements.update({ ...announcement, status: 'STOPPED', written, finishedAt: at });
      await auditLog.append(
        audited(actor, {
          at,
          action: 'announcement.stop',
          targetType: 'announcement',
          targetId: id,
          before: { status: announcement.status, written: announcement.written },
          after: { status: 'STOPPED', written },
          reason: null,
        }),
      );
      return announcements.row(id);
    });
  };
