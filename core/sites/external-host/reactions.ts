import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { releaseHostsOf } from './release-hosts.ts';

const page = '/dashboard/user/domain';

const news = (on: 'host.live' | 'host.failing' | 'host.released', topic: SystemTopic): Reaction =>
  reaction(on, 'host-notice', (repositories: NotifyRepositories, { userId, host }, context) =>
    notify(
      repositories,
      context,
      aboutAccount(userId, {
        topic,
        params: { title: host },
        link: page,
        mailValues: titledMail(topic, host),
      }),
    ),
  );

export const externalHostReactions: readonly Reaction[] = [
  news('host.live', 'host_live'),
  news('host.failing', 'host_failing'),
  news('host.released', 'host_released'),
  reaction('domain.released', 'end-hosts', releaseHostsOf),
];
