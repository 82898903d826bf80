import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';

export const coachDeskReactions: readonly Reaction[] = [
  reaction(
    'coach.roster_due',
    'coach-roster',
    (repositories: NotifyRepositories, { coachId, week, waiting, answered, members, saved }, context) =>
      notify(
        repositories,
        context,
        aboutAccount(coachId, {
          topic: 'coach_roster',
          params: { week, count: waiting, answered, members, saved },
          link: '/dashboard/coach',
          withoutPush: true,
        }),
      ),
  ),
];
