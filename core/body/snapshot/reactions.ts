import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { claimableNotice } from '#core/money/coin/claimable-notice.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { tell, type TellingRepositories } from '#core/platform/notification/tell.ts';

export const snapshotReactions: readonly Reaction[] = [
  reaction(
    'snapshot.saved',
    'weekly-reward',
    async (repositories: TellingRepositories, { userId, isUpdate }, context) => {
      if (!isUpdate) await tell(repositories, context, claimableNotice(userId, 'SAVE_PHYSICAL_PROFILE'));
    },
  ),
  reaction(
    'snapshot.saved',
    'referral-reward',
    async (
      repositories: TellingRepositories & Pick<Repositories, 'users'>,
      { userId, isFirst, isUpdate },
      context,
    ) => {
      if (!isFirst || isUpdate) return;
      const invited = await repositories.users.find(userId);
      if (!invited?.referrerId || invited.emailVerifiedAt === null) return;
      await tell(repositories, context, {
        ...claimableNotice(invited.referrerId, 'REFERRAL'),
        by: userId,
      });
    },
  ),
  reaction(
    'snapshot.reminder_due',
    'weekly-reminder',
    (repositories: TellingRepositories, { userId, week }, context) =>
      tell(
        repositories,
        context,
        aboutAccount(userId, { topic: 'weekly_reminder', params: { week }, link: '/indicator/me/edit' }),
      ),
  ),
  reaction(
    'report.refunded',
    'refund-notice',
    (repositories: TellingRepositories, { userId, amount }, context) =>
      tell(
        repositories,
        context,
        aboutAccount(userId, {
          topic: 'report_refunded',
          params: { amount },
          link: '/dashboard/user/transaction',
        }),
      ),
  ),
];
