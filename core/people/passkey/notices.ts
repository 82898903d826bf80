import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { UserId } from '#core/kernel/id.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import { notify, type Notice, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { securityPage } from '../second-factor/notices.ts';

/** Each is a way into the account: if it was not the owner, the owner must hear of it. */
const news = (userId: UserId, topic: SystemTopic, name: string): Notice =>
  aboutAccount(userId, {
    topic,
    params: { title: name },
    link: securityPage,
    mailValues: titledMail(topic, name),
  });

export const passkeyReactions: readonly Reaction[] = [
  reaction('passkey.added', 'owner-notice', (repositories: NotifyRepositories, { userId, name }, context) =>
    notify(repositories, context, news(userId, 'passkey_added', name)),
  ),
  reaction('passkey.removed', 'owner-notice', (repositories: NotifyRepositories, { userId, name }, context) =>
    notify(repositories, context, news(userId, 'passkey_removed', name)),
  ),
  reaction('passkey.copied', 'owner-notice', (repositories: NotifyRepositories, { userId, name }, context) =>
    notify(repositories, context, news(userId, 'passkey_copied', name)),
  ),
];
