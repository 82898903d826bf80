import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Follow } from './follow.ts';

type Step = Readonly<{ at: Date; ids: Ids }>;

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** In the transaction that stores it; the followee's counts are locked. */
    whenFollowBegins: (repositories: Repositories, follow: Follow, step: Step) => Promise<void>;
    /** The same when it ends, by either of the two or by a block. */
    whenFollowEnds: (
      repositories: Repositories,
      pair: Pick<Follow, 'followerId' | 'followeeId'>,
      step: Step,
    ) => Promise<void>;
    /** The author's posts are pulled from now on, or put into inboxes again; the counts are locked. */
    whenBroadSwitched: (
      repositories: Repositories,
      switched: Readonly<{ userId: UserId; broad: boolean }>,
    ) => Promise<void>;
    /** One blocked the other: what stood between the two ends. */
    whenBlocked: (
      repositories: Repositories,
      pair: Readonly<{ ownerId: UserId; otherId: UserId }>,
      step: Step,
    ) => Promise<void>;
  }
}
