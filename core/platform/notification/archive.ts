import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import { everyRow } from '#core/kernel/page.ts';

const beginning = new Date(0);

export const notificationArchive: Hooks['archiveOf'] = async (reads, userId) => ({
  notifications: (await everyRow((page) => reads.notifications.pageOf(userId, beginning, page))).map((row) =>
    without(row, 'userId', 'groupKey'),
  ),
  notificationPreferences: await reads.notificationPreferences.of(userId),
  notificationRhythm: [await reads.notificationRhythms.of(userId)].map(({ quiet, mails }) => ({
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    mails,
  })),
  mailAddresses: (await reads.mailAddresses.of(userId)).map((row) => without(row, 'userId')),
  // What the mails said of codes and links was forgotten when they were sent.
  mails: (await everyRow((page) => reads.mails.pageOf(userId, page))).map(
    ({ to, template, language, values, status, createdAt, sentAt }) => ({
      to,
      template,
      language,
      values,
      status,
      createdAt,
      sentAt,
    }),
  ),
});
