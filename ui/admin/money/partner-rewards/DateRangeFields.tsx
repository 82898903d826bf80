import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { ClockIcon } from '#ui/icons.tsx';
import { daysLater, rangeOf } from '../offers/date-range.ts';
import type { RewardFormValues, RewardOutput } from './reward-form.ts';

const lengths = [7, 30, 90] as const;

type Props = Readonly<{
  form: UseFormReturn<RewardFormValues, unknown, RewardOutput>;
  timeZone: string;
}>;

/** Two moments in the time zone of the person who types, and in words until when it can be claimed. */
export const DateRangeFields = ({ form: { control, setValue }, timeZone }: Props) => {
  const { formatDate } = useIntl();
  const [from, to] = useWatch({ control, name: ['from', 'to'] });
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
  const offset =
    range === null
      ? ''
      : (new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
          .formatToParts(range.startsAt)
          .find(({ type }) => type === 'timeZoneName')?.value ?? '');

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
          name="from"
          required
          label={<FormattedMessage id="console.rewards.from" />}
          inputProps={{ type: 'datetime-local' }}
        />
        <TextInput
          control={control}
          name="to"
          required
          label={<FormattedMessage id="console.rewards.to" />}
          inputProps={{ type: 'datetime-local' }}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage
          id="console.rewards.zone"
          values={{ zone: offset === '' ? timeZone : `${timeZone} (${offset})` }}
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
              const end = daysLater(from, days);
              if (end !== null) setValue('to', end, { shouldDirty: true, shouldValidate: true });
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
              id="console.rewards.range"
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
