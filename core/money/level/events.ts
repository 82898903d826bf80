import type { UserLevel } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'user.level_changed': { userId: UserId; level: UserLevel };
    /** A paid level ran out; `level` is the one that ended. */
    'user.level_expired': { userId: UserId; level: UserLevel };
    'user.level_ending': { userId: UserId; level: UserLevel; days: number };
    /** The sale of a plan that this member waited for has opened. */
    'plan.opened': { userId: UserId; level: UserLevel };
  }
}
