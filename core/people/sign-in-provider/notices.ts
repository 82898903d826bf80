import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { UserId } from '#core/kernel/id.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import { notify, type Notice, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { securityPage } from '../second-factor/notices.ts';
import { providerNames, type SignInProvider } from './provider.ts';

/** Each is a way into the account: if it was not the owner, the owner must hear of it. */
const news = (userId: UserId, topic: SystemTopic, provider: SignInProvider): Notice =>
  aboutAccount(userId, {
    topic,
    params: { title: providerNames[provider] },
    link: securityPage,
    mailValues: titledMail(topic, providerNames[provider]),
  });

export const providerReactions: readonly Reaction[] = [
  reaction(
    'provider.linked',
    'owner-notice',
    (repositories: NotifyRepositories, { userId, provider }, context) =>
      notify(repositories, context, news(userId, 'provider_linked', provider)),
  ),
  reaction(
    'provider.unlinked',
    'owner-notice',
    (repositories: NotifyRepositories, { userId, provider }, context) =>
      notify(repositories, context, news(userId, 'provider_unlinked', provider)),
  ),
];
