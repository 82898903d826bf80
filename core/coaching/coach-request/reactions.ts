import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { coachRequestNotice } from './notices.ts';

export const coachRequestReactions: readonly Reaction[] = [
  reaction('coach_request.decided', 'request-notice', (repositories: NotifyRepositories, event, context) =>
    notify(repositories, context, coachRequestNotice(event)),
  ),
];
