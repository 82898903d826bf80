import { z } from 'zod';
import { notificationCategories } from '#core/platform/notification/categories.ts';
import { byId, contract, done, id, instant, page, pageQuery, word } from '../../engine/contract/endpoint.ts';

const notification = z.object({
  id,
  type: z.string(),
  topic: z.string().nullable(),
  category: z.string(),
  /** In the reader's language. */
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  count: z.int(),
  readAt: instant.nullable(),
  createdAt: instant,
});

const mailAddress = z.object({
  email: z.string(),
  /** Null: mails arrive there. */
  undeliverableSince: instant.nullable(),
  /** Until then its owner can't say again that it is right. */
  keptUntil: instant.nullable(),
});

export const notifications = contract({
  list: {
    method: 'GET',
    path: '/notifications',
    summary: 'Notices of the last 30 days, newest first',
    access: 'member',
    query: z.strictObject({
      ...pageQuery,
      /** Only what came after the line with this id. */
      after: word(64).optional(),
      category: z.enum(notificationCategories).optional(),
    }),
    output: page(notification),
    refusals: ['input.cursor'],
  },
  unreadCount: {
    method: 'GET',
    path: '/notifications/unread-count',
    summary: 'Unread notices of the last 30 days',
    access: 'member',
    output: z.object({ count: z.int() }),
    refusals: [],
  },
  readAll: {
    method: 'POST',
    path: '/notifications/read-all',
    summary: 'Mark all read',
    access: 'member',
    output: z.object({ changed: z.int() }),
    refusals: [],
  },
  read: {
    method: 'POST',
    path: '/notifications/:id/read',
    summary: 'Mark one read',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['notification.not_found'],
  },
  delete: {
    method: 'DELETE',
    path: '/notifications/:id',
    summary: 'Delete one',
    access: 'member',
    params: byId,
    output: done,
    refusals: ['notification.not_found'],
  },
  deleteAll: {
    method: 'DELETE',
    path: '/notifications',
    summary: 'Delete all',
    access: 'member',
    output: z.object({ deleted: z.int() }),
    refusals: [],
  },
  mailAddress: {
    method: 'GET',
    path: '/mail-address',
    summary: 'Whether mails to the caller come back',
    access: 'member',
    output: mailAddress,
    refusals: [],
  },
  keepMailAddress: {
    method: 'POST',
    path: '/mail-address/keep',
    summary: 'Say that the address is right: mails go there again until the next one comes back',
    access: 'member',
    output: mailAddress,
    refusals: ['mail_address.deliverable', 'mail_address.kept_lately'],
    limit: 'write',
  },
});
