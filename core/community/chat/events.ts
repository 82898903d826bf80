import type { UserId } from '#core/kernel/id.ts';
import type { RoomId } from './room.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    /** Someone unknown wrote to this person, or invited them into a group. */
    'chat.requested': { roomId: RoomId; userId: UserId; byId: UserId };
  }
}
