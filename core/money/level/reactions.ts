import type { Person } from '#core/access/actor/person.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { numberFor } from '#core/platform/notification/views/reader-formats.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

const plans = '/pricing';

const levelNames = { BASIC: 'Basic', PRO: 'Pro', PREMIUM: 'Premium' } as const;

/** `7 days`, `1 day`, `7 ngày`. */
const daysLeft = (days: number, { language }: Pick<Person, 'language'>): string =>
  numberFor(days, { language }, { style: 'unit', unit: 'day', unitDisplay: 'long' });

export const levelReactions: readonly Reaction[] = [
  ...(['user.level_changed', 'user.level_expired'] as const).map((on) =>
    reaction(on, 'level-notice', (repositories: NotifyRepositories, event, context) => {
      const { userId, level, type } = event;
      const topic = type === 'user.level_changed' ? 'level_changed' : 'level_expired';
      return notify(
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
