import type { ErrorList, ErrorParamNames } from '#core/kernel/error-kind.ts';

export const bugReportErrors = {
  'bug_report.not_found': 'not_found',
  'bug_report.not_pending': 'conflict',
  'bug_report.limit': 'refused',
  'bug_report.merged': 'conflict',
  'bug_report.not_mergeable': 'conflict',
  'bug_report.security': 'refused',
} as const satisfies ErrorList;

/** Values that the sentences of these codes speak of. */
export const bugReportErrorParams = {
  'bug_report.limit': ['max'],
} as const satisfies ErrorParamNames<typeof bugReportErrors>;

type BugReportErrors = typeof bugReportErrors;
declare module '#core/kernel/domain-error.ts' {
  interface ErrorCodes extends BugReportErrors {}
}
