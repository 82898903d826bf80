import type { UserId } from '#core/kernel/id.ts';
import type { TargetKind } from './report.ts';
import type { SanctionKind } from './sanction.ts';

type SanctionEvent = { sanctionId: string; userId: UserId; kind: SanctionKind };

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'case.opened': { caseId: string; targetKind: TargetKind };
    'case.decided': { caseId: string; targetKind: TargetKind };
    'sanction.given': SanctionEvent;
    /** By staff, by an accepted appeal, or by the clock. */
    'sanction.ended': SanctionEvent & { by: 'staff' | 'appeal' | 'time' };
    'appeal.filed': { appealId: string; userId: UserId; targetKind: TargetKind };
    'appeal.decided': { appealId: string; userId: UserId; isAccepted: boolean };
  }
}
