import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isUnusual, ownDecimals } from '#core/body/own-measurement/own-measurement.ts';
import { applyServerErrors, codeMessage } from '#ui/api/field-message.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { useForm } from '#ui/use-form.ts';
import type { OwnMeasurement } from '../data.ts';
import { useOwnValueSteps } from './data.ts';
import { useOwnText } from './use-own-text.ts';

type Typed = Readonly<{ day: string; value: number | null; second: number | null }>;
type Sent = Readonly<{ day: string; value: number; second: number | null }>;

const numberProblem = (value: number | null) => {
  if (value === null) return codeMessage('input.required');
  return Number.isNaN(value) ? codeMessage('input.invalid') : undefined;
};

const resolverFor = (isPair: boolean) =>
  problemResolver(
    ({ day, value, second }: Typed) => ({
      day: day === '' ? codeMessage('input.required') : undefined,
      value: numberProblem(value),
      ...(isPair && { second: numberProblem(second) }),
    }),
    ({ day, value, second }): Sent => ({ day, value: value ?? 0, second: isPair ? second : null }),
  );
const resolvers = { 1: resolverFor(false), 2: resolverFor(true) } as const;

type Props = Readonly<{
  measurement: OwnMeasurement;
  today: string;
  /** A value that is being corrected; null: a new one. */
  start: Sent | null;
  /** Saved, or left as it was: the next one begins with an empty form. */
  onDone: () => void;
}>;

/** One value of one day. What lies outside the member’s own range is asked about once, and never refused. */
export const ValueForm = ({ measurement, today, start, onDone }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const text = useOwnText();
  const { put } = useOwnValueSteps(measurement.id);
  const [refusal, setRefusal] = useState<unknown>();
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm<Typed, unknown, Sent>({
    resolver: resolvers[measurement.numbers],
    defaultValues: start ?? { day: today, value: null, second: null },
  });
  const { control, formState, setFocus, watch } = form;
  const isCorrection = start !== null;
  useEffect(() => {
    if (isCorrection) setFocus('value');
  }, [isCorrection, setFocus]);
  const now = watch();
  const question = JSON.stringify([now.value, now.second]);
  const isAsking = asked === question;
  const isPair = measurement.numbers === 2;
  const range = text.range(measurement);

  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined);
    if (!isAsking && isUnusual(measurement, typed)) {
      setAsked(question);
      return;
    }
    try {
      await put(typed);
      toast(
        formatMessage(
          { id: 'own.value.saved' },
          { name: measurement.name, value: text.value(measurement, typed) },
        ),
        { kind: 'success' },
      );
      onDone();
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 1.5 }}>
      {refusal !== undefined && <ErrorNote error={refusal} />}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: isPair ? 'auto' : 'auto' } },
        }}
      >
        <TextInput
          control={control}
          name="day"
          type="date"
          label={<FormattedMessage id="own.value.day" />}
          disabled={start !== null}
          inputProps={{ max: today }}
        />
        <UnitField
          control={control}
          name="value"
          label={<FormattedMessage id={isPair ? 'own.value.first' : 'own.value.only'} />}
          unit={isPair ? '' : measurement.unit}
          digits={ownDecimals}
        />
        {isPair && (
          <UnitField
            control={control}
            name="second"
            label={<FormattedMessage id="own.value.second" />}
            unit={measurement.unit}
            digits={ownDecimals}
          />
        )}
      </Box>
      {isAsking && range !== null && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} role="status">
          <FormattedMessage id="own.value.unusual" values={{ range }} />
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton busy={formState.isSubmitting}>
          <FormattedMessage id={isAsking ? 'own.value.save.anyway' : 'own.value.save'} />
        </SubmitButton>
        {start !== null && (
          <Button variant="outlined" onClick={onDone}>
            <FormattedMessage id="ui.cancel" />
          </Button>
        )}
      </Stack>
      <LeaveGuard when={now.value !== (start?.value ?? null) || now.second !== (start?.second ?? null)} />
    </Stack>
  );
};
