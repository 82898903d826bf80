import type { Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

/** Who does it (an id, `system`), and when. */
type Step = Readonly<{ ids: Ids; actor: string; at: Date }>;
type Leaving = (repositories: Repositories, userId: UserId, step: Step) => Promise<void>;

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** A member closes the account, or staff close or ban it: nobody waits for them, no coins stay held. */
    whenMemberLeaves: Leaving;
    /** Staff hold, ban or close an account: whatever it could be entered with ends. */
    whenMemberMayNotAct: (repositories: Repositories, userId: UserId, at: Date) => Promise<void>;
    /** Where each of these members' own sites stands while it is served; those without one are left out. */
    siteHostOf: (reads: Repositories, ids: readonly UserId[]) => Promise<ReadonlyMap<UserId, string>>;
    /** A coach becomes a plain user again. */
    whenCoachingEnds: Leaving;
  }
}
