import { useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import { useForm } from '#ui/use-form.ts';
import { reportReasons } from '#core/community/moderation/report.ts';
import { type ReportReason, type ReportTarget, useReport } from './data.ts';

type Values = Readonly<{ reason: string; note: string }>;
type Sent = Readonly<{ reason: ReportReason; note: string }>;

const reasonOf = (typed: string): ReportReason => reportReasons.find((reason) => reason === typed) ?? 'OTHER';

const resolver = problemResolver(
  ({ reason, note }: Values) => ({
    reason: reason === '' ? 'moderation.report.noReason' : undefined,
    // "Something else" alone tells nobody anything.
    note: reason === 'OTHER' && note.trim() === '' ? 'moderation.report.noNote' : undefined,
  }),
  ({ reason, note }: Values): Sent => ({ reason: reasonOf(reason), note: note.trim() }),
);

/** `already`: the same person reported the same thing before; it is no failure. */
export const useReportForm = (target: ReportTarget) => {
  const [outcome, setOutcome] = useState<'sent' | 'already'>();
  const form = useForm<Values, unknown, Sent>({ resolver, defaultValues: { reason: '', note: '' } });
  const report = useReport(target, {
    onSent: () => setOutcome('sent'),
    onRefused: (error) => {
      if (isApiError(error, 'report.exists')) setOutcome('already');
    },
  });
  const submit = form.handleSubmit((typed) => {
    if (!report.isPending) report.mutate(typed);
  });
  return { form, submit, busy: report.isPending, refusal: outcome ? null : report.error, outcome };
};
