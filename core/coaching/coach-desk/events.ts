import type { UserId } from '#core/kernel/id.ts';
import type { RosterFigures } from './coach-work.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    /** A coach's members in the week that is over. */
    'coach.roster_due': { coachId: UserId; week: string } & RosterFigures;
  }
}
