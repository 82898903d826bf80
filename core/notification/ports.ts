import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Mail, Notification } from './notification.ts';

export interface Notifications {
  insert(notification: Notification): Promise<void>;
  pageOf(
    userId: UserId,
    since: Date,
    page: PageRequest & { after?: string | undefined },
  ): Promise<Page<Notification>>;
  unreadCount(userId: UserId, since: Date): Promise<number>;
  /** Fails with notification.not_found when it is not this member's. */
  markRead(userId: UserId, id: string, at: Date): Promise<void>;
  markAllRead(userId: UserId, at: Date): Promise<number>;
  delete(userId: UserId, id: string): Promise<void>;
  deleteAll(userId: UserId): Promise<number>;
}

export type NotificationPreference = Readonly<{ category: string; inApp: boolean; email: boolean }>;

export interface NotificationPreferences {
  /** Only what the member changed; defaults fill the rest. */
  of(userId: UserId): Promise<readonly NotificationPreference[]>;
  put(userId: UserId, preferences: readonly NotificationPreference[]): Promise<void>;
}

export interface Mails {
  append(mail: Mail): Promise<void>;
  /** Due ones, oldest first, held for this worker until `until`, skipping those another worker holds. */
  take(at: Date, until: Date, limit: number): Promise<readonly Mail[]>;
  /** Stores the outcome; a sent mail's secrets are forgotten. */
  settle(mail: Mail): Promise<void>;
  list(request: ListRequest): Promise<List<Omit<Mail, 'secrets'>>>;
  get(id: string): Promise<Mail>;
  /** What this person was sent, newest first. */
  sentTo(userId: UserId, limit: number): Promise<readonly Omit<Mail, 'secrets'>[]>;
}

export type MailTemplateText = Readonly<{ subject: string; body: string }>;
export type StoredMailTemplate = Readonly<{
  key: string;
  vi: MailTemplateText;
  en: MailTemplateText;
  version: number;
  updatedAt: Date;
  updatedBy: UserId | null;
}>;

export interface MailTemplates {
  /** Only those staff changed; the built-in texts fill the rest. */
  all(): Promise<readonly StoredMailTemplate[]>;
  find(key: string): Promise<StoredMailTemplate | null>;
  /** Insert at version 1, else conditional on `version - 1`; fails with version.stale. */
  put(template: StoredMailTemplate): Promise<void>;
}

export type RenderedMail = Readonly<{ subject: string; html: string; text: string }>;

/** The one that speaks SMTP; null transport keeps mails where staff can read them. */
export interface Mailer {
  readonly keeps: boolean;
  send(
    mail: RenderedMail & { to: string; id: string; unsubscribeUrl: string | null; language: Language },
  ): Promise<void>;
}
