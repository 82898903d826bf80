import type { UserId } from '#core/kernel/id.ts';
import type { DomainId, DomainStatus } from './domain.ts';

type About = { userId: UserId; domainId: DomainId; name: string };

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'domain.active': About;
    /** The provider gave no record in time: the coins are back. */
    'domain.failed': About;
    /** `days` until its next step: the end of the year, of the grace, of the time it is held. */
    'domain.expiring': About & { days: number; phase: DomainStatus };
    /** Another year is paid, in whichever phase. */
    'domain.renewed': About;
    'domain.expired': About & { days: number };
    'domain.held': About & { days: number };
    'domain.released': About;
    'domain.suspended': About & { reason: string };
    /** The site is served under other names than before, or is served again or no longer. */
    'domain.hosts_changed': About;
  }
}
