import type { Person } from '#core/access/actor/person.ts';
import type { UserId } from '#core/kernel/id.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { numberFor } from '#core/platform/notification/views/reader-formats.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

const plans = '/pricing';

/** By this the lines about a plan's end are withdrawn: it was prolonged, or is over. */
const endingReference = (userId: UserId): string => `level-ending:${userId}`;

const levelNames = { BASIC: 'Basic', PRO: 'Pro', PREMIUM: 'Premium' } as const;

/** `7 days`, `1 day`, `7 ngày`. */
const daysLeft = (days: number, { language }: Pick<Person, 'language'>): string =>
  numberFor(days, { language }, { style: 'unit', unit: 'day', unitDisplay: 'long' });

export const levelReactions: readonly Reaction[] = [
  ...(['user.level_changed', 'user.level_expired'] as const).map((on) =>
    reaction(on, 'level-notice', async (repositories: NotifyRepositories, event, context) => {
      const { userId, level, type } = event;
      await takeBack(repositories, { reference: endingReference(userId) });
      const topic = type === 'user.level_changed' ? 'level_changed' : 'level_expired';
      await notify(
        repositories,
        context,
        aboutAccount(userId, { topic, params: { type: level }, link: plans }),
      );
    }),
  ),
  reaction('plan.opened', 'plan-notice', (repositories: NotifyRepositories, { userId, level }, context) =>
    notify(
      repositories,
      context,
      aboutAccount(userId, {
        topic: 'plan_opened',
        params: { type: level },
        link: '/dashboard/user/account',
        mailValues: titledMail('plan_opened', levelNames[level]),
      }),
    ),
  ),
  reaction(
    'user.level_ending',
    'level-notice',
    (repositories: NotifyRepositories, { userId, level, days }, context) =>
      notify(
        repositories,
        context,
        aboutAccount(userId, {
          topic: 'level_expiring',
          reference: endingReference(userId),
          params: { type: level, count: days },
          link: plans,
          mailValues: (user) => ({
            level: levelNames[level],
            days: String(days),
            left: daysLeft(days, user),
          }),
        }),
      ),
  ),
];
