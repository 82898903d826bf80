import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FormattedMessage, useIntl } from 'react-intl';
import { homeMetrics } from '#core/body/snapshot/home/home-number.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
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
      <NativeSelect
        variant="outlined"
        value={choice.isPending ? choice.variables : home.metric}
        onChange={({ target }) => {
          const next = homeMetrics.find((metric) => metric === target.value);
          if (next !== undefined) choice.mutate(next);
        }}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': formatMessage({ id: 'fitboard.number.choose' }) }}
        sx={{ maxWidth: '100%', fontWeight: 600, '& .MuiNativeSelect-select': { minHeight: 28 } }}
      >
        {homeMetrics.filter(isMeasured).map(option)}
        {unmeasured.length > 0 && (
          <optgroup label={formatMessage({ id: 'fitboard.number.unmeasured' })}>
            {unmeasured.map(option)}
          </optgroup>
        )}
      </NativeSelect>
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
