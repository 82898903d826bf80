import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { badgeEndingNotice, specializationNotice } from './notices.ts';

export const specializationReactions: readonly Reaction[] = [
  reaction(
    'specialization_request.decided',
    'request-notice',
    async (repositories: NotifyRepositories, event, context) => {
      const user = await repositories.people.find(event.userId);
      if (user) await notify(repositories, context, specializationNotice(event, user));
    },
  ),
  reaction(
    'specialization.badge_ending',
    'badge-notice',
    async (repositories: NotifyRepositories, event, context) => {
      const user = await repositories.people.find(event.userId);
      if (user) await notify(repositories, context, badgeEndingNotice(event, user));
    },
  ),
];
