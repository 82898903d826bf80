import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { SocialStanding } from './social-standing.ts';

/** Which of `others` this is true of. */
type Among = (
  reads: Repositories,
  viewerId: UserId,
  others: readonly UserId[],
) => Promise<ReadonlySet<UserId>>;

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** For this viewer they do not exist, nor the viewer for them: one of the two has blocked the other. */
    isHiddenFrom: Among;
    /** The viewer follows them, or is in a room with them: picture and presence are shown although the profile is closed. */
    isKnownTo: Among;
    /** The viewer follows them. */
    isFollowerOf: Among;
    /** How these people stand to the community and to the viewer; null for visitors. */
    socialStandings: (
      reads: Repositories,
      viewerId: UserId | null,
      ids: readonly UserId[],
      at: Date,
    ) => Promise<ReadonlyMap<UserId, SocialStanding>>;
  }
}
