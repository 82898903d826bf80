import { FormattedMessage } from 'react-intl';
import type { BugReportOutcome, BugReportStatus } from '#core/content/bug-report/bug-report.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';

const colours = {
  PENDING: 'waiting',
  PROCESSING: 'active',
  COMPLETED: 'done',
  CANCELED: 'neutral',
} as const satisfies Record<BugReportStatus, Status>;

type Props = Readonly<{ status: BugReportStatus; outcome: BugReportOutcome | null }>;

export const ReportStatusChip = ({ status, outcome }: Props) => (
  <StatusChip
    status={colours[status]}
    label={
      <FormattedMessage
        id={outcome === null ? `bug_report.status.${status}` : `bug_report.outcome.${outcome}`}
      />
    }
  />
);
