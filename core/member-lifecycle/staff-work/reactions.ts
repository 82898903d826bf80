import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { pageOfRecord } from './places.ts';

/** Staff look into the console anyway: a line in the list is enough, and no mail is written. */
export const staffWorkReactions: readonly Reaction[] = [
  reaction(
    'work.assigned',
    'assignee-notice',
    (repositories: NotifyRepositories, { kind, recordId, assigneeId, by }, context) =>
      notify(repositories, context, {
        ...aboutAccount(assigneeId, {
          topic: 'work_assigned',
          params: { type: kind },
          link: pageOfRecord({ kind, id: recordId }),
        }),
        ...(by !== null && { by }),
      }),
  ),
];
