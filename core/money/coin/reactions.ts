import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { tell, type TellingRepositories } from '#core/platform/notification/tell.ts';
import { claimableNotice } from './claimable-notice.ts';

const transactions = '/dashboard/user/transaction';

export const coinReactions: readonly Reaction[] = [
  reaction('user.verified', 'verify-reward', (repositories: TellingRepositories, { userId }, context) =>
    tell(repositories, context, claimableNotice(userId, 'VERIFY_EMAIL')),
  ),
  ...(['coins.granted', 'coins.corrected'] as const).map((on) =>
    reaction(on, 'coins-notice', (repositories: TellingRepositories, event, context) => {
      const { userId, amount, coin, note } = event;
      const topic = event.type === 'coins.granted' ? 'coins_granted' : 'coins_corrected';
      return tell(
        repositories,
        context,
        aboutAccount(userId, { topic, params: { amount, coin, note }, link: transactions }),
      );
    }),
  ),
];
