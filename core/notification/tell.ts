import type { UserStatus } from '#core/access/actor.ts';
import { pageLink } from '#core/account/account-mail.ts';
import type { User } from '#core/account/user.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/transaction.ts';
import { categoryOf, preferenceOf, wants, type NotificationType, type SystemTopic } from './categories.ts';
import { mailTemplateOf, preferenceOfMail, type MailTemplateKey } from './mail-templates.ts';
import type { Mail, NotificationParams } from './notification.ts';

export type TellingRepositories = Pick<
  Repositories,
  'users' | 'notifications' | 'notificationPreferences' | 'mails' | 'events'
>;

/** What every reaction gets beside its event: when the thing happened, when it is told, and how addresses begin. */
export type Telling = Readonly<{ at: Date; ids: Ids; baseUrl: string }>;

export type Notice = Readonly<{
  userId: UserId;
  type: NotificationType;
  topic?: SystemTopic;
  params?: NotificationParams;
  /** Inside the site, without language. */
  link: string | null;
  /** Unread ones with one key become one line with a count. */
  groupKey?: string;
  /** Whoever did it: nobody is told about what they did themselves. */
  by?: UserId;
  /** The mail of this topic goes elsewhere, or there is none to be written now. */
  withoutMail?: boolean;
  /** What the mail's places need beyond the name; the link is made from `link`. */
  mailValues?: (user: User) => Mail['values'];
}>;

/** Those who can't act are not told either; PENDING people get mail only through what they asked for themselves. */
const isTold = (status: UserStatus): boolean => status === 'ACTIVE';

export const mailTo = async (
  { mails }: Pick<Repositories, 'mails'>,
  { at, ids, baseUrl }: Telling,
  user: User,
  template: MailTemplateKey,
  { link, to = user.email, values = {} }: Readonly<{ link: string; to?: string; values?: Mail['values'] }>,
): Promise<void> =>
  mails.append({
    id: ids.next(),
    userId: user.id,
    to,
    template,
    language: user.language,
    values: { link: pageLink(baseUrl, user.language, link), ...values },
    secrets: {},
    status: 'PENDING',
    attempts: 0,
    nextAttemptAt: at,
    lastError: null,
    createdAt: at,
    sentAt: null,
  });

/** One line in the list and one mail, each as the receiver's switches say. */
export const tell = async (
  repositories: TellingRepositories,
  telling: Telling,
  notice: Notice,
): Promise<void> => {
  const { userId, type, topic = null, params = {}, link, groupKey = null, by } = notice;
  if (by === userId) return;
  const user = await repositories.users.find(userId);
  if (!user || !isTold(user.status)) return;

  const changed = await repositories.notificationPreferences.of(userId);
  if (wants(changed, preferenceOf(type, topic), 'inApp')) {
    const id = telling.ids.next();
    await repositories.notifications.insert({
      id,
      userId,
      type,
      topic,
      category: categoryOf(type),
      params,
      link,
      groupKey,
      count: 1,
      readAt: null,
      createdAt: telling.at,
    });
    await repositories.events.append({ type: 'notification.created', userId, notificationId: id });
  }
  const template = notice.withoutMail ? null : mailTemplateOf(type, topic);
  if (template !== null && wants(changed, preferenceOfMail(template), 'email')) {
    await mailTo(repositories, telling, user, template, {
      link: link ?? '/',
      values: notice.mailValues?.(user) ?? {},
    });
  }
};
