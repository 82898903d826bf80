import type { Id, UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';

export type NotificationParams = Readonly<Record<string, string | number>>;

/** A line in a member's list. `type` and `params` make the sentence in the reader's language. */
export type Notification = Readonly<{
  id: Id<'notification'>;
  userId: UserId;
  type: string;
  /** Which sentence of a type that has several: SYSTEM's topics. */
  topic: string | null;
  category: string;
  params: NotificationParams;
  /** Where a click leads, inside the site; null when nowhere. */
  link: string | null;
  /** Unread ones with one key are one line with a count. */
  groupKey: string | null;
  count: number;
  readAt: Date | null;
  createdAt: Date;
}>;

export const mailStatuses = [
  'PENDING',
  'SENT',
  'FAILED',
  'KEPT',
  // What was sent, and came back or was called junk.
  'BOUNCED',
  'COMPLAINED',
  // Never sent: mails to that address come back.
  'SKIPPED',
] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** A mail on its way. `secrets` (codes, links) are sealed while waiting and forgotten once sent. */
export type Mail = Readonly<{
  id: Id<'mail'>;
  userId: UserId | null;
  to: string;
  template: string;
  language: Language;
  values: Readonly<Record<string, string>>;
  secrets: Readonly<Record<string, string>>;
  status: MailStatus;
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** The mail from staff to many that this is one of. */
  announcementId: string | null;
}>;

/** A mail as it is written: to be sent at once, or not before a later time. */
export const newMail = ({
  values = {},
  secrets = {},
  announcementId = null,
  at,
  notBefore = at,
  ...mail
}: Pick<Mail, 'id' | 'userId' | 'to' | 'template' | 'language'> &
  Partial<Pick<Mail, 'values' | 'secrets' | 'announcementId'>> &
  Readonly<{ at: Date; notBefore?: Date }>): Mail => ({
  ...mail,
  values,
  secrets,
  status: 'PENDING',
  attempts: 0,
  nextAttemptAt: notBefore,
  lastError: null,
  createdAt: at,
  sentAt: null,
  announcementId,
});

export const maxMailAttempts = 5;
/** Minutes to wait before each further attempt. */
export const mailRetryMinutes = [1, 5, 30, 120] as const;
