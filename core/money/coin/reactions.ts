import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { claimableNotice, claimableReference } from './claimable-notice.ts';

const transactions = '/dashboard/user/transaction';

export const coinReactions: readonly Reaction[] = [
  reaction('user.verified', 'verify-reward', (repositories: NotifyRepositories, { userId }, context) =>
    notify(repositories, context, claimableNotice(userId, 'VERIFY_EMAIL', userId)),
  ),
  reaction(
    'reward.claimed',
    'take-back-claimable',
    async (repositories: Parameters<typeof takeBack>[0], { userId, reward: type, source }) => {
      if (source !== undefined)
        await takeBack(repositories, { reference: claimableReference({ userId, type, source }) });
    },
  ),
  ...(['coins.granted', 'coins.corrected'] as const).map((on) =>
    reaction(on, 'coins-notice', (repositories: NotifyRepositories, event, context) => {
      const { userId, amount, coin, note } = event;
      const topic = event.type === 'coins.granted' ? 'coins_granted' : 'coins_corrected';
      return notify(
        repositories,
        context,
        aboutAccount(userId, { topic, params: { amount, coin, note }, link: transactions }),
      );
    }),
  ),
];
