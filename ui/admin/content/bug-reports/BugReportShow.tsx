import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { bugReportLifecycle } from '#core/content/bug-report/bug-report.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { DeleteRecord } from '../../app/forms/DeleteRecord.tsx';
import { pathOf } from '../../app/layout/places.ts';
import { nextWaiting } from '../../app/lists/next-waiting.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { RecordWork } from '../../app/work/RecordWork.tsx';
import { WaitingTime } from '../../app/parts/WaitingTime.tsx';
import { type StaffReport, useReport } from '../data.ts';
import { ReportStatusChip } from '../parts/cells.tsx';
import { contentClient } from '../parts/client.ts';
import { AcceptDialog, DeclineDialog, PublishDialog, ResolveDialog } from './DecisionForms.tsx';
import { BountyHistory, Duplicates, Reported, Talk } from './ReportParts.tsx';

const dialogs = {
  accept: AcceptDialog,
  resolve: ResolveDialog,
  decline: DeclineDialog,
  publish: PublishDialog,
} as const;

/** After a decision the one that has waited longest opens. */
const useNext = (id: string) => {
  const navigate = useNavigate();
  const toast = useToast();
  const refreshed = useRefreshed();
  const { formatMessage } = useIntl();
  return async (words: 'accepted' | 'resolved' | 'declined' | 'published' | 'merged') => {
    await refreshed('bug-reports', 'bounties');
    toast(formatMessage({ id: `console.bugReports.done.${words}` }));
    if (words === 'published') return;
    // The decision stands whether or not the next one can be found.
    const following = await nextWaiting(
      contentClient.adminBugReports.list,
      { status: 'PENDING', by: 'createdAt', only: { isMerged: false } },
      id,
    ).catch(() => null);
    setTimeout(
      () => void navigate(following === null ? '/admin/bug-reports' : pathOf('bug-reports', following)),
    );
  };
};

const Steps = ({ report, reload }: Readonly<{ report: StaffReport; reload: () => unknown }>) => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const refreshed = useRefreshed();
  const next = useNext(report.id);
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const [refusal, setRefusal] = useState<unknown>();
  const { id, status, mergedInto, roadmap, isSecurity, outcome, reason } = report;
  const stands = mergedInto === null;
  const decides = stands && may('bug-report.update', 'bug-report.manage');
  const publishes = stands && !isSecurity && may('bug-report.manage');
  const run = async (work: () => Promise<unknown>) => {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(error);
    }
    await refreshed('bug-reports');
  };
  const Dialog = open && dialogs[open];
  return (
    <Section title={<FormattedMessage id="console.bugReports.steps" />}>
      {!stands && (
        <Alert severity="info">
          <FormattedMessage id="console.bugReports.isMerged" />
        </Alert>
      )}
      {reason !== null && reason !== '' && <Quote>{reason}</Quote>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {decides && bugReportLifecycle.allows(status, 'accept') && (
          <Button variant="outlined" onClick={() => setOpen('accept')}>
            <FormattedMessage id="console.bugReports.accept" />
          </Button>
        )}
        {decides && bugReportLifecycle.allows(status, 'resolve') && (
          <Button variant="contained" onClick={() => setOpen('resolve')}>
            <FormattedMessage id="console.bugReports.resolve" />
          </Button>
        )}
        {decides && bugReportLifecycle.allows(status, 'decline') && (
          <Button variant="outlined" color="error" onClick={() => setOpen('decline')}>
            <FormattedMessage id="console.bugReports.decline" />
          </Button>
        )}
        {decides && bugReportLifecycle.allows(status, 'reopen') && (
          <Button
            variant="outlined"
            onClick={() => void run(() => contentClient.adminBugReports.reopen({ params: { id } }))}
          >
            <FormattedMessage id="console.bugReports.reopen" />
          </Button>
        )}
        {publishes && (
          <Button variant="outlined" onClick={() => setOpen('publish')}>
            <FormattedMessage
              id={roadmap === null ? 'console.bugReports.publish' : 'console.bugReports.publish.change'}
            />
          </Button>
        )}
        {publishes && roadmap !== null && (
          <Button
            variant="outlined"
            color="error"
            onClick={() => void run(() => contentClient.adminBugReports.unpublish({ params: { id } }))}
          >
            <FormattedMessage id="console.bugReports.unpublish" />
          </Button>
        )}
        {outcome === 'SPAM' && roadmap === null && may('bug-report.delete', 'bug-report.manage') && (
          <DeleteRecord
            place="bug-reports"
            id={id}
            ask={{
              title: <FormattedMessage id="console.bugReports.purge.title" />,
              text: <FormattedMessage id="console.bugReports.purge.text" />,
              confirmLabel: <FormattedMessage id="ui.delete" />,
            }}
            deleted={formatMessage({ id: 'console.bugReports.purged' })}
            instead={null}
            remove={async () => contentClient.adminBugReports.purge({ params: { id } })}
          />
        )}
      </Box>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      {Dialog && <Dialog report={report} reload={reload} onDone={next} onClose={() => setOpen(undefined)} />}
    </Section>
  );
};

const File = ({ report, reload }: Readonly<{ report: StaffReport; reload: () => unknown }>) => {
  const next = useNext(report.id);
  return (
    <TwoColumns>
      <Box>
        <Reported report={report} />
        <Talk report={report} />
      </Box>
      <Box>
        <Steps report={report} reload={reload} />
        <RecordWork kind="bug_report" id={report.id} resource="bug-reports" />
        <Duplicates report={report} onMerged={() => next('merged')} />
        <BountyHistory report={report} />
      </Box>
    </TwoColumns>
  );
};

const BugReportShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useReport(id);
  const report = query.data;
  return (
    <ConsolePage
      title={
        report === undefined
          ? formatMessage({ id: 'resources.bug-reports.name' }, { smart_count: 1 })
          : `#${report.number} ${report.title}`
      }
      beside={report && <ReportStatusChip status={report.status} outcome={report.outcome} />}
      description={report?.status === 'PENDING' && <WaitingTime since={report.createdAt} />}
      back={{
        to: '/admin/bug-reports',
        label: <FormattedMessage id="resources.bug-reports.name" values={{ smart_count: 2 }} />,
      }}
      width={1100}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={5} />}>
        {(found) => <File key={found.id} report={found} reload={query.refetch} />}
      </QueryView>
    </ConsolePage>
  );
};

export default BugReportShow;
