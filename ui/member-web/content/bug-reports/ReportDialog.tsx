import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bugReportLimits, bugReportTypes, type BugReportType } from '#core/content/bug-report/bug-report.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Screenshots } from './Screenshots.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useReportForm, type ReportForm } from './use-report-form.ts';

type Tick = Readonly<{ label: ReactNode; checked: boolean; onChange: (checked: boolean) => void }>;

const TickLine = ({ label, checked, onChange }: Tick) => (
  <FormControlLabel
    sx={{ alignItems: 'flex-start', mx: 0 }}
    control={<Checkbox checked={checked} onChange={(_, next) => onChange(next)} sx={{ ml: -1.25 }} />}
    label={
      <Typography
        component="span"
        variant="body2"
        sx={{ display: 'block', pt: 1.25, overflowWrap: 'anywhere' }}
      >
        {label}
      </Typography>
    }
  />
);

/** All that goes along beside what is typed, to be read and left out before it is sent. */
const SentAlong = ({ form }: Readonly<{ form: ReportForm }>) => (
  <Stack>
    <Typography variant="subtitle2">
      <FormattedMessage id="bugReports.along" />
    </Typography>
    {form.page !== null && (
      <TickLine
        label={<FormattedMessage id="bugReports.along.page" values={{ page: form.page }} />}
        checked={form.withPage}
        onChange={form.setWithPage}
      />
    )}
    <TickLine
      label={<FormattedMessage id="bugReports.along.browser" values={{ browser: form.browser }} />}
      checked={form.withBrowser}
      onChange={form.setWithBrowser}
    />
    <TickLine
      label={<FormattedMessage id="bugReports.security" />}
      checked={form.isSecurity}
      onChange={form.setSecurity}
    />
  </Stack>
);

/** Opened from any page; what was typed stays on the device until it is sent. */
export const ReportDialog = ({ onClose }: Readonly<{ onClose: () => void }>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const title = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const form = useReportForm({
    onSent: (number) => {
      toast(formatMessage({ id: 'bugReports.sent' }, { number: String(number) }), { kind: 'success' });
      onClose();
    },
    onProblem: (field) => (field === 'title' ? title : content).current?.focus(),
  });
  const { typed, problems } = form;
  const contentHint = <FormattedMessage id="bugReports.content.hint" />;

  const send = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-name`} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={send}>
        <DialogTitle id={`${id}-name`} variant="h2">
          <FormattedMessage id="bugReports.new" />
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5 }}>
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="bugReports.new.text" />
            </Typography>
            <Field id={`${id}-type`} label={<FormattedMessage id="bugReports.type" />} error={undefined}>
              <NativeSelect
                variant="outlined"
                id={`${id}-type`}
                value={typed.type}
                onChange={({ target }) => form.write({ type: target.value as BugReportType })} // one of the options
                fullWidth
                IconComponent={ChevronDownIcon}
                input={<OutlinedInput />}
              >
                {bugReportTypes.map((type) => (
                  <option key={type} value={type}>
                    {formatMessage({ id: `bug_report.type.${type}` })}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field
              id={`${id}-title`}
              label={<FormattedMessage id="bugReports.title.label" />}
              required
              error={problems.title}
            >
              <OutlinedInput
                id={`${id}-title`}
                value={typed.title}
                onChange={({ target }) => form.write({ title: target.value })}
                inputRef={title}
                fullWidth
                required
                error={problems.title !== undefined}
                inputProps={{
                  maxLength: bugReportLimits.title.max,
                  'aria-describedby': describedBy(`${id}-title`, { hint: undefined, error: problems.title }),
                }}
              />
            </Field>
            <Suggestions title={typed.title} onLeave={onClose} />
            <Field
              id={`${id}-content`}
              label={<FormattedMessage id="bugReports.content.label" />}
              required
              hint={contentHint}
              error={problems.content}
            >
              <OutlinedInput
                id={`${id}-content`}
                value={typed.content}
                onChange={({ target }) => form.write({ content: target.value })}
                inputRef={content}
                multiline
                minRows={4}
                fullWidth
                required
                error={problems.content !== undefined}
                inputProps={{
                  maxLength: bugReportLimits.content.max,
                  'aria-describedby': describedBy(`${id}-content`, {
                    hint: contentHint,
                    error: problems.content,
                  }),
                }}
              />
            </Field>
            <Screenshots form={form} />
            <SentAlong form={form} />
            {form.error !== null && <ErrorNote error={form.error} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={form.isSending}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton busy={form.isSending}>
            <FormattedMessage id="bugReports.send" />
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
