import type { BugReportOutcome, BugReportStatus, BugReportType, RoadmapStage } from './bug-report.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    bugReport:
      | 'bug_report.security_title'
      | `bug_report.type.${BugReportType}`
      | `bug_report.status.${BugReportStatus}`
      | `bug_report.outcome.${BugReportOutcome}`
      | `bug_report.stage.${RoadmapStage}`;
  }
}
