import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import {
  bugReportLimits,
  bugSeverities,
  declinedOutcomes,
  resolvedOutcomes,
  roadmapStages,
} from '#core/content/bug-report/bug-report.ts';
import { adminBugReports } from '#http/content/contract/admin-bug-reports.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { BilingualInput } from '../../app/forms/BilingualInput.tsx';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useMay } from '../../app/parts/rights.ts';
import type { StaffReport } from '../data.ts';
import { contentClient } from '../parts/client.ts';

type Props = Readonly<{
  report: StaffReport;
  onDone: (words: 'accepted' | 'resolved' | 'declined' | 'published' | 'merged') => Promise<unknown>;
  reload: () => unknown;
  onClose: () => void;
}>;

const useSeverities = () => {
  const { formatMessage } = useIntl();
  return bugSeverities.map((value) => ({ value, label: formatMessage({ id: `bug_bounty.${value}` }) }));
};

const accepting = adminBugReports.accept.body;

/** Taken up, with how bad it is. */
export const AcceptDialog = ({ report, onDone, reload, onClose }: Props) => {
  const form = useForm<z.input<typeof accepting>, unknown, z.output<typeof accepting>>({
    resolver: contractResolver(accepting),
    defaultValues: { severity: report.severity ?? 'MEDIUM' },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.bugReports.accept" />}
      consequence={<FormattedMessage id="console.bugReports.accept.consequence" />}
      confirmLabel={<FormattedMessage id="console.bugReports.accept" />}
      reload={reload}
      onConfirm={async (body: z.output<typeof accepting>) => {
        await contentClient.adminBugReports.accept({ params: { id: report.id }, body });
        await onDone('accepted');
      }}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="severity"
        label={<FormattedMessage id="console.bugReports.severity" />}
        options={useSeverities()}
        required
      />
    </FormDialog>
  );
};

/** An empty amount is the table's; the contract takes numbers. */
const resolving = z.object({
  outcome: adminBugReports.resolve.body.shape.outcome,
  severity: z.union([z.enum(bugSeverities), z.literal('')]),
  amount: z.string().regex(/^\d{0,8}$/),
  note: z.string().max(bugReportLimits.reason.max),
});
type Resolving = z.output<typeof resolving>;

/** Done; coins go by the published table unless `coin.manage` says another amount. */
export const ResolveDialog = ({ report, onDone, reload, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const form = useForm<z.input<typeof resolving>, unknown, Resolving>({
    resolver: contractResolver(resolving),
    defaultValues: {
      outcome: report.type === 'FEATURE' ? 'SHIPPED' : 'FIXED',
      severity: report.severity ?? '',
      amount: '',
      note: '',
    },
  });
  const { refusal, number } = report.bounty;
  return (
    <FormDialog
      form={form}
      irreversible
      title={<FormattedMessage id="console.bugReports.resolve" />}
      consequence={
        refusal === null || refusal === 'NOT_IN_TABLE' ? (
          <FormattedMessage id="console.bugReports.resolve.consequence" values={{ number: String(number) }} />
        ) : (
          <FormattedMessage id={`console.bugReports.noBounty.${refusal}`} />
        )
      }
      confirmLabel={<FormattedMessage id="console.bugReports.resolve" />}
      reload={reload}
      onConfirm={async ({ outcome, severity, amount, note }: Resolving) => {
        await contentClient.adminBugReports.resolve({
          params: { id: report.id },
          body: {
            outcome,
            ...(severity === '' ? {} : { severity }),
            ...(amount === '' ? {} : { amount: Number(amount) }),
            ...(note.trim() === '' ? {} : { note }),
          },
        });
        await onDone('resolved');
      }}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="outcome"
        label={<FormattedMessage id="console.bugReports.outcome" />}
        options={resolvedOutcomes.map((value) => ({
          value,
          label: formatMessage({ id: `bug_report.outcome.${value}` }),
        }))}
        required
      />
      <SelectInput
        control={form.control}
        name="severity"
        label={<FormattedMessage id="console.bugReports.severity" />}
        options={useSeverities()}
      />
      {may('coin.manage') && (
        <TextInput
          control={form.control}
          name="amount"
          inputMode="numeric"
          label={<FormattedMessage id="console.bugReports.amount" />}
          hint={<FormattedMessage id="console.bugReports.amount.hint" />}
        />
      )}
      <TextInput
        control={form.control}
        name="note"
        rows={3}
        maxLength={bugReportLimits.reason.max}
        label={<FormattedMessage id="console.bugReports.note" />}
      />
    </FormDialog>
  );
};

const declining = adminBugReports.decline.body;

export const DeclineDialog = ({ report, onDone, reload, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const form = useForm<z.input<typeof declining>, unknown, z.output<typeof declining>>({
    resolver: contractResolver(declining),
    defaultValues: { outcome: 'NOT_PLANNED', reason: '' },
  });
  return (
    <FormDialog
      form={form}
      dangerous
      irreversible={false}
      title={<FormattedMessage id="console.bugReports.decline" />}
      consequence={<FormattedMessage id="console.bugReports.decline.consequence" />}
      confirmLabel={<FormattedMessage id="console.bugReports.decline" />}
      reload={reload}
      onConfirm={async (body: z.output<typeof declining>) => {
        await contentClient.adminBugReports.decline({ params: { id: report.id }, body });
        await onDone('declined');
      }}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="outcome"
        label={<FormattedMessage id="console.bugReports.outcome" />}
        options={declinedOutcomes.map((value) => ({
          value,
          label: formatMessage({ id: `bug_report.outcome.${value}` }),
        }))}
        required
      />
      <TextInput
        control={form.control}
        name="reason"
        rows={3}
        maxLength={bugReportLimits.reason.max}
        label={<FormattedMessage id="console.bugReports.reason" />}
        hint={<FormattedMessage id="console.bugReports.reason.hint" />}
        required
      />
    </FormDialog>
  );
};

const publishing = adminBugReports.publish.body;

/** In staff's own words: nothing is copied from what the reporter wrote. */
export const PublishDialog = ({ report, onDone, reload, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { roadmap } = report;
  const form = useForm<z.input<typeof publishing>, unknown, z.output<typeof publishing>>({
    resolver: contractResolver(publishing),
    defaultValues: {
      stage: roadmap?.stage ?? 'UNDER_REVIEW',
      title: roadmap?.title ?? { vi: '', en: '' },
      summary: roadmap?.summary ?? { vi: '', en: '' },
    },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.bugReports.publish" />}
      consequence={<FormattedMessage id="console.bugReports.publish.consequence" />}
      confirmLabel={<FormattedMessage id="console.bugReports.publish" />}
      reload={reload}
      onConfirm={async (body: z.output<typeof publishing>) => {
        await contentClient.adminBugReports.publish({ params: { id: report.id }, body });
        await onDone('published');
      }}
      onClose={onClose}
    >
      <SelectInput
        control={form.control}
        name="stage"
        label={<FormattedMessage id="console.bugReports.stage" />}
        options={roadmapStages.map((value) => ({
          value,
          label: formatMessage({ id: `bug_report.stage.${value}` }),
        }))}
        required
      />
      <BilingualInput
        control={form.control}
        name="title"
        label={<FormattedMessage id="console.bugReports.publicTitle" />}
        maxLength={bugReportLimits.publicTitle.max}
        required
        inBoth
      />
      <BilingualInput
        control={form.control}
        name="summary"
        rows={3}
        label={<FormattedMessage id="console.bugReports.publicSummary" />}
        maxLength={bugReportLimits.publicSummary.max}
        required
        inBoth
      />
    </FormDialog>
  );
};
