import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { GoalMetric } from '#core/body/snapshot/snapshot.ts';
import { unitLabels } from '#core/body/indicator/labels.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { fieldMessage } from '#ui/api/field-message.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { edgeOf, metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useForm } from '#ui/use-form.ts';
import { useGoalSteps } from './data.ts';

type Values = { target: number | null };

export default function GoalDialog({
  metric,
  target,
  onClose,
}: Readonly<{ metric: GoalMetric; target: number | null; onClose: () => void }>) {
  const id = useId();
  const say = useWords();
  const measures = useMeasures();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const { unit, decimals, toShown, toStored } = edgeOf(metric, measures.units);
  const name = say(metricLabel(metric));
  const form = useForm<Values>({ defaultValues: { target } });
  const { save, remove } = useGoalSteps(metric, {
    onSaved: onClose,
    onRemoved: (putBack) => {
      onClose();
      const text = formatMessage({ id: 'timeline.goal.removed' });
      if (target === null) toast(text);
      else toast(text, { undo: () => putBack(target) });
    },
  });

  const submit = form.handleSubmit(({ target: next }) => {
    if (next === null || Number.isNaN(next)) {
      form.setError(
        'target',
        { message: next === null ? 'error.input.required' : 'error.input.number' },
        { shouldFocus: true },
      );
      return;
    }
    save.mutate(next, {
      onError: (error) => {
        if (!isApiError(error)) return;
        const { min, max } = error.fields[0]?.params ?? error.params;
        if (typeof min !== 'number' || typeof max !== 'number') return;
        const message = fieldMessage('timeline.goal.range', {
          min: measures.metric(metric, min),
          max: measures.metric(metric, max),
        });
        form.setError('target', { message }, { shouldFocus: true });
      },
    });
  });
  const error = save.error ?? remove.error;
  const isOnField = form.formState.errors.target !== undefined;

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <Box component="form" noValidate onSubmit={(event: React.FormEvent) => void submit(event)}>
        <DialogTitle id={`${id}-title`} variant="h2">
          <FormattedMessage id="timeline.goal.title" values={{ name }} />
        </DialogTitle>
        <DialogContent>
          <UnitField
            control={form.control}
            name="target"
            label={formatMessage({ id: 'timeline.goal.target' })}
            hint={formatMessage({ id: 'timeline.goal.hint' })}
            required
            unit={say(unitLabels[unit])}
            digits={decimals}
            toShown={toShown}
            toStored={toStored}
          />
          {error !== null && !isOnField && <ErrorNote error={error} />}
        </DialogContent>
        <DialogActions>
          {target !== null && (
            <Button
              color="error"
              variant="text"
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
              sx={{ mr: 'auto' }}
            >
              <FormattedMessage id="timeline.goal.remove" />
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton busy={save.isPending}>
            <FormattedMessage id="timeline.goal.save" />
          </SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
