import type { UserId } from '#core/kernel/id.ts';
import type { BugReportId } from './bug-report.ts';

type About = Readonly<{ reportId: BugReportId; reporterId: UserId; title: string }>;

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'bug_report.filed': About;
    /** Staff replied. */
    'bug_report.answered': About;
    /** `rewarded`: the coins are announced instead. */
    'bug_report.resolved': About & Readonly<{ rewarded: boolean }>;
    'bug_report.declined': About & Readonly<{ reason: string }>;
    'bug_report.merged': About;
  }
}
