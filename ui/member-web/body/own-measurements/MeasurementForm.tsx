import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ownNameMaxLength, ownUnitMaxLength } from '#core/body/own-measurement/own-measurement.ts';
import { normalize } from '#core/kernel/text/text.ts';
import { applyServerErrors, codeMessage } from '#ui/api/field-message.ts';
import { lineProblem, problemResolver } from '#ui/api/field-problems.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { useForm } from '#ui/use-form.ts';
import type { NewMeasurement } from './data.ts';

type Values = Readonly<{
  name: string;
  unit: string;
  numbers: '1' | '2';
  low: number | null;
  high: number | null;
  secondLow: number | null;
  secondHigh: number | null;
}>;

const limitProblem = (value: number | null) =>
  Number.isNaN(value) ? codeMessage('input.invalid') : undefined;

const reversedProblem = (low: number | null, high: number | null) =>
  low !== null && high !== null && low > high ? codeMessage('own_measurement.range_reversed') : undefined;

const resolver = problemResolver(
  ({ name, unit, numbers, low, high, secondLow, secondHigh }: Values) => ({
    name: normalize(name) === '' ? codeMessage('input.required') : lineProblem(name, ownNameMaxLength),
    unit: lineProblem(unit, ownUnitMaxLength),
    low: limitProblem(low),
    high: limitProblem(high) ?? reversedProblem(low, high),
    ...(numbers === '2' && {
      secondLow: limitProblem(secondLow),
      secondHigh: limitProblem(secondHigh) ?? reversedProblem(secondLow, secondHigh),
    }),
  }),
  ({ name, unit, numbers, low, high, secondLow, secondHigh }): NewMeasurement => ({
    name: normalize(name),
    unit: normalize(unit),
    numbers: numbers === '2' ? 2 : 1,
    low,
    high,
    secondLow: numbers === '2' ? secondLow : null,
    secondHigh: numbers === '2' ? secondHigh : null,
  }),
);

export const nothingYet: NewMeasurement = {
  name: '',
  unit: '',
  numbers: 1,
  low: null,
  high: null,
  secondLow: null,
  secondHigh: null,
};

/** What people ask for most; each only fills in the form. */
const suggestions = [
  { id: 'calf', unit: 'cm', numbers: '1' },
  { id: 'forearm', unit: 'cm', numbers: '1' },
  { id: 'pressure', unit: 'mmHg', numbers: '2' },
  { id: 'pulse', unit: 'bpm', numbers: '1' },
] as const;

type Props = Readonly<{
  /** Absent: a new one. */
  start?: NewMeasurement;
  onSave: (measurement: NewMeasurement) => Promise<unknown>;
  onClose: () => void;
}>;

export const MeasurementForm = ({ start, onSave, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const [refusal, setRefusal] = useState<unknown>();
  const { numbers, ...rest } = start ?? nothingYet;
  const form = useForm<Values, unknown, NewMeasurement>({
    resolver,
    defaultValues: { ...rest, numbers: numbers === 2 ? '2' : '1' },
  });
  const { control, formState, setValue, watch } = form;
  const isPair = watch('numbers') === '2';
  const unit = watch('unit');

  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined);
    try {
      await onSave(typed);
      onClose();
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });

  const fill = ({ id, unit: suggested, numbers: how }: (typeof suggestions)[number]) => {
    const shown = { shouldDirty: true, shouldValidate: true } as const;
    setValue('name', formatMessage({ id: `own.suggestion.${id}` }), shown);
    setValue('unit', suggested === 'bpm' ? formatMessage({ id: 'own.unit.bpm' }) : suggested, shown);
    setValue('numbers', how, shown);
  };

  const limit = (name: 'low' | 'high' | 'secondLow' | 'secondHigh') => (
    <UnitField
      control={control}
      name={name}
      digits={2}
      unit={unit}
      label={<FormattedMessage id={`own.field.${isPair ? 'pair.' : ''}${name}` as 'own.field.low'} />}
    />
  );

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      {start === undefined && (
        <Box>
          <Typography id="own-suggestions" variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            <FormattedMessage id="own.suggestions" />
          </Typography>
          <Box
            role="group"
            aria-labelledby="own-suggestions"
            sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
          >
            {suggestions.map((one) => (
              <Chip
                key={one.id}
                clickable
                onClick={() => fill(one)}
                label={<FormattedMessage id={`own.suggestion.${one.id}`} />}
                sx={{ minHeight: 44 }}
              />
            ))}
          </Box>
        </Box>
      )}
      <TextInput
        control={control}
        name="name"
        label={<FormattedMessage id="own.field.name" />}
        maxLength={ownNameMaxLength}
        required
      />
      <TextInput
        control={control}
        name="unit"
        label={<FormattedMessage id="own.field.unit" />}
        hint={<FormattedMessage id={start === undefined ? 'own.field.unit.hint' : 'own.field.unit.kept'} />}
        maxLength={ownUnitMaxLength}
      />
      {start === undefined && (
        <ChoiceCards
          control={control}
          name="numbers"
          label={<FormattedMessage id="own.field.numbers" />}
          hint={<FormattedMessage id="own.field.numbers.hint" />}
          choices={[
            { value: '1', label: <FormattedMessage id="own.numbers.1" /> },
            { value: '2', label: <FormattedMessage id="own.numbers.2" /> },
          ]}
        />
      )}
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.5 }}>
          <FormattedMessage id="own.range" />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          <FormattedMessage id="own.range.hint" />
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          {limit('low')}
          {limit('high')}
          {isPair && limit('secondLow')}
          {isPair && limit('secondHigh')}
        </Box>
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton busy={formState.isSubmitting}>
          <FormattedMessage id={start === undefined ? 'own.add.save' : 'ui.save'} />
        </SubmitButton>
        <Button variant="outlined" onClick={onClose} disabled={formState.isSubmitting}>
          <FormattedMessage id="ui.cancel" />
        </Button>
      </Stack>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitSuccessful} />
    </Stack>
  );
};
