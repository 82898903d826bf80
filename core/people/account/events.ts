import type { UserStatus, UserType } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    /** `before` and `by` (an id, or `system`) are not in events that an earlier version wrote. */
    'user.status_changed': { userId: UserId; status: UserStatus; before?: UserStatus; by?: string };
    'user.type_changed': { userId: UserId; userType: UserType };
    'user.role_changed': { userId: UserId };
    'user.language_changed': { userId: UserId };
    'user.deletion_requested': { userId: UserId };
  }
}
