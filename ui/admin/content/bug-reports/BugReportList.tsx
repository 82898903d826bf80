import { FormattedMessage, useIntl } from 'react-intl';
import { bugReportStatuses, bugReportTypes, bugSeverities } from '#core/content/bug-report/bug-report.ts';
import { useFormats } from '#ui/intl.ts';
import type { BulkChoice } from '../../app/lists/bulk/bulk-choice.ts';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { When } from '../../app/parts/cells.tsx';
import { type BugReportRow, useBountyMonth } from '../data.ts';
import { ReportStatusChip } from '../parts/cells.tsx';

const useColumns = (): readonly ListColumn<BugReportRow>[] => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  return [
    {
      source: 'number',
      label: formatMessage({ id: 'console.bugReports.number' }),
      render: ({ number: own }) => `#${own}`,
      cell: ({ number: own }) => own,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'title',
      label: formatMessage({ id: 'console.bugReports.title' }),
      render: ({ title, isSecurity }) =>
        isSecurity ? (
          <>
            <strong>
              <FormattedMessage id="console.bugReports.security" />
            </strong>
            {` · ${title}`}
          </>
        ) : (
          title
        ),
      cell: ({ title }) => title,
      isProse: true,
      onPhone: 'title',
    },
    {
      source: 'type',
      label: formatMessage({ id: 'console.bugReports.type' }),
      render: ({ type }) => <FormattedMessage id={`bug_report.type.${type}`} />,
      cell: ({ type }) => formatMessage({ id: `bug_report.type.${type}` }),
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'severity',
      label: formatMessage({ id: 'console.bugReports.severity' }),
      render: ({ severity }) => severity && <FormattedMessage id={`bug_bounty.${severity}`} />,
      cell: ({ severity }) => severity && formatMessage({ id: `bug_bounty.${severity}` }),
      noWrap: true,
    },
    {
      source: 'reporterName',
      label: formatMessage({ id: 'console.bugReports.reporter' }),
      render: ({ reporterName }) => reporterName,
      cell: ({ reporterName }) => reporterName,
      noWrap: true,
      onPhone: 'line',
    },
    {
      source: 'votes',
      label: formatMessage({ id: 'console.bugReports.votes' }),
      render: ({ votes }) => number(votes),
      cell: ({ votes }) => votes,
      numeric: true,
    },
    {
      source: 'status',
      label: formatMessage({ id: 'console.status' }),
      render: ({ status, outcome }) => <ReportStatusChip status={status} outcome={outcome} />,
      cell: ({ status }) => formatMessage({ id: `bug_report.status.${status}` }),
      onPhone: 'corner',
    },
    {
      source: 'createdAt',
      label: formatMessage({ id: 'console.bugReports.sentAt' }),
      render: ({ createdAt }) => <When at={createdAt} />,
      cell: ({ createdAt }) => createdAt,
      onPhone: 'line',
    },
  ];
};

/** What is left for bounties this month, before a report is resolved. */
const Month = () => {
  const { number } = useFormats();
  const { data } = useBountyMonth();
  if (data === undefined) return null;
  return (
    <FormattedMessage
      id="console.bugReports.month"
      values={{ left: number(data.left), cap: number(data.cap), reserved: number(data.reserved) }}
    />
  );
};

/** Reporters hear of it at once, so it is not taken back but opened again one by one. */
const bulk: readonly BulkChoice<BugReportRow>[] = [
  { verb: 'decline', rights: ['bug-report.update', 'bug-report.manage'], reason: 'member', dangerous: true },
  { verb: 'spam', rights: ['bug-report.update', 'bug-report.manage'], reason: 'member', dangerous: true },
];

const BugReportList = () => {
  const { formatMessage } = useIntl();
  return (
    <StaffList<BugReportRow>
      resource="bug-reports"
      work="bug_report"
      bulk={bulk}
      withoutFile
      columns={useColumns()}
      sort={{ field: 'createdAt', order: 'ASC' }}
      description={<Month />}
      queue={{ status: 'PENDING', isMerged: 'false' }}
      empty={<FormattedMessage id="console.bugReports.empty" />}
      filters={[
        { source: 'q', label: formatMessage({ id: 'console.bugReports.search' }), kind: 'search' },
        {
          source: 'status',
          label: formatMessage({ id: 'console.status' }),
          kind: 'choice',
          choices: bugReportStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `bug_report.status.${value}` }),
          })),
        },
        {
          source: 'type',
          label: formatMessage({ id: 'console.bugReports.type' }),
          kind: 'choice',
          choices: bugReportTypes.map((value) => ({
            value,
            label: formatMessage({ id: `bug_report.type.${value}` }),
          })),
        },
        {
          source: 'severity',
          label: formatMessage({ id: 'console.bugReports.severity' }),
          kind: 'choice',
          choices: bugSeverities.map((value) => ({
            value,
            label: formatMessage({ id: `bug_bounty.${value}` }),
          })),
        },
        {
          source: 'isMerged',
          label: formatMessage({ id: 'console.bugReports.merging' }),
          kind: 'choice',
          choices: [
            { value: 'false', label: formatMessage({ id: 'console.bugReports.merging.alone' }) },
            { value: 'true', label: formatMessage({ id: 'console.bugReports.merging.merged' }) },
          ],
        },
      ]}
    />
  );
};

export default BugReportList;
