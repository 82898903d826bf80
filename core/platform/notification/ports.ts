import type { Sentences } from './views/wording.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Announcement, Audience } from './announcement.ts';
import type { NotificationPreference } from './categories.ts';
import type { MailTemplateText } from './mail-template-texts.ts';
import type { WaitingLine } from './digest/digest.ts';
import type { CauseSummary, NoticeCause } from './grouping.ts';
import type { Mail, Notification } from './notification.ts';
import type { Push, PushSubscription } from './push.ts';
import type { NotificationWording } from './views/wording.ts';

/** What was deleted, who is gone, or who took back what they did; `userId` narrows it to the lines of one receiver. */
export type Because =
  | Readonly<{ reference: string; actorId?: UserId; userId?: UserId }>
  | Readonly<{ actorId: UserId; userId?: UserId }>;

export type NotificationFilter = Readonly<{
  /** Only lines that came to the list after this one, whatever their times say; an unknown one is placed by its id. */
  after?: string | undefined;
  category?: string | undefined;
}>;

export type NotificationRow = Notification & Readonly<{ userName: string; read: boolean }>;

export interface Notifications {
  /**
   * At the end of the list; another of an unread group becomes one line with it, under the newer id. Answers whether a
   * line begins. Beyond `maxCauses` a line only counts.
   */
  insert(notification: Notification, cause?: NoticeCause): Promise<boolean>;
  causesOf(id: string): Promise<CauseSummary>;
  /** Lines that speak of it, held with their lists until the transaction ends. */
  lockBecauseOf(because: Because): Promise<readonly Notification[]>;
  forgetCauses(id: string, because: Because): Promise<void>;
  /** What lines of one receiver say of it waits for the digest; their list is held until the transaction ends. Answers how many lines. */
  letWait(because: Because & Readonly<{ userId: UserId }>): Promise<number>;
  /** What waits for this member's digest waits no longer; answers the unread lines of it, oldest first. */
  takeWaiting(userId: UserId): Promise<readonly WaitingLine[]>;
  /** What a line says; its place in the list stays. */
  reword(line: Pick<Notification, 'id' | 'count' | 'params'>): Promise<void>;
  find(id: string): Promise<Notification | null>;
  /** What came to the list last comes first. */
  pageOf(userId: UserId, since: Date, page: PageRequest & NotificationFilter): Promise<Page<Notification>>;
  list(request: ListRequest): Promise<List<NotificationRow>>;
  /** Fails with notification.not_found. */
  row(id: string): Promise<NotificationRow>;
  /** What the bell shows: unread messages have a number of their own. */
  unreadCount(userId: UserId, since: Date): Promise<number>;
  /** False when it was read before. Fails with notification.not_found when it is not this member's. */
  markRead(userId: UserId, id: string, at: Date): Promise<boolean>;
  markAllRead(userId: UserId, at: Date): Promise<number>;
  delete(userId: UserId, id: string): Promise<void>;
  deleteAll(userId: UserId): Promise<number>;
}

export interface NotificationPreferences {
  /** Only what the member changed; defaults fill the rest. */
  of(userId: UserId): Promise<readonly NotificationPreference[]>;
  put(userId: UserId, preferences: readonly NotificationPreference[]): Promise<void>;
  deleteAllOf(userId: UserId): Promise<void>;
}

export interface Mails {
  /** `names` is whom it speaks of by name: not its receiver. */
  append(mail: Mail, names?: UserId): Promise<void>;
  /** How many mails of these templates were written to this person from then on; nobody else writes one meanwhile. */
  lockCountOf(userId: UserId, templates: readonly string[], since: Date): Promise<number>;
  /** Takes back a mail of this transaction that must not be sent; as much work when there is none to take back. */
  withdraw(id: Mail['id'] | null): Promise<void>;
  /** What is held back for later, and was not tried yet, becomes due; mails of the templates to keep stay held. */
  release(userId: UserId, at: Date, keep: readonly string[]): Promise<void>;
  /** Takes back what is held back, was not tried yet and is of these templates. */
  dropHeld(userId: UserId, templates: readonly string[]): Promise<void>;
  /** Takes back what names this person and was not sent; what was sent stays in the log, without the name. */
  forgetName(userId: UserId): Promise<void>;
  find(id: string): Promise<Omit<Mail, 'secrets'> | null>;
  /** The newest mail that was handed over for this address, whatever its case. */
  lastSentTo(address: string): Promise<Omit<Mail, 'secrets'> | null>;
  /** What became of a mail after it was sent. */
  note(id: string, outcome: Pick<Mail, 'status' | 'lastError'>): Promise<void>;
  /** Due ones, oldest first, held for this worker until `until`, skipping those another worker holds. */
  take(at: Date, until: Date, limit: number): Promise<readonly Mail[]>;
  /** Stores the outcome; a sent mail's secrets are forgotten. */
  settle(mail: Mail): Promise<void>;
  list(request: ListRequest): Promise<List<Omit<Mail, 'secrets'>>>;
  get(id: string): Promise<Mail>;
  /** What this person was sent, newest first. */
  pageOf(userId: UserId, page: PageRequest): Promise<Page<Omit<Mail, 'secrets'>>>;
  /** What this person was sent, or is still to be sent. */
  deleteAllOf(userId: UserId): Promise<void>;
}

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

export interface PushSubscriptions {
  /** Of sign-ins that are alive, newest first. */
  of(userId: UserId, at: Date): Promise<readonly PushSubscription[]>;
  /** Null once it or its sign-in is over. */
  findAlive(id: string, at: Date): Promise<PushSubscription | null>;
  /** A device has one: the last person to sign in on it takes it over, and what waited for the one before is dropped. */
  put(subscription: PushSubscription): Promise<void>;
  keepNewest(userId: UserId, count: number): Promise<void>;
  remove(userId: UserId, endpoint: string): Promise<void>;
  removeOfSessions(userId: UserId, sessionIds: readonly string[]): Promise<void>;
  /** With what waits for them. */
  deleteAllOf(userId: UserId): Promise<void>;
}

export interface Pushes {
  append(push: Push): Promise<void>;
  /** Due ones, oldest first, held for this worker until `until`, skipping those another worker holds. */
  take(at: Date, until: Date, limit: number): Promise<readonly Push[]>;
  /** Tried again later. */
  postpone(push: Push): Promise<void>;
  /** What is held back for later, and was not tried yet, becomes due. */
  release(userId: UserId, at: Date): Promise<void>;
  /** Delivered, or not to be delivered any more. */
  remove(id: string): Promise<void>;
}

/** Brings sealed messages to the push services of browsers. */
export interface PushSender {
  /** VAPID: what browsers subscribe with; null where there is no way to push. */
  readonly publicKey: string | null;
  /** Fails with `PushGone` when nobody listens there any more. */
  send(subscription: PushSubscription, notice: PushNotice): Promise<void>;
}

export type PushNotice = Readonly<{
  id: string;
  wording: NotificationWording;
  language: Language;
  link: string | null;
}>;

export type AnnouncementRow = Announcement &
  Readonly<{ createdByName: string | null; sent: number; failed: number; waiting: number }>;

export type Receiver = Readonly<{
  id: UserId;
  fullname: string;
  username: string | null;
  email: string;
  language: Language;
  /** False when they switched mails of this kind off. */
  wants: boolean;
}>;

export interface Announcements {
  /** Fails with announcement.already_sent when this draft was. */
  insert(announcement: Announcement): Promise<void>;
  find(id: string): Promise<Announcement | null>;
  lock(id: string): Promise<Announcement | null>;
  update(announcement: Announcement): Promise<void>;
  /** The one that has waited longest, held until the transaction ends, skipping what another instance holds. */
  takeDue(at: Date): Promise<Announcement | null>;
  list(request: ListRequest): Promise<List<AnnouncementRow>>;
  /** Fails with announcement.not_found. */
  row(id: string): Promise<AnnouncementRow>;
  /** ACTIVE members it reaches, and how many of them want no mail of this preference. */
  countAudience(audience: Audience, preference: string): Promise<{ count: number; unsubscribed: number }>;
  /** ACTIVE members in the order of their ids, who were there `before`. */
  receiversAfter(
    audience: Audience,
    page: Readonly<{ after: UserId | null; before: Date; limit: number; preference: string }>,
  ): Promise<readonly Receiver[]>;
  /** Takes the mails nobody is sending back out of the outbox; answers how many. */
  withdrawMails(id: string): Promise<number>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    notifications: Notifications;
    notificationPreferences: NotificationPreferences;
    pushSubscriptions: PushSubscriptions;
    pushes: Pushes;
    mails: Mails;
    announcements: Announcements;
    mailTemplates: MailTemplates;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    readonly mailer: Mailer;
    readonly pushSender: PushSender;
    readonly sentences: Sentences;
  }
}
