import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import type { RaRecord } from 'react-admin';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { ReasonField } from '../../forms/ReasonField.tsx';
import type { Place } from '../../layout/places.ts';
import type { BulkChoice } from './bulk-choice.ts';
import { BulkOutcomes } from './BulkOutcomes.tsx';
import { useBulkDialog } from './use-bulk-dialog.ts';

type Props<Row> = Readonly<{
  resource: Place;
  choice: BulkChoice<Row>;
  rows: readonly Row[];
  nameOf: (row: Row) => ReactNode;
  onDone: () => void;
  onClose: () => void;
}>;

/** What will happen to each chosen row, then what has: nothing is done before it was shown. */
const BulkDialog = <Row extends RaRecord>(props: Props<Row>) => {
  const { resource, choice, nameOf, onClose } = props;
  const id = useId();
  const { formatMessage } = useIntl();
  const { form, chosen, rehearsal, foreseen, happened, refusal, reached, isBusy, submit } =
    useBulkDialog(props);
  const word = (part = '') =>
    formatMessage({ id: `console.bulk.${resource}.${choice.verb}${part}` as 'console.bulk.bar' });
  const close = () => {
    if (!isBusy) onClose();
  };
  const nameOfId = (rowId: string): ReactNode => {
    const row = chosen.find((one) => String(one.id) === rowId);
    return row === undefined ? rowId : nameOf(row);
  };
  const toDo = foreseen.length;

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={`${id}-title`}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { sx: { m: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)' } } } }}
    >
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={`${id}-title`} variant="h2">
          <FormattedMessage id="console.bulk.title" values={{ action: word(), count: chosen.length }} />
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            {happened === undefined && (
              <Alert severity={choice.dangerous ? 'warning' : 'info'}>{word('.consequence')}</Alert>
            )}
            {happened === undefined ? (
              <QueryView query={rehearsal} skeleton={<ListSkeleton rows={3} />}>
                {(outcomes) => <BulkOutcomes outcomes={outcomes} isDone={false} nameOf={nameOfId} />}
              </QueryView>
            ) : (
              <BulkOutcomes outcomes={happened} isDone nameOf={nameOfId} />
            )}
            {happened === undefined && toDo > 0 && choice.reason !== undefined && (
              <ReasonField control={form.control} notifiesMember={choice.reason === 'member'} />
            )}
            {isBusy && (
              <LinearProgress
                variant="determinate"
                value={toDo === 0 ? 0 : (100 * reached) / toDo}
                aria-label={formatMessage({ id: 'console.bulk.progress' }, { done: reached, count: toDo })}
              />
            )}
            {refusal !== undefined && (
              <>
                <ErrorNote error={refusal} />
                {reached > 0 && (
                  <Alert severity="info">
                    <FormattedMessage id="console.bulk.goOn.hint" values={{ done: reached, count: toDo }} />
                  </Alert>
                )}
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close} disabled={isBusy}>
            <FormattedMessage id={happened === undefined ? 'ui.cancel' : 'ui.close'} />
          </Button>
          {happened === undefined && (
            <SubmitButton busy={isBusy} disabled={toDo === 0} color={choice.dangerous ? 'error' : 'primary'}>
              {refusal !== undefined && reached > 0 ? (
                <FormattedMessage id="console.bulk.goOn" />
              ) : (
                <FormattedMessage id="console.bulk.confirm" values={{ action: word(), count: toDo }} />
              )}
            </SubmitButton>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
export default BulkDialog;
