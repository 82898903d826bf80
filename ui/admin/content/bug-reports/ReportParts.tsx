import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { adminBugReports } from '#http/content/contract/admin-bug-reports.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors, fieldMessage } from '#ui/api/field-message.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useFormats } from '#ui/intl.ts';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { Facts, Section } from '../../app/parts/Facts.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { SignedMedium } from '../../app/parts/SignedMedium.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { reportNumbered, type StaffReport } from '../data.ts';
import { ReportStatusChip } from '../parts/cells.tsx';
import { contentClient } from '../parts/client.ts';

export const Reported = ({ report }: Readonly<{ report: StaffReport }>) => {
  const { formatMessage } = useIntl();
  const { number: format } = useFormats();
  const { content, pictures, pageUrl, browser, reporterId, reporterName, type, severity, votes, createdAt } =
    report;
  return (
    <Section>
      <Quote>{content}</Quote>
      {pictures.map(({ id, url, name }) => (
        <Box key={id} sx={{ mt: 2 }}>
          <SignedMedium
            type="IMAGE"
            url={url}
            alt={formatMessage({ id: 'console.bugReports.screenshot' }, { name })}
          />
        </Box>
      ))}
      <Box sx={{ mt: 2 }}>
        <Facts
          facts={[
            {
              key: 'who',
              label: <FormattedMessage id="console.bugReports.reporter" />,
              value: <RecordLink place="users" id={reporterId} name={reporterName} />,
            },
            {
              key: 'type',
              label: <FormattedMessage id="console.bugReports.type" />,
              value: <FormattedMessage id={`bug_report.type.${type}`} />,
            },
            { key: 'page', label: <FormattedMessage id="console.bugReports.page" />, value: pageUrl ?? '–' },
            {
              key: 'browser',
              label: <FormattedMessage id="console.bugReports.browser" />,
              value: browser === '' ? '–' : browser,
            },
            {
              key: 'severity',
              label: <FormattedMessage id="console.bugReports.severity" />,
              value: severity ? <FormattedMessage id={`bug_bounty.${severity}`} /> : '–',
            },
            { key: 'votes', label: <FormattedMessage id="console.bugReports.votes" />, value: format(votes) },
            {
              key: 'at',
              label: <FormattedMessage id="console.bugReports.sentAt" />,
              value: <When at={createdAt} />,
            },
          ]}
        />
      </Box>
    </Section>
  );
};

const schema = adminBugReports.write.body;

/** Replies that the reporter reads, unsigned, and notes that stay among staff. */
export const Talk = ({ report }: Readonly<{ report: StaffReport }>) => {
  const may = useMay();
  const refreshed = useRefreshed();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: contractResolver(schema),
    defaultValues: { text: '', isNote: false },
  });
  const send = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      await contentClient.adminBugReports.write({ params: { id: report.id }, body });
      form.reset({ text: '', isNote: body.isNote });
      await refreshed('bug-reports');
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return (
    <Section title={<FormattedMessage id="console.bugReports.talk" />}>
      {report.messages.map(({ id, kind, authorName, text, createdAt }) => (
        <Box key={id} sx={{ mb: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`console.bugReports.said.${kind}`} values={{ name: authorName ?? '' }} />
            {' · '}
            <When at={createdAt} />
          </Typography>
          <Quote>{text}</Quote>
        </Box>
      ))}
      {may('bug-report.update', 'bug-report.manage') && (
        <form noValidate onSubmit={(event) => void send(event)}>
          <TextInput
            control={form.control}
            name="text"
            rows={3}
            label={<FormattedMessage id="console.bugReports.write" />}
            required
          />
          <CheckboxInput
            control={form.control}
            name="isNote"
            label={<FormattedMessage id="console.bugReports.isNote" />}
          />
          {refusal !== undefined && <ErrorNote error={refusal} />}
          <SubmitButton busy={form.formState.isSubmitting}>
            <FormattedMessage id="console.bugReports.write.send" />
          </SubmitButton>
        </form>
      )}
    </Section>
  );
};

type Row = StaffReport['similar'][number];

const Line = ({ row, onMerge }: Readonly<{ row: Row; onMerge?: (() => void) | undefined }>) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
      justifyContent: 'space-between',
      mb: 1,
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <RecordLink place="bug-reports" id={row.id} name={`#${row.number} ${row.title}`} />
      <Box sx={{ mt: 0.5 }}>
        <ReportStatusChip status={row.status} outcome={row.outcome} />
      </Box>
    </Box>
    {onMerge && (
      <Button size="small" variant="outlined" onClick={onMerge}>
        <FormattedMessage id="console.bugReports.merge" values={{ number: String(row.number) }} />
      </Button>
    )}
  </Box>
);

const numbered = z.object({ number: z.string().regex(/^\s*#?\d{1,9}\s*$/) });

/** Duplicates rarely share their words: staff who know the other report's number merge by that. */
const MergeByNumber = ({
  id,
  merge,
}: Readonly<{ id: string; merge: (into: string) => Promise<unknown> }>) => {
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<z.input<typeof numbered>, unknown, z.output<typeof numbered>>({
    resolver: contractResolver(numbered),
    defaultValues: { number: '' },
  });
  const send = form.handleSubmit(async ({ number: typed }) => {
    setRefusal(undefined);
    try {
      const found = await reportNumbered(Number(typed.replace('#', '')));
      if (found !== null && found !== id) await merge(found);
      else form.setError('number', { message: fieldMessage('console.bugReports.mergeBy.unknown') });
    } catch (error) {
      setRefusal(error);
    }
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={{ mt: 2 }}>
      <TextInput
        control={form.control}
        name="number"
        inputMode="numeric"
        label={<FormattedMessage id="console.bugReports.mergeBy" />}
        hint={<FormattedMessage id="console.bugReports.mergeBy.hint" />}
      />
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <SubmitButton busy={form.formState.isSubmitting}>
        <FormattedMessage id="console.bugReports.mergeBy.merge" />
      </SubmitButton>
    </Box>
  );
};

/** The group of this report, and what resembles it. */
export const Duplicates = ({
  report,
  onMerged,
}: Readonly<{ report: StaffReport; onMerged: () => Promise<unknown> }>) => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const toast = useToast();
  const refreshed = useRefreshed();
  const [refusal, setRefusal] = useState<unknown>();
  const mayMerge = may('bug-report.update', 'bug-report.manage');
  const params = { id: report.id };
  const run = async (work: () => Promise<unknown>, after: () => Promise<unknown>) => {
    setRefusal(undefined);
    try {
      await work();
      await after();
    } catch (error) {
      setRefusal(error);
    }
  };
  const merge = (into: string) =>
    run(() => contentClient.adminBugReports.merge({ params, body: { into } }), onMerged);
  const unmerge = () =>
    run(
      () => contentClient.adminBugReports.unmerge({ params }),
      async () => {
        await refreshed('bug-reports');
        toast(formatMessage({ id: 'console.bugReports.unmerged' }));
      },
    );
  const { parent, merged, similar } = report;
  const mayMergeThis = parent === null && mayMerge;
  if (parent === null && merged.length === 0 && similar.length === 0 && !mayMergeThis) return null;
  return (
    <Section title={<FormattedMessage id="console.bugReports.duplicates" />}>
      {parent && (
        <>
          <Typography variant="subtitle2" sx={{ mb: 1 }}>
            <FormattedMessage id="console.bugReports.parent" />
          </Typography>
          <Line row={parent} />
          {mayMerge && (
            <Button size="small" variant="outlined" onClick={() => void unmerge()}>
              <FormattedMessage id="console.bugReports.unmerge" />
            </Button>
          )}
        </>
      )}
      {merged.length > 0 && (
        <Typography variant="subtitle2" sx={{ my: 1 }}>
          <FormattedMessage id="console.bugReports.mergedHere" />
        </Typography>
      )}
      {merged.map((row) => (
        <Line key={row.id} row={row} />
      ))}
      {parent === null && similar.length > 0 && (
        <Typography variant="subtitle2" sx={{ my: 1 }}>
          <FormattedMessage id="console.bugReports.similar" />
        </Typography>
      )}
      {parent === null &&
        similar.map((row) => (
          <Line key={row.id} row={row} onMerge={mayMerge ? () => void merge(row.id) : undefined} />
        ))}
      {mayMergeThis && <MergeByNumber id={report.id} merge={merge} />}
      {refusal !== undefined && <ErrorNote error={refusal} />}
    </Section>
  );
};

export const BountyHistory = ({ report }: Readonly<{ report: StaffReport }>) => {
  const { number } = useFormats();
  const { history } = report.bounty;
  if (history.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="console.bugReports.bounty" />}>
      {history.map(({ position, kind, amount, byName, by, at }) => (
        <Typography key={position} variant="body2">
          <FormattedMessage
            id={`console.bugReports.bounty.${kind}`}
            values={{ amount: number(amount), name: byName ?? by }}
          />
          {' · '}
          <When at={at} />
        </Typography>
      ))}
    </Section>
  );
};
