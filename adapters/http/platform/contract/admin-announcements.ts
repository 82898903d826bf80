import { z } from 'zod';
import { userLevels, userTypes } from '#core/access/actor/actor.ts';
import { languages } from '#core/kernel/language.ts';
import { announcementStatuses } from '#core/platform/notification/announcement.ts';
import { byId, contract, done, id, instant, line, prose } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';

const text = z.strictObject({ subject: line(200, 1), body: prose(10_000, 1) });

/** Null does not narrow; what is set narrows together. Only ACTIVE members are ever written to. */
export const audience = z.strictObject({
  type: z.enum(userTypes).nullable(),
  level: z.enum(userLevels).nullable(),
  language: z.enum(languages).nullable(),
  userIds: z.array(id).min(1).max(500).nullable(),
});

const announcement = z.object({
  id: z.string(),
  status: z.enum(announcementStatuses),
  audience,
  vi: z.object({ subject: z.string(), body: z.string() }),
  en: z.object({ subject: z.string(), body: z.string() }),
  /** Members the audience had when it was sent, those who want no such mail left out. */
  total: z.int(),
  /** Handed to the outbox so far; what of them came through, what failed and what still waits there. */
  written: z.int(),
  sent: z.int(),
  failed: z.int(),
  waiting: z.int(),
  createdBy: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdAt: instant,
  /** All written, or stopped. */
  finishedAt: instant.nullable(),
});

export const adminAnnouncements = contract({
  list: {
    method: 'GET',
    path: '/admin/emails',
    summary: 'What staff wrote to members, and how far it came',
    access: ['mail.view'],
    query: listQuery,
    output: z.array(announcement),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/emails/:id',
    summary: 'One mail to members with its progress',
    access: ['mail.view'],
    params: byId,
    output: announcement,
    refusals: ['announcement.not_found'],
  },
  audience: {
    method: 'POST',
    path: '/admin/emails/audience',
    summary: 'How many an audience reaches, and how many of it want no such mail',
    access: ['mail.create', 'mail.manage'],
    body: z.strictObject({ audience }),
    output: z.object({ count: z.int(), unsubscribed: z.int() }),
    refusals: [],
  },
  preview: {
    method: 'POST',
    path: '/admin/emails/preview',
    summary: 'How a text would look',
    access: ['mail.create', 'mail.manage'],
    body: z.strictObject({ language: z.enum(languages), ...text.shape }),
    output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    refusals: ['mail_template.placeholder_unknown', 'mail_template.syntax'],
  },
  testSend: {
    method: 'POST',
    path: '/admin/emails/test',
    summary: 'Send a text to oneself',
    access: ['mail.create', 'mail.manage'],
    body: z.strictObject({ language: z.enum(languages), ...text.shape }),
    output: done,
    refusals: ['mail_template.placeholder_unknown', 'mail_template.syntax'],
    limit: 'send',
  },
  send: {
    method: 'POST',
    path: '/admin/emails',
    summary: 'Send to an audience, once: a draft that was sent is refused',
    access: ['mail.create', 'mail.manage'],
    /** `draftId` is made where the text is written, and belongs to that text. */
    body: z.strictObject({ draftId: id, audience, vi: text, en: text }),
    output: announcement,
    status: 201,
    refusals: [
      'announcement.already_sent',
      'announcement.audience_empty',
      'mail_template.placeholder_unknown',
      'mail_template.syntax',
      'idempotency.key_reused',
    ],
    idempotent: true,
    limit: 'send',
  },
  stop: {
    method: 'POST',
    path: '/admin/emails/:id/stop',
    summary: 'Write to nobody else; mails that still wait are withdrawn',
    access: ['mail.update', 'mail.manage'],
    params: byId,
    output: announcement,
    refusals: ['announcement.not_found', 'announcement.not_sending'],
  },
});
