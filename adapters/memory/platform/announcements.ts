import { DomainError } from '#core/kernel/domain-error.ts';
import { aiUserId } from '#core/kernel/id.ts';
import type { User } from '#core/people/account/user.ts';
import type { Announcement, Audience } from '#core/platform/notification/announcement.ts';
import type { AnnouncementRow, Announcements } from '#core/platform/notification/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type View } from '../engine/store.ts';

const belongsTo =
  ({ type, level, language, userIds }: Audience) =>
  (user: User): boolean =>
    user.status === 'ACTIVE' &&
    user.id !== aiUserId &&
    (type === null || user.type === type) &&
    (level === null || user.level === level) &&
    (language === null || user.language === language) &&
    (userIds === null || userIds.includes(user.id));

export const memoryAnnouncements = (view: () => View): Announcements => {
  const announcements = () => view().table('announcements');
  const mailsOf = (id: string) =>
    view()
      .table('mails')
      .all()
      .filter(({ mail }) => mail.announcementId === id);

  const rowOf = (announcement: Announcement): AnnouncementRow => {
    const statuses = mailsOf(announcement.id).map(({ mail }) => mail.status);
    const author = announcement.createdBy && view().table('users').get(announcement.createdBy);
    return {
      ...announcement,
      createdByName: author ? author.fullname : null,
      sent: statuses.filter((status) => ['SENT', 'KEPT', 'COMPLAINED'].includes(status)).length,
      failed: statuses.filter((status) => ['FAILED', 'BOUNCED', 'SKIPPED'].includes(status)).length,
      waiting: statuses.filter((status) => status === 'PENDING').length,
    };
  };

  const wants = (user: User, preference: string): boolean =>
    view().table('notificationPreferences').get(keyOf(user.id, preference))?.email ?? true;
  const members = (audience: Audience) => view().table('users').all().filter(belongsTo(audience));

  return {
    async insert(announcement) {
      if (
        announcements()
          .all()
          .some(({ draftId }) => draftId === announcement.draftId)
      )
        view().refuse('announcement.already_sent');
      announcements().set(announcement.id, announcement);
    },

    find: async (id) => announcements().get(id) ?? null,
    lock: async (id) => announcements().get(id) ?? null,

    async update({ id, status, written, writtenTo, nextAt, finishedAt }) {
      const known = announcements().get(id);
      if (known) announcements().set(id, { ...known, status, written, writtenTo, nextAt, finishedAt });
    },

    takeDue: async (at) =>
      announcements()
        .all()
        .filter(({ status, nextAt }) => status === 'SENDING' && nextAt <= at)
        .toSorted(ascending(({ nextAt, id }) => [nextAt, id]))[0] ?? null,

    list: async (request) =>
      staffList(
        announcements().all().map(rowOf),
        readListRequest(staffLists.announcements, request),
        staffLists.announcements,
        ({ vi, en }) => [vi.subject, en.subject],
      ),

    async row(id) {
      const announcement = announcements().get(id);
      if (!announcement) throw new DomainError('announcement.not_found');
      return rowOf(announcement);
    },

    async countAudience(audience, preference) {
      const found = members(audience);
      return {
        count: found.length,
        unsubscribed: found.filter((user) => !wants(user, preference)).length,
      };
    },

    receiversAfter: async (audience, { after, before, limit, preference }) =>
      members(audience)
        .filter(({ id, createdAt }) => createdAt <= before && (after === null || id > after))
        .toSorted(ascending(({ id }) => [id]))
        .slice(0, limit)
        .map((user) => ({
          id: user.id,
          fullname: user.fullname,
          username: user.username,
          email: user.email,
          language: user.language,
          wants: wants(user, preference),
        })),

    async withdrawMails(id) {
      const waiting = mailsOf(id).filter(
        ({ mail, heldUntil }) => mail.status === 'PENDING' && heldUntil === null,
      );
      for (const { mail } of waiting) view().table('mails').delete(mail.id);
      return waiting.length;
    },
  };
};
