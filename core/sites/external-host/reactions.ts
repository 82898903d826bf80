import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { releaseHostsOf } from './release-hosts.ts';

const page = '/dashboard/user/domain';

/** By this the line that an address fails is withdrawn. */
const failureReference = ({ userId, host }: Readonly<{ userId: string; host: string }>): string =>
  `host-failing:${userId}:${host}`;

const news = (on: 'host.live' | 'host.failing' | 'host.released', topic: SystemTopic): Reaction =>
  reaction(on, 'host-notice', (repositories: NotifyRepositories, { userId, host }, context) =>
    notify(
      repositories,
      context,
      aboutAccount(userId, {
        topic,
        params: { title: host },
        link: page,
        ...(topic === 'host_failing' && { reference: failureReference({ userId, host }) }),
        mailValues: titledMail(topic, host),
      }),
    ),
  );

export const externalHostReactions: readonly Reaction[] = [
  ...(['host.live', 'host.released'] as const).map((on) =>
    reaction(on, 'take-back-failing', async (repositories: Parameters<typeof takeBack>[0], event) => {
      await takeBack(repositories, { reference: failureReference(event) });
    }),
  ),
  news('host.live', 'host_live'),
  news('host.failing', 'host_failing'),
  news('host.released', 'host_released'),
  reaction('domain.released', 'end-hosts', releaseHostsOf),
];
