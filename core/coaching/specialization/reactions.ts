import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { tell, type TellingRepositories } from '#core/platform/notification/tell.ts';
import { badgeEndingNotice, specializationNotice } from './notices.ts';

export const specializationReactions: readonly Reaction[] = [
  reaction(
    'specialization_request.decided',
    'request-notice',
    async (repositories: TellingRepositories, event, context) => {
      const user = await repositories.people.find(event.userId);
      if (user) await tell(repositories, context, specializationNotice(event, user));
    },
  ),
  reaction(
    'specialization.badge_ending',
    'badge-notice',
    async (repositories: TellingRepositories, event, context) => {
      const user = await repositories.people.find(event.userId);
      if (user) await tell(repositories, context, badgeEndingNotice(event, user));
    },
  ),
];
