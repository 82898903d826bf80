import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Period, problemOf, spanOf, spans, spanUntil } from './period.ts';

type Props = Readonly<{ period: Period; today: string; onChange: (period: Period) => void }>;

export const PeriodPicker = ({ period, today, onChange }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(period);
  const [known, setKnown] = useState(period);
  const [tried, setTried] = useState(false);
  // A usual span, or Back: the boxes follow the address.
  if (known.from !== period.from || known.to !== period.to) {
    setKnown(period);
    setTyped(period);
    setTried(false);
  }
  const problem = problemOf(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null) onChange(typed);
  };

  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={spanOf(period, today)}
          aria-label={formatMessage({ id: 'console.economy.period' })}
          onChange={(_, days: number | null) => {
            if (days !== null) onChange(spanUntil(today, days));
          }}
        >
          {spans.map((days) => (
            <ToggleButton key={days} value={days} sx={{ minHeight: 44, px: 2 }}>
              <FormattedMessage id="console.economy.days" values={{ days }} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-end' }}
        >
          {(['from', 'to'] as const).map((name) => (
            <Box key={name}>
              <FormLabel htmlFor={`${id}-${name}`} sx={{ display: 'block', fontSize: '0.875rem', mb: 0.5 }}>
                <FormattedMessage id={`console.filter.${name}`} />
              </FormLabel>
              <OutlinedInput
                id={`${id}-${name}`}
                type="date"
                value={typed[name]}
                onChange={({ target }) => setTyped((was) => ({ ...was, [name]: target.value }))}
                error={tried && problem !== null}
                sx={{ minHeight: 44 }}
                inputProps={{
                  max: today,
                  sx: { py: 1 },
                  ...(tried && problem !== null ? { 'aria-describedby': `${id}-problem` } : {}),
                }}
              />
            </Box>
          ))}
          <Button type="submit" variant="outlined">
            <FormattedMessage id="console.economy.show" />
          </Button>
        </Box>
      </Box>
      {tried && problem !== null && (
        <Alert id={`${id}-problem`} severity="error" role="alert" sx={{ mt: 1 }}>
          <FormattedMessage id={`console.economy.problem.${problem}`} />
        </Alert>
      )}
    </Box>
  );
};
