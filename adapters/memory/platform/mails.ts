import { DomainError } from '#core/kernel/domain-error.ts';
import type { MailTemplates, Mails } from '#core/platform/notification/ports.ts';
import { decodeCursor, encodeCursor, pageOf } from '#adapters/ports/cursor.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending, descending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { deleteRows, type View } from '../engine/store.ts';

export const memoryMails = (view: () => View): Mails => {
  const mails = () => view().table('mails');
  return {
    async append({ secrets, ...mail }, namesId) {
      mails().set(mail.id, { userId: mail.userId, namesId: namesId ?? null, mail, secrets, heldUntil: null });
    },

    lockCountOf: async (userId, templates, since) =>
      mails()
        .all()
        .filter(({ mail }) => mail.userId === userId && mail.createdAt > since)
        .filter(({ mail }) => templates.includes(mail.template)).length,

    find: async (id) => mails().get(id)?.mail ?? null,

    async lastSentTo(address) {
      const [last] = mails()
        .all()
        .map(({ mail }) => mail)
        .filter(({ to, sentAt }) => sentAt !== null && to.toLowerCase() === address.toLowerCase())
        .toSorted(descending(({ id }) => [id]));
      return last ?? null;
    },

    async note(id, outcome) {
      const row = mails().get(id);
      if (row) mails().set(id, { ...row, mail: { ...row.mail, ...outcome } });
    },

    async withdraw(id) {
      if (id !== null && mails().get(id)?.mail.status === 'PENDING') mails().delete(id);
    },

    async release(userId, at, keep) {
      for (const row of mails().all()) {
        const { status, attempts, nextAttemptAt, template } = row.mail;
        const isHeld = row.userId === userId && status === 'PENDING' && attempts === 0 && nextAttemptAt > at;
        if (isHeld && !keep.includes(template))
          mails().set(row.mail.id, { ...row, mail: { ...row.mail, nextAttemptAt: at } });
      }
    },

    async dropHeld(userId, templates) {
      deleteRows(mails(), ({ userId: of, heldUntil, mail }) => {
        const isHeld =
          mail.status === 'PENDING' && mail.attempts === 0 && mail.nextAttemptAt > mail.createdAt;
        return of === userId && isHeld && heldUntil === null && templates.includes(mail.template);
      });
    },

    async forgetName(namesId) {
      for (const row of mails().all()) {
        if (row.namesId !== namesId) continue;
        const { user: _user, text: _text, ...values } = row.mail.values;
        if (row.mail.status !== 'SENT') mails().delete(row.mail.id);
        else mails().set(row.mail.id, { ...row, namesId: null, mail: { ...row.mail, values } });
      }
    },

    async take(at, until, limit) {
      const due = mails()
        .all()
        .filter(({ mail }) => mail.status === 'PENDING' && mail.nextAttemptAt <= at)
        .filter(({ heldUntil }) => heldUntil === null || heldUntil <= at)
        .toSorted(ascending(({ mail }) => [mail.nextAttemptAt, mail.id]))
        .slice(0, limit);
      for (const row of due) mails().set(row.mail.id, { ...row, heldUntil: until });
      return due.map(({ mail, secrets }) => ({ ...mail, secrets }));
    },

    async settle({ id, status, attempts, nextAttemptAt, lastError, sentAt }) {
      const row = mails().get(id);
      if (!row) return;
      mails().set(id, {
        ...row,
        mail: { ...row.mail, status, attempts, nextAttemptAt, lastError, sentAt },
        secrets: status === 'SENT' ? {} : row.secrets,
        heldUntil: null,
      });
    },

    list: async (request) =>
      staffList(
        mails()
          .all()
          .map(({ mail }) => mail),
        readListRequest(staffLists.mails, request),
        staffLists.mails,
        ({ to, template }) => [to, template],
      ),

    async pageOf(userId, { limit, cursor }) {
      const [before] = decodeCursor(cursor, 'id') ?? [];
      const found = mails()
        .all()
        .map(({ mail }) => mail)
        .filter((mail) => mail.userId === userId && (before === undefined || mail.id < before))
        .toSorted(descending(({ id }) => [id]));
      return pageOf(found, limit, ({ id }) => encodeCursor(id));
    },

    async get(id) {
      const row = mails().get(id);
      if (!row) throw new DomainError('mail.not_found');
      return { ...row.mail, secrets: row.secrets };
    },

    async deleteAllOf(id) {
      deleteRows(view().table('deliveryReports'), ({ mailId }) => mails().get(mailId)?.userId === id);
      deleteRows(mails(), ({ userId }) => userId === id);
    },
  };
};

export const memoryMailTemplates = (view: () => View): MailTemplates => {
  const templates = () => view().table('mailTemplates');
  return {
    all: async () =>
      templates()
        .all()
        .toSorted(ascending(({ key }) => [key])),
    find: async (key) => templates().get(key) ?? null,
    async put(template) {
      const stored = templates().get(template.key)?.version ?? 0;
      if (stored !== template.version - 1) throw new DomainError('version.stale');
      templates().set(template.key, template);
    },
  };
};
