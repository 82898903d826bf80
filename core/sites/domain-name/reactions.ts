import type { Person } from '#core/access/actor/person.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { numberFor } from '#core/platform/notification/views/reader-formats.ts';

const page = '/dashboard/user/domain';

const daysLeft = (days: number, { language }: Pick<Person, 'language'>): string =>
  numberFor(days, { language }, { style: 'unit', unit: 'day', unitDisplay: 'long' });

/** By this the lines about a name's end are withdrawn. */
const endingReference = (domainId: string): string => `domain-ending:${domainId}`;

const news = (on: 'domain.active' | 'domain.failed' | 'domain.released', topic: SystemTopic): Reaction =>
  reaction(on, 'domain-notice', (repositories: NotifyRepositories, { userId, name }, context) =>
    notify(
      repositories,
      context,
      aboutAccount(userId, {
        topic,
        params: { title: name },
        link: page,
        mailValues: titledMail(topic, name),
      }),
    ),
  );

const ending = (on: 'domain.expired' | 'domain.held', topic: SystemTopic): Reaction =>
  reaction(
    on,
    'domain-notice',
    (repositories: NotifyRepositories, { userId, domainId, name, days }, context) =>
      notify(
        repositories,
        context,
        aboutAccount(userId, {
          topic,
          params: { title: name, count: days },
          link: page,
          reference: endingReference(domainId),
          mailValues: titledMail(topic, name),
        }),
      ),
  );

export const domainReactions: readonly Reaction[] = [
  reaction(
    'domain.renewed',
    'take-back-ending',
    async (repositories: Parameters<typeof takeBack>[0], { domainId }) => {
      await takeBack(repositories, { reference: endingReference(domainId) });
    },
  ),
  news('domain.active', 'domain_active'),
  news('domain.failed', 'domain_failed'),
  news('domain.released', 'domain_released'),
  ending('domain.expired', 'domain_expired'),
  ending('domain.held', 'domain_held'),
  reaction(
    'domain.expiring',
    'domain-notice',
    (repositories: NotifyRepositories, { userId, domainId, name, days, phase }, context) =>
      notify(
        repositories,
        context,
        aboutAccount(userId, {
          topic: 'domain_expiring',
          params: { title: name, count: days, status: phase },
          link: page,
          reference: endingReference(domainId),
          mailValues: (user) => ({ title: name, days: String(days), left: daysLeft(days, user) }),
        }),
      ),
  ),
  reaction(
    'domain.suspended',
    'domain-notice',
    (repositories: NotifyRepositories, { userId, name, reason }, context) =>
      notify(
        repositories,
        context,
        aboutAccount(userId, {
          topic: 'domain_suspended',
          params: { title: name, reason },
          link: page,
          mailValues: titledMail('domain_suspended', name),
        }),
      ),
  ),
];
