import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { tell, type TellingRepositories } from '#core/platform/notification/tell.ts';
import { coachRequestNotice } from './notices.ts';

export const coachRequestReactions: readonly Reaction[] = [
  reaction('coach_request.decided', 'request-notice', (repositories: TellingRepositories, event, context) =>
    tell(repositories, context, coachRequestNotice(event)),
  ),
];
