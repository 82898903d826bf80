import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { UserId } from '#core/kernel/id.ts';
import { deviceName } from '#core/people/sign-in/device.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import type { Notice } from '#core/platform/notification/notify.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

export const securityPage = '/dashboard/user/security';
const passwordPage = '/dashboard/user/account';

/** Every change is news to the owner, also by mail: if it was not the owner, another person is in the account. */
const news = (
  userId: UserId,
  topic: SystemTopic,
  { link = securityPage, params }: Pick<Partial<Notice>, 'link' | 'params'> = {},
): Notice => aboutAccount(userId, { topic, link, ...(params && { params }), mailValues: titledMail(topic) });

export const secondFactorReactions: readonly Reaction[] = [
  reaction(
    'second_factor.turned_on',
    'owner-notice',
    (repositories: NotifyRepositories, { userId }, context) =>
      notify(repositories, context, news(userId, 'second_factor_on')),
  ),
  reaction(
    'second_factor.turned_off',
    'owner-notice',
    (repositories: NotifyRepositories, { userId }, context) =>
      notify(repositories, context, news(userId, 'second_factor_off')),
  ),
  reaction('second_factor.reset', 'owner-notice', (repositories: NotifyRepositories, { userId }, context) =>
    notify(repositories, context, news(userId, 'second_factor_reset')),
  ),
  reaction(
    'second_factor.recovery_codes_made',
    'owner-notice',
    (repositories: NotifyRepositories, { userId }, context) =>
      notify(repositories, context, news(userId, 'recovery_codes_made')),
  ),
  reaction(
    'second_factor.recovery_code_used',
    'owner-notice',
    (repositories: NotifyRepositories, { userId, left }, context) =>
      notify(repositories, context, news(userId, 'recovery_code_used', { params: { count: left } })),
  ),
  reaction('second_factor.guessed', 'owner-notice', (repositories: NotifyRepositories, { userId }, context) =>
    notify(repositories, context, news(userId, 'second_factor_guessed', { link: passwordPage })),
  ),
  reaction(
    'second_factor.device_trusted',
    'owner-notice',
    (repositories: NotifyRepositories, { userId, userAgent }, context) =>
      notify(
        repositories,
        context,
        news(userId, 'device_trusted', { params: { device: deviceName(userAgent) || userAgent || '?' } }),
      ),
  ),
];
