import type { ErrorList } from '#core/kernel/error-kind.ts';

export const bugReportErrors = {
  'bug_report.not_found': 'not_found',
  'bug_report.not_pending': 'conflict',
} as const satisfies ErrorList;
