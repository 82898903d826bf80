import type { UserId } from '#core/kernel/id.ts';
import type { WorkKind } from './staff-note.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'work.assigned': { kind: WorkKind; recordId: string; assigneeId: UserId; by: UserId | null };
  }
}
