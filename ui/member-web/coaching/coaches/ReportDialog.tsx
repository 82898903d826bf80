import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '#ui/api/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { codeMessage, fieldMessage } from '#ui/api/field-message.ts';
import type { Rating } from '../data.ts';
import { useRatingReport } from './data.ts';

const shortest = 3;
const longest = 1000;

type Props = Readonly<{ rating: Rating; open: boolean; onClose: () => void }>;

/** Tells staff; what was typed stays until it is sent. */
const ReportDialog = ({ rating, open, onClose }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const input = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const report = useRatingReport(rating.id, {
    onSent: () => {
      toast(formatMessage({ id: 'coaches.report.sent' }), { kind: 'success' });
      setReason('');
      onClose();
    },
    onRefused: (error) => {
      const issue = isApiError(error) ? error.fields.find(({ path }) => path === 'body.reason') : undefined;
      if (issue === undefined) return;
      setProblem(fieldMessage(`error.${issue.code}`, issue.params));
      input.current?.focus();
    },
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (report.isPending) return;
    if ([...reason.trim()].length < shortest) {
      setProblem(
        reason.trim() === ''
          ? codeMessage('input.required')
          : codeMessage('input.min_length', { length: shortest }),
      );
      input.current?.focus();
      return;
    }
    report.mutate(reason.trim());
  };
  const hint = <FormattedMessage id="coaches.report.hint" />;

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={send}>
        <DialogTitle id={`${id}-title`} variant="h2">
          <FormattedMessage id="coaches.report.title" values={{ name: rating.memberName }} />
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            <FormattedMessage id="coaches.report.text" />
          </Typography>
          <Field
            id={id}
            label={<FormattedMessage id="coaches.report.reason" />}
            required
            hint={hint}
            error={problem}
          >
            <OutlinedInput
              id={id}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setProblem(undefined);
              }}
              inputRef={input}
              multiline
              minRows={3}
              fullWidth
              required
              error={problem !== undefined}
              inputProps={{
                maxLength: longest,
                'aria-describedby': describedBy(id, { hint, error: problem }),
              }}
            />
          </Field>
          {report.error !== null && problem === undefined && <ErrorNote error={report.error} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={report.isPending}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton busy={report.isPending}>
            <FormattedMessage id="coaches.report.send" />
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};
export default ReportDialog;
