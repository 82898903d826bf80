import type { ContactMessage } from '#core/content/contact/contact-message.ts';
import type { ContactMessages, ContactRow } from '#core/content/contact/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { descending } from '../engine/ordering.ts';
import { assigneeOf } from '../engine/assignee.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    contactMessages: ContactMessage;
  }
}

const rowOf = (message: ContactMessage): ContactRow => {
  const { message: _, replies, sender: __, formToken: ___, textHash: ____, ...row } = message;
  return { ...row, replyCount: replies.length };
};

export const memoryContactMessages = (view: () => View): ContactMessages => {
  const messages = () => view().table('contactMessages');
  const drop = (isGone: (message: ContactMessage) => boolean): number => {
    const gone = messages().all().filter(isGone);
    for (const { id } of gone) messages().delete(id);
    return gone.length;
  };

  return {
    lockIntake: async () => {},

    countSince: async (shared, since) =>
      messages()
        .all()
        .filter(
          (message) =>
            message.createdAt > since &&
            (shared.sender === undefined || message.sender === shared.sender) &&
            (shared.email === undefined || message.email === shared.email) &&
            (shared.textHash === undefined || message.textHash === shared.textHash),
        ).length,

    mailedSince: async (since) =>
      messages()
        .all()
        .filter(({ mailed, createdAt }) => mailed && createdAt > since).length,

    async insert(message) {
      if (
        messages()
          .all()
          .some(({ formToken }) => formToken === message.formToken)
      )
        return false;
      messages().set(message.id, message);
      return true;
    },

    find: async (id) => messages().get(id) ?? null,
    lock: async (id) => messages().get(id) ?? null,

    async update(message) {
      if (messages().get(message.id)?.version !== message.version - 1) throw new DomainError('version.stale');
      messages().set(message.id, message);
    },

    async markMailed(id) {
      const message = messages().get(id);
      if (message) messages().set(id, { ...message, mailed: true });
    },

    of: async (userId) =>
      messages()
        .all()
        .filter((message) => message.userId === userId)
        .toSorted(descending(({ createdAt, id }) => [createdAt, id])),

    deleteAllOf: async (id) => void drop(({ userId }) => userId === id),

    deleteBefore: async ({ spam, closed }) =>
      drop(
        ({ status, updatedAt }) =>
          (status === 'SPAM' && updatedAt < spam) ||
          ((status === 'ANSWERED' || status === 'CLOSED') && updatedAt < closed),
      ),

    list: async (request) =>
      staffList(
        messages().all().map(rowOf),
        readListRequest(staffLists.contactMessages, request),
        staffLists.contactMessages,
        ({ name, email, subject }) => [name, email, subject],
        assigneeOf(view(), 'contact_message'),
      ),
  };
};
