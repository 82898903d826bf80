import type { Permission } from '#core/access/actor/permission.ts';
import type { Person } from '#core/access/actor/person.ts';
import type { UserId } from '#core/kernel/id.ts';
import { coreMessages } from '#core/kernel/messages/index.ts';
import { day } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import type { NotificationParams } from '#core/platform/notification/notification.ts';
import {
  mailTo,
  notify,
  type NotifyContext,
  type NotifyRepositories,
} from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import type { SanctionRow } from './ports.ts';
import type { TargetKind } from './report.ts';
import type { SanctionKind } from './sanction.ts';

const pages = {
  sanctions: '/dashboard/user/sanctions',
  signIn: '/auth/login',
  /** In the console. */
  cases: '/admin/cases',
} as const;

type News = Readonly<{ topic: SystemTopic; params?: NotificationParams }>;

/** Who may not sign in reads it in a mail alone, and is led to where the reason is told. */
const mailShutOut = (
  repositories: NotifyRepositories,
  context: NotifyContext,
  person: Person,
  { topic, params = {} }: News,
): Promise<void> => {
  const { language } = person;
  const title = coreMessages[language][`notification.SYSTEM.${topic}.title`];
  const text = context.sentences(language, `notification.SYSTEM.${topic}.body`, params);
  return mailTo(repositories, context, person, 'notification_system', {
    link: pages.signIn,
    values: { title, text },
  });
};

export const notifyPerson = async (
  repositories: NotifyRepositories,
  context: NotifyContext,
  userId: UserId,
  { topic, params = {} }: News,
): Promise<void> => {
  const person = await repositories.people.find(userId);
  if (!person) return;
  if (person.status === 'HOLD' || person.status === 'BAN')
    return mailShutOut(repositories, context, person, { topic, params });
  await notify(
    repositories,
    context,
    aboutAccount(userId, { topic, params, link: pages.sanctions, mailValues: titledMail(topic) }),
  );
};

const topicOfKind: Readonly<Record<SanctionKind, SystemTopic>> = {
  HIDE: 'content_hidden',
  WARNING: 'warned',
  RESTRICT: 'restricted',
  HOLD: 'account_held',
  BAN: 'account_banned',
};

/** What its sentence speaks of: the kind of thing, the reason as staff wrote it, and for how many days. */
export const givenNews = ({ kind, targetKind, reason, until, createdAt }: SanctionRow): News => ({
  topic: topicOfKind[kind],
  params: {
    ...(kind === 'HIDE' && { type: targetKind }),
    ...((kind === 'HIDE' || kind === 'WARNING' || kind === 'RESTRICT') && { note: reason }),
    ...(until && { count: Math.round((until.getTime() - createdAt.getTime()) / day) }),
  },
});

export const liftedNews = ({ kind, targetKind }: Pick<SanctionRow, 'kind' | 'targetKind'>): News =>
  kind === 'HIDE'
    ? { topic: 'content_restored', params: { type: targetKind } }
    : { topic: 'sanction_lifted' };

/** Reporters hear that it was handled, never how, nor anything that could say who else reported. */
export const notifyReporters = async (
  repositories: NotifyRepositories & Pick<Repositories, 'contentReports'>,
  context: NotifyContext,
  caseId: string,
): Promise<void> => {
  for (const { reporterId } of await repositories.contentReports.ofCase(caseId))
    await notify(repositories, context, aboutAccount(reporterId, { topic: 'report_decided', link: null }));
};

/** To see cases of this kind. Kinds whose module is still to come are looked at by those who hold accounts. */
const permissionOfKind: Readonly<Partial<Record<TargetKind, Permission>>> = {
  USER: 'user.view',
  RATING: 'review.view',
  FEED: 'feed.view',
  COMMENT: 'feed.view',
  MESSAGE: 'chat.view',
  ROOM: 'chat.view',
  MEDIUM: 'media.view',
  POST: 'post.view',
  CHALLENGE: 'knowledge.view',
  CHALLENGE_REVIEW: 'knowledge.view',
  SITE: 'domain.view',
  GIFT: 'transaction.view',
};

/** One line for all that wait; it counts them until it is read. */
export const notifyModerators = async (
  repositories: NotifyRepositories & Pick<Repositories, 'moderators'>,
  context: NotifyContext,
  { targetKind, reference }: Readonly<{ targetKind: TargetKind; reference: string }>,
): Promise<void> => {
  const permission = permissionOfKind[targetKind] ?? 'user.manage';
  for (const userId of await repositories.moderators.withAny([permission]))
    await notify(
      repositories,
      context,
      aboutAccount(userId, { topic: 'case_waiting', link: pages.cases, groupKey: 'case_waiting', reference }),
    );
};
