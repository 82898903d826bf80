import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

const fileManager = '/dashboard/file-manager';

export const mediaReactions: readonly Reaction[] = [
  reaction('media.nearly_full', 'storage-notice', (repositories: NotifyRepositories, { userId }, context) =>
    notify(
      repositories,
      context,
      aboutAccount(userId, {
        topic: 'storage_nearly_full',
        link: fileManager,
        mailValues: titledMail('storage_nearly_full'),
      }),
    ),
  ),
];
