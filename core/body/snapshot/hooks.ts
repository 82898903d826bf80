import type { UserId } from '#core/kernel/id.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** Whether this coach may see this member's weeks now. */
    mayCoachSee: (reads: Repositories, coachId: UserId, memberId: UserId) => Promise<boolean>;
  }
}

/** Asks every module that gives coaches a right to look. */
export const coachAccess =
  ({ reads, hooks }: Pick<Ports, 'reads'> & WithHooks<'mayCoachSee'>) =>
  async (coachId: UserId, memberId: UserId): Promise<boolean> => {
    for (const may of hooks.mayCoachSee) if (await may(reads, coachId, memberId)) return true;
    return false;
  };
