import { z } from 'zod';
import { contactLimits, contactStatuses, contactSteps } from '#core/content/contact/contact-message.ts';
import { languages } from '#core/kernel/language.ts';
import {
  byId,
  contract,
  done,
  email,
  instant,
  line,
  name,
  prose,
  seenVersion,
  word,
} from '../../engine/contract/endpoint.ts';
import { assigned, listQuery } from '../../engine/contract/list.ts';

const { name: names, subject, message, reply } = contactLimits;

export const contact = contract({
  token: {
    method: 'GET',
    path: '/contact/token',
    summary: 'What a form that begins now has to send along; good from three seconds to two hours',
    access: 'visitor',
    output: z.object({ token: z.string() }),
    refusals: [],
  },
  send: {
    method: 'POST',
    path: '/contact',
    summary: 'Write to the site; whatever is not kept is answered alike',
    access: 'visitor',
    body: z.strictObject({
      name: name(names.max, names.min),
      email,
      subject: line(subject.max, subject.min),
      message: prose(message.max, message.min),
      token: word(512, 1),
      /** People don't see it; who fills it in is none. */
      website: z.string().max(300).optional(),
    }),
    output: done,
    refusals: ['contact.form_expired'],
    limit: 'write',
  },
});

const contactRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  language: z.enum(languages),
  /** Who was signed in. */
  userId: z.string().nullable(),
  status: z.enum(contactStatuses),
  replyCount: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const contactMessage = contactRow.omit({ replyCount: true }).extend({
  message: z.string(),
  replies: z.array(z.object({ at: instant, by: z.string(), text: z.string() })),
});

const writers = ['bug-report.update', 'bug-report.manage'] as const;
const stepRefusals = ['contact.not_found', 'contact.wrong_state', 'version.stale'] as const;

export const adminContact = contract({
  list: {
    method: 'GET',
    path: '/admin/contact-messages',
    summary: 'What people wrote through the contact form',
    access: ['bug-report.view'],
    query: listQuery,
    output: z.array(contactRow.extend(assigned)),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  get: {
    method: 'GET',
    path: '/admin/contact-messages/:id',
    summary: 'One message with its answers',
    access: ['bug-report.view'],
    params: byId,
    output: contactMessage,
    refusals: ['contact.not_found'],
  },
  reply: {
    method: 'POST',
    path: '/admin/contact-messages/:id/reply',
    summary: 'Answer by mail to the address that was given',
    access: writers,
    params: byId,
    body: z.strictObject({ version: seenVersion, text: prose(reply.max, reply.min) }),
    output: contactMessage,
    refusals: stepRefusals,
    limit: 'send',
  },
  move: {
    method: 'POST',
    path: '/admin/contact-messages/:id/move',
    summary: 'Close a message, call it spam, or open it again',
    access: writers,
    params: byId,
    body: z.strictObject({ version: seenVersion, step: z.enum(contactSteps) }),
    output: contactMessage,
    refusals: stepRefusals,
    limit: 'write',
  },
});
