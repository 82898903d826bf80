import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { reportNoteMaxLength, reportReasons } from '#core/community/moderation/report.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import type { ReportTarget } from './data.ts';
import { useReportForm } from './use-report-form.ts';

declare global {
  interface MessageCatalogues {
    moderation: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{ target: ReportTarget; onClose: () => void }>;

const choices = reportReasons.map((value) => ({
  value,
  label: <FormattedMessage id={`moderation.reason.${value}`} />,
  description: <FormattedMessage id={`moderation.reason.${value}.help`} />,
}));

const Outcome = ({
  outcome,
  titleId,
  onClose,
}: Readonly<{ outcome: 'sent' | 'already'; titleId: string; onClose: () => void }>) => (
  <>
    <DialogTitle id={titleId} variant="h2">
      <FormattedMessage id={`moderation.report.${outcome}`} />
    </DialogTitle>
    <DialogContent>
      <Typography role="status">
        <FormattedMessage id={`moderation.report.${outcome}.text`} />
      </Typography>
    </DialogContent>
    <DialogActions>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone */}
      <Button variant="contained" onClick={onClose} autoFocus>
        <FormattedMessage id="moderation.report.close" />
      </Button>
    </DialogActions>
  </>
);

/** For anything others write, and for people themselves: any screen opens it with what it shows. */
export const ReportDialog = ({ target, onClose }: Props) => {
  const id = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const { form, submit, busy, refusal, outcome } = useReportForm(target);
  const titleId = `${id}-title`;

  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={isNarrow && outcome === undefined}
    >
      {outcome !== undefined ? (
        <Outcome outcome={outcome} titleId={titleId} onClose={onClose} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
        >
          <DialogTitle id={titleId} variant="h2">
            <FormattedMessage
              id={target.targetKind === 'USER' ? 'moderation.report.title.USER' : 'moderation.report.title'}
            />
          </DialogTitle>
          <DialogContent>
            <Stack sx={{ gap: 2.5 }}>
              <Typography sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="moderation.report.lead" />
              </Typography>
              <ChoiceCards
                control={form.control}
                name="reason"
                label={<FormattedMessage id="moderation.report.reason" />}
                choices={choices}
                minWidth={230}
                required
              />
              <TextInput
                control={form.control}
                name="note"
                label={<FormattedMessage id="moderation.report.note" />}
                hint={<FormattedMessage id="moderation.report.note.hint" />}
                rows={3}
                maxLength={reportNoteMaxLength}
              />
              {refusal !== null && <ErrorNote error={refusal} />}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={onClose} disabled={busy}>
              <FormattedMessage id="ui.cancel" />
            </Button>
            <SubmitButton busy={busy}>
              <FormattedMessage id="moderation.report.send" />
            </SubmitButton>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
};
