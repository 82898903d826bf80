import type { BugReportStatus } from '#core/content/bug-report/bug-report.ts';
import type { Status } from '#ui/components/StatusChip.tsx';

export const reportColours = {
  PENDING: 'waiting',
  PROCESSING: 'active',
  COMPLETED: 'done',
  CANCELED: 'neutral',
} as const satisfies Record<BugReportStatus, Status>;
