import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { timeZoneLabel } from '#ui/device/time-zones.ts';
import { ClockIcon } from '#ui/icons.tsx';
import type { MessageId } from '#ui/intl.ts';
import { daysLater, rangeOf } from './date-range.ts';

const lengths = [7, 30, 90] as const;

/** What stands in the two boxes, as the browser writes a moment without a time zone. */
type Range = Readonly<{ from: string; to: string }>;

type Props<Values extends FieldValues, Context, Output> = Readonly<{
  form: UseFormReturn<Values, Context, Output>;
  timeZone: string;
  /** The sentence that says the range in words: `from`, `last` and how long that is. */
  said: MessageId;
}>;

/** Two moments in the time zone of the person who types, and in words the first and the last that count. */
export const DateRangeFields = <Values extends FieldValues & Range, Context, Output>({
  form: { control, setValue },
  timeZone,
  said,
}: Props<Values, Context, Output>) => {
  const { formatDate, locale } = useIntl();
  const [opened] = useState(() => new Date());
  // Values has both, by its constraint
  const start = 'from' as FieldPath<Values>;
  const end = 'to' as FieldPath<Values>;
  const [from, to] = useWatch({ control, name: [start, end] }) as readonly [string, string];
  const range = rangeOf(from, to, timeZone);

  const spoken = (at: Date, zone: string) =>
    formatDate(at, {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextInput
          control={control}
          name={start}
          required
          label={<FormattedMessage id="console.rewards.from" />}
          inputProps={{ type: 'datetime-local' }}
        />
        <TextInput
          control={control}
          name={end}
          required
          label={<FormattedMessage id="console.rewards.to" />}
          inputProps={{ type: 'datetime-local' }}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id="console.rewards.zone"
          values={{ zone: timeZoneLabel(timeZone, locale, range?.startsAt ?? opened) }}
        />
      </Typography>
      <Box
        role="group"
        aria-labelledby="range-lengths"
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography id="range-lengths" variant="body2">
          <FormattedMessage id="console.rewards.runs" />
        </Typography>
        {lengths.map((days) => (
          <Button
            key={days}
            variant="outlined"
            size="small"
            disabled={daysLater(from, days) === null}
            onClick={() => {
              const later = daysLater(from, days);
              if (later !== null)
                setValue(end, later as PathValue<Values, FieldPath<Values>>, {
                  shouldDirty: true,
                  shouldValidate: true,
                });
            }}
          >
            <FormattedMessage id="console.rewards.days" values={{ days }} />
          </Button>
        ))}
      </Box>
      <Box aria-live="polite">
        {range !== null && (
          <Alert severity="info" icon={<ClockIcon fontSize="inherit" />}>
            <FormattedMessage
              id={said}
              values={{
                from: spoken(range.startsAt, timeZone),
                last: spoken(range.last, timeZone),
                ...range.length,
              }}
            />
            {timeZone !== defaultTimeZone && (
              <>
                {' '}
                <FormattedMessage
                  id="console.rewards.range.vietnam"
                  values={{
                    from: spoken(range.startsAt, defaultTimeZone),
                    last: spoken(range.last, defaultTimeZone),
                  }}
                />
              </>
            )}
          </Alert>
        )}
      </Box>
    </Box>
  );
};
