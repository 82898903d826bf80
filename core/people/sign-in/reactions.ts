import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { momentFor } from '#core/platform/notification/views/reader-formats.ts';
import { mailTo, notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { undeliverableReference } from '#core/platform/notification/delivery/reactions.ts';
import { clearAddressOf } from '#core/platform/notification/delivery/use-cases/address-state.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { deviceName } from './device.ts';
import { maxSessions } from './session.ts';

const pages = {
  fitboard: '/dashboard',
  account: '/dashboard/user/account',
  forgotPassword: '/auth/forgot-password',
  /** The footer there names the address to write to. */
  support: '/',
} as const;

type Mailing = Pick<Repositories, 'mails' | 'users'>;

type Clears = Parameters<typeof clearAddressOf>[0];

export const signInReactions: readonly Reaction[] = [
  // A code that was sent there has just been typed: mails arrive.
  reaction(
    'user.verified',
    'clear-mail-address',
    async (repositories: Clears, { userId }, { happenedAt }) => {
      await clearAddressOf(repositories, userId, happenedAt);
    },
  ),
  reaction(
    'user.email_changed',
    'clear-mail-address',
    async (repositories: Clears & Pick<Repositories, 'notifications'>, { userId }, { happenedAt }) => {
      await clearAddressOf(repositories, userId, happenedAt);
      await takeBack(repositories, { reference: undeliverableReference(userId), userId });
    },
  ),
  reaction('user.verified', 'welcome', async (repositories: Mailing, { userId }, context) => {
    const user = await repositories.users.find(userId);
    if (user?.status === 'ACTIVE')
      await mailTo(repositories, context, user, 'welcome', { link: pages.fitboard });
  }),
  reaction(
    'user.password_changed',
    'password-notice',
    (repositories: NotifyRepositories, { userId }, context) =>
      notify(
        repositories,
        context,
        aboutAccount(userId, {
          topic: 'password_changed',
          link: pages.forgotPassword,
          mailValues: (user) => ({ time: momentFor(context.happenedAt, user) }),
        }),
      ),
  ),
  reaction(
    'user.email_changed',
    'old-address-notice',
    async (repositories: Mailing, { userId, oldEmail }, context) => {
      const user = await repositories.users.find(userId);
      if (!user) return;
      await mailTo(repositories, context, user, 'email_changed', {
        link: pages.support,
        to: oldEmail,
        values: { time: momentFor(context.happenedAt, user) },
      });
    },
  ),
  reaction('user.email_changed', 'email-notice', (repositories: NotifyRepositories, { userId }, context) =>
    notify(
      repositories,
      context,
      aboutAccount(userId, { topic: 'email_changed', link: pages.account, withoutMail: true }),
    ),
  ),
  reaction(
    'user.signed_in',
    'new-device-notice',
    async (repositories: NotifyRepositories, event, context) => {
      if (!event.isNewDevice) return;
      const device = deviceName(event.userAgent) || event.userAgent || '?';
      await notify(
        repositories,
        context,
        aboutAccount(event.userId, {
          topic: 'new_sign_in',
          params: { device },
          link: pages.account,
          mailValues: (user) => ({ device, time: momentFor(context.happenedAt, user) }),
        }),
      );
    },
  ),
  reaction(
    'user.oldest_sign_in_ended',
    'sign-in-limit-notice',
    async (repositories: NotifyRepositories, event, context) => {
      const device = deviceName(event.userAgent) || event.userAgent || '?';
      const topic = 'oldest_sign_in_ended';
      await notify(
        repositories,
        context,
        aboutAccount(event.userId, {
          topic,
          params: { device, count: maxSessions },
          link: pages.account,
          groupKey: topic,
          withoutMail: !event.isFirstToday,
          mailValues: titledMail(topic, device),
        }),
      );
    },
  ),
  reaction(
    'sessions.ended',
    'push-ends',
    ({ pushSubscriptions }: Pick<Repositories, 'pushSubscriptions'>, { userId, sessionIds }) =>
      pushSubscriptions.removeOfSessions(userId, sessionIds),
  ),
];
