import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { after, day } from '#core/kernel/time.ts';
import { dateFor } from '#core/platform/notification/views/reader-formats.ts';
import { mailTo } from '#core/platform/notification/notify.ts';
import { deletionGraceDays } from './user.ts';

export const accountReactions: readonly Reaction[] = [
  reaction(
    'user.deletion_requested',
    'deletion-notice',
    async (repositories: Pick<Repositories, 'mails' | 'users'>, { userId }, context) => {
      // The account is closed by now: a mail is the only way left to reach its owner.
      const user = await repositories.users.find(userId);
      if (!user || user.anonymisedAt !== null) return;
      await mailTo(repositories, context, user, 'account_deletion', {
        link: '/', // the footer there names the address to write to
        values: { date: dateFor(after(context.happenedAt, deletionGraceDays * day), user) },
      });
    },
  ),
];
