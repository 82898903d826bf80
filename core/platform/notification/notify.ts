import type { UserStatus } from '#core/access/actor/actor.ts';
import { after, day } from '#core/kernel/time.ts';
import { pageLink } from '#core/kernel/page-link.ts';
import type { Person } from '#core/access/actor/person.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { ReactionContext } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import {
  categoryOf,
  mayWait,
  preferenceOf,
  wants,
  type NotificationPreference,
  type NotificationType,
  type SystemTopic,
} from './categories.ts';
import { quietUntil, socialRoute, type MailRoute } from './digest/rhythm.ts';
import {
  allowedPlaceholders,
  mailTemplateOf,
  preferenceOfMail,
  socialMails,
  socialMailsADay,
  type MailTemplateKey,
} from './mail-templates.ts';
import { grouped } from './grouping.ts';
import { wordingOf, type Sentences } from './views/wording.ts';
import { newMail, type Mail, type Notification, type NotificationParams } from './notification.ts';

export type NotifyRepositories = Pick<
  Repositories,
  | 'digests'
  | 'events'
  | 'mails'
  | 'notificationPreferences'
  | 'notificationRhythms'
  | 'notifications'
  | 'people'
  | 'pushSubscriptions'
  | 'pushes'
>;

/** What every reaction gets beside its event: when it happened, when it is announced, and how addresses begin. */
export type NotifyContext = Pick<ReactionContext, 'at' | 'ids' | 'sentences' | 'baseUrl'>;

declare module '#core/kernel/reaction.ts' {
  interface ReactionContext {
    readonly sentences: Sentences;
  }
}

export type Notice = Readonly<{
  userId: UserId;
  type: NotificationType;
  topic?: SystemTopic;
  params?: NotificationParams;
  /** Inside the site, without language. */
  link: string | null;
  /** Unread ones with one key become one line with a count. */
  groupKey?: string;
  /** Who did it: nobody is notified of what they did themselves. */
  by?: UserId;
  /** What it hangs on, such as `review:<id>`: `takeBack` withdraws it by that. */
  reference?: string;
  /** The mail of this topic goes elsewhere, or there is none to be written now. */
  withoutMail?: boolean;
  /** What people do to each other: mailed only when a line of the list begins, and so many times a day. */
  social?: boolean;
  /** Shown in the list alone: no device is woken for it. */
  withoutPush?: boolean;
  /** What the mail's places need beyond the name; the link is made from `link`. */
  mailValues?: (user: Person) => Mail['values'];
}>;

/** Those who can't act are not notified either; PENDING people get mail only through what they asked for themselves. */
const mayBeNotified = (status: UserStatus): boolean => status === 'ACTIVE';

export const mailTo = async (
  { mails }: Pick<Repositories, 'mails'>,
  { at, ids, baseUrl }: NotifyContext,
  user: Person,
  template: MailTemplateKey,
  {
    link,
    to = user.email,
    values = {},
    names,
    notBefore = at,
  }: Readonly<{
    link: string;
    to?: string;
    values?: Mail['values'];
    names?: UserId | undefined;
    notBefore?: Date;
  }>,
): Promise<void> =>
  mails.append(
    newMail({
      id: ids.next(),
      userId: user.id,
      to,
      template,
      language: user.language,
      values: { link: pageLink(baseUrl, user.language, link), ...values },
      at,
      notBefore,
    }),
    names,
  );

const nameIn = ({ params }: Notice): string | null =>
  typeof params?.['user'] === 'string' ? params['user'] : null;

/** Answers whether a line begins: another of an unread group does not. */
const putLine = async (
  { notifications }: Pick<NotifyRepositories, 'notifications'>,
  line: Notification,
  notice: Notice,
  waits: boolean,
): Promise<boolean> => {
  const { by = null, reference = null } = notice;
  // A person who is not named is not part of what is said; if they leave, nothing about it changes.
  const actorName = by === null ? null : nameIn(notice);
  if (actorName === null && reference === null && line.groupKey === null) return notifications.insert(line);
  const begins = await notifications.insert(line, {
    actorId: actorName === null ? null : by,
    actorName,
    reference,
    at: line.createdAt,
    waits,
  });
  if (line.groupKey !== null)
    await notifications.reword(grouped(line, await notifications.causesOf(line.id)));
  return begins;
};

const mailIsWanted = (changed: readonly NotificationPreference[], template: MailTemplateKey): boolean => {
  const preference = preferenceOfMail(template);
  return preference === 'digest' || wants(changed, preference, 'email');
};

/** Every device on which this person is signed in and asked for it. */
const pushTo = async (
  { pushSubscriptions, pushes }: Pick<NotifyRepositories, 'pushSubscriptions' | 'pushes'>,
  { at, ids }: NotifyContext,
  { id, userId }: Pick<Notification, 'id' | 'userId'>,
): Promise<void> => {
  for (const subscription of await pushSubscriptions.of(userId, at)) {
    await pushes.append({
      id: ids.next(),
      subscriptionId: subscription.id,
      userId,
      notificationId: id,
      attempts: 0,
      nextAttemptAt: at,
      createdAt: at,
    });
  }
};

/** What the line in the list says, for mails that have no words of their own about it. */
const textOf = (
  { sentences }: NotifyContext,
  { type, topic, params = {} }: Notice,
  { language }: Person,
): string => {
  const { body, values } = wordingOf({ type, topic: topic ?? null, params, count: 1 });
  return sentences(language, body, values);
};

const lineOf = (notice: Notice, { at, ids }: NotifyContext): Notification => {
  const { userId, type, topic = null, params = {}, link, groupKey = null } = notice;
  const category = categoryOf(type);
  const id = ids.next();
  return { id, userId, type, topic, category, params, link, groupKey, count: 1, readAt: null, createdAt: at };
};

/** So many a day of what people do to each other, whatever it is; counted one at a time for each receiver. */
export const hasRoomForMail = async (
  { mails }: Pick<Repositories, 'mails'>,
  userId: UserId,
  at: Date,
): Promise<boolean> => (await mails.lockCountOf(userId, socialMails, after(at, -day))) < socialMailsADay;

/** Decision 60: busy topics fill no mailbox. Who has the list switched off has no lines that could begin. */
const isWorthMail = async (
  repositories: Pick<NotifyRepositories, 'mails'>,
  { at }: NotifyContext,
  { userId, social = false }: Notice,
  begins: boolean,
): Promise<boolean> => !social || (begins && (await hasRoomForMail(repositories, userId, at)));

/** How a mail about what people do comes to this reader now; anything else is written at once. */
export const routeOf = async (
  { notificationRhythms }: Pick<NotifyRepositories, 'notificationRhythms'>,
  { id, timeZone }: Person,
  at: Date,
): Promise<MailRoute> => socialRoute(await notificationRhythms.of(id), at, timeZone);

/** Some mails obey a switch that can't be moved, and may still wait: what they are about is known here alone. */
const heldUntil = async (
  { notificationRhythms }: Pick<NotifyRepositories, 'notificationRhythms'>,
  { at }: NotifyContext,
  { type, topic }: Notice,
  { id, timeZone }: Person,
): Promise<Date> => {
  if (!mayWait(type, topic ?? null)) return at;
  const { quiet } = await notificationRhythms.of(id);
  return quietUntil(quiet, at, timeZone) ?? at;
};

/** One line in the list, pushed to devices too, and one mail, each as the receiver's switches say. */
export const notify = async (
  repositories: NotifyRepositories,
  context: NotifyContext,
  notice: Notice,
): Promise<void> => {
  const { userId, type, topic = null, link, by } = notice;
  if (by === userId) return;
  const user = await repositories.people.find(userId);
  if (!user || !mayBeNotified(user.status)) return;

  const changed = await repositories.notificationPreferences.of(userId);
  const template = notice.withoutMail ? null : mailTemplateOf(type, topic);
  const isMailed = template !== null && mailIsWanted(changed, template);
  const route: MailRoute =
    isMailed && notice.social ? await routeOf(repositories, user, context.at) : { kind: 'AT_ONCE' };
  const isListed = wants(changed, preferenceOf(type, topic), 'inApp');
  let begins = true;
  if (isListed) {
    const line = lineOf(notice, context);
    begins = await putLine(repositories, line, notice, route.kind === 'DIGEST');
    // After the line: the list is held before its plan everywhere.
    if (route.kind === 'DIGEST') await repositories.digests.plan(userId, route.dueAt);
    await repositories.events.append({ type: 'notification.created', userId, notificationId: line.id });
    if (!notice.withoutPush) await pushTo(repositories, context, line);
  }
  // A digest counts lines of the list. Who has none there gets the mails themselves, when the digest would come.
  if (!isMailed || route.kind === 'NONE' || (route.kind === 'DIGEST' && isListed)) return;
  if (await isWorthMail(repositories, context, notice, begins)) {
    const values = {
      ...notice.mailValues?.(user),
      ...(allowedPlaceholders(template).includes('text') && { text: textOf(context, notice, user) }),
    };
    await mailTo(repositories, context, user, template, {
      link: link ?? '/',
      values,
      notBefore: route.kind === 'DIGEST' ? route.dueAt : await heldUntil(repositories, context, notice, user),
      names: 'user' in values || ('text' in values && nameIn(notice) !== null) ? by : undefined,
    });
  }
};
