import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { revokedNotice } from './notices.ts';

export const credentialReactions: readonly Reaction[] = [
  reaction(
    'credential.revoked',
    'revoked-notice',
    async (repositories: NotifyRepositories, event, context) => {
      const notice = revokedNotice(event);
      if (notice) await notify(repositories, context, notice);
    },
  ),
];
