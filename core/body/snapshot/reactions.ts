import type { UserId } from '#core/kernel/id.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { claimableNotice } from '#core/money/coin/claimable-notice.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { summaryDueAt } from './weekly-summary.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';

/** By this the reminder of a week is withdrawn once that week is saved. */
const reminderReference = (userId: UserId, week: string): string => `week:${userId}:${week}`;

export const snapshotReactions: readonly Reaction[] = [
  reaction(
    'snapshot.saved',
    'weekly-reward',
    async (repositories: NotifyRepositories, { userId, snapshotId, isUpdate }, context) => {
      if (!isUpdate)
        await notify(repositories, context, claimableNotice(userId, 'SAVE_PHYSICAL_PROFILE', snapshotId));
    },
  ),
  reaction(
    'snapshot.saved',
    'referral-reward',
    async (
      repositories: NotifyRepositories & Pick<Repositories, 'users'>,
      { userId, isFirst, isUpdate },
      context,
    ) => {
      if (!isFirst || isUpdate) return;
      const invited = await repositories.users.find(userId);
      if (!invited?.referrerId || invited.emailVerifiedAt === null) return;
      await notify(repositories, context, {
        ...claimableNotice(invited.referrerId, 'REFERRAL', userId),
        by: userId,
      });
    },
  ),
  reaction(
    'snapshot.reminder_due',
    'weekly-reminder',
    (repositories: NotifyRepositories, { userId, week }, context) =>
      notify(
        repositories,
        context,
        aboutAccount(userId, {
          topic: 'weekly_reminder',
          params: { week },
          link: '/indicator/me/edit',
          reference: reminderReference(userId, week),
        }),
      ),
  ),
  reaction(
    'snapshot.saved',
    'take-back-reminder',
    async (repositories: Parameters<typeof takeBack>[0], { userId, week }) => {
      await takeBack(repositories, { reference: reminderReference(userId, week) });
    },
  ),
  reaction(
    'snapshot.saved',
    'plan-summary',
    async (
      { users, weeklySummaries }: Pick<Repositories, 'users' | 'weeklySummaries'>,
      { userId, week, isUpdate },
    ) => {
      if (isUpdate) return;
      const member = await users.find(userId);
      if (member) await weeklySummaries.plan({ userId, week, dueAt: summaryDueAt(week, member.timeZone) });
    },
  ),
  reaction(
    'snapshot.summary_due',
    'weekly-summary',
    (repositories: NotifyRepositories, { userId, week, streak, better, worse }, context) =>
      notify(
        repositories,
        context,
        aboutAccount(userId, {
          topic: 'weekly_summary',
          params: { week, count: streak, better, worse },
          link: '/indicator/me',
          withoutPush: true,
        }),
      ),
  ),
  reaction(
    'report.refunded',
    'refund-notice',
    (repositories: NotifyRepositories, { userId, amount }, context) =>
      notify(
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
