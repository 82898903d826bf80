import type { UserId } from '#core/kernel/id.ts';
import { isFollower, isHiddenPerson, type HiddenNeeds } from '#core/people/profile/hidden-people.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Ties } from './privacy.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** Whether this coach may see this member's weeks now. */
    mayCoachSee: (reads: Repositories, coachId: UserId, memberId: UserId, at: Date) => Promise<boolean>;
  }
}

/** Asks every module that gives coaches a right to look. */
export const coachAccess =
  ({ reads, clock, hooks }: Pick<Ports, 'reads' | 'clock'> & WithHooks<'mayCoachSee'>) =>
  async (coachId: UserId, memberId: UserId): Promise<boolean> => {
    const at = clock.now();
    for (const may of hooks.mayCoachSee) if (await may(reads, coachId, memberId, at)) return true;
    return false;
  };

/** What a physical profile asks about two people. */
export const tiesOf = (
  ports: HiddenNeeds & Pick<Ports, 'clock'> & WithHooks<'mayCoachSee' | 'isFollowerOf'>,
): Ties => ({
  mayCoachSee: coachAccess(ports),
  isFollower: isFollower(ports),
  isHidden: isHiddenPerson(ports),
});
