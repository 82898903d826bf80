import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { homeMetrics } from '#core/body/snapshot/home/home-number.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useWords } from '#ui/indicator/words.ts';
import { type Home, type HomeMetric, useHomeChoice } from '../data.ts';

/** Which number stands first; the choice goes with the member to every device. */
export const NumberChooser = ({
  home,
  choice,
}: Readonly<{ home: Home; choice: ReturnType<typeof useHomeChoice> }>) => {
  const { formatMessage } = useIntl();
  const say = useWords();
  const isMeasured = (metric: HomeMetric) => home.measured.includes(metric);
  const option = (metric: HomeMetric) => (
    <option key={metric} value={metric}>
      {say(metricLabel(metric))}
    </option>
  );
  const unmeasured = homeMetrics.filter((metric) => !isMeasured(metric));
  return (
    <>
      {/* The system's own: the fields of forms, which are heavier than all the rest here, come with the forms. */}
      <Box
        component="select"
        value={choice.isPending ? choice.variables : home.metric}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => {
          const next = homeMetrics.find((metric) => metric === target.value);
          if (next !== undefined) choice.mutate(next);
        }}
        aria-label={formatMessage({ id: 'fitboard.number.choose' })}
        sx={{
          font: 'inherit',
          fontWeight: 600,
          maxWidth: '100%',
          minHeight: 44,
          px: 1.75,
          borderRadius: '12px',
          border: '1px solid',
          borderColor: 'control',
          bgcolor: 'background.paper',
          color: 'text.primary',
          '&:hover': { borderColor: 'text.primary' },
        }}
      >
        {homeMetrics.filter(isMeasured).map(option)}
        {unmeasured.length > 0 && (
          <optgroup label={formatMessage({ id: 'fitboard.number.unmeasured' })}>
            {unmeasured.map(option)}
          </optgroup>
        )}
      </Box>
      {choice.isError && (
        <>
          <ErrorNote error={choice.error} />
          <span>
            <FormattedMessage id="fitboard.number.kept" />
          </span>
        </>
      )}
    </>
  );
};
