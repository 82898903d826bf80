import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

export const tokensPage = '/dashboard/user/tokens';

/** Like a sign-in on a new device: if it was not the owner, the owner must hear of it. */
export const personalTokenReactions: readonly Reaction[] = [
  reaction('token.created', 'token-notice', (repositories: NotifyRepositories, { userId, name }, context) =>
    notify(
      repositories,
      context,
      aboutAccount(userId, {
        topic: 'token_created',
        params: { title: name },
        link: tokensPage,
        mailValues: titledMail('token_created', name),
      }),
    ),
  ),
];
