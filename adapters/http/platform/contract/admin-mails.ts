import { z } from 'zod';
import { languages } from '#core/kernel/language.ts';
import { mailStatuses } from '#core/platform/notification/notification.ts';
import { byId, contract, done, instant, line, prose } from '../../engine/contract/endpoint.ts';
import { listQuery } from '../../engine/contract/list.ts';

const templateText = z.strictObject({ subject: line(200, 1), body: prose(10_000, 1) });
const template = z.object({
  /** The key. */
  id: z.string(),
  placeholders: z.array(z.string()),
  requiredPlaceholders: z.array(z.string()),
  canBeUnsubscribed: z.boolean(),
  isChanged: z.boolean(),
  vi: z.object({ subject: z.string(), body: z.string() }),
  en: z.object({ subject: z.string(), body: z.string() }),
  version: z.int(),
  updatedAt: instant.nullable(),
});
const rendered = z.object({ subject: z.string(), html: z.string(), text: z.string() });

export const adminMails = contract({
  templates: {
    method: 'GET',
    path: '/admin/email-templates',
    summary: 'Mail templates',
    access: ['mail.view'],
    query: listQuery,
    output: z.array(template),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  template: {
    method: 'GET',
    path: '/admin/email-templates/:id',
    summary: 'One template',
    access: ['mail.view'],
    params: byId,
    output: template,
    refusals: ['mail_template.not_found'],
  },
  updateTemplate: {
    method: 'PUT',
    path: '/admin/email-templates/:id',
    summary: 'Change a template in both languages',
    access: ['mail.manage'],
    params: byId,
    body: z.strictObject({ version: z.int().min(0), vi: templateText, en: templateText }),
    output: template,
    refusals: [
      'mail_template.not_found',
      'mail_template.placeholder_unknown',
      'mail_template.placeholder_missing',
      'mail_template.syntax',
      'version.stale',
    ],
  },
  preview: {
    method: 'POST',
    path: '/admin/email-templates/:id/preview',
    summary: 'How a text would look, with sample values',
    access: ['mail.view'],
    params: byId,
    body: z.strictObject({ language: z.enum(languages), subject: line(200, 1), body: prose(10_000, 1) }),
    output: rendered,
    refusals: ['mail_template.not_found', 'mail_template.placeholder_unknown', 'mail_template.syntax'],
  },
  testSend: {
    method: 'POST',
    path: '/admin/email-templates/:id/test-send',
    summary: 'Send the saved template to oneself',
    access: ['mail.manage'],
    params: byId,
    body: z.strictObject({ language: z.enum(languages) }),
    output: done,
    refusals: ['mail_template.not_found'],
    limit: 'send',
  },
  log: {
    method: 'GET',
    path: '/admin/email-log',
    summary: 'Mails and what became of them; never their codes',
    access: ['mail.view'],
    query: listQuery,
    output: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        userId: z.string().nullable(),
        template: z.string(),
        language: z.enum(languages),
        status: z.enum(mailStatuses),
        attempts: z.int(),
        lastError: z.string().nullable(),
        createdAt: instant,
        sentAt: instant.nullable(),
      }),
    ),
    produces: 'list',
    refusals: ['input.sort', 'input.filter', 'input.range'],
  },
  mail: {
    method: 'GET',
    path: '/admin/email-log/:id',
    summary: 'One mail as it was written, codes and links covered',
    access: ['mail.view'],
    params: byId,
    output: rendered.extend({
      id: z.string(),
      to: z.string(),
      template: z.string(),
      status: z.enum(mailStatuses),
      attempts: z.int(),
      lastError: z.string().nullable(),
      createdAt: instant,
      sentAt: instant.nullable(),
    }),
    refusals: ['mail.not_found'],
  },
  retry: {
    method: 'POST',
    path: '/admin/email-log/:id/retry',
    summary: 'Try a failed mail again',
    access: ['mail.update', 'mail.manage'],
    params: byId,
    output: done,
    refusals: ['mail.not_found', 'mail.not_failed'],
  },
});
