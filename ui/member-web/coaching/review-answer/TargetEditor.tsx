import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import { FormattedMessage, useIntl } from 'react-intl';
import { type TargetDirection, targetDirections, targetWeeks } from '#core/coaching/reply/reply.ts';
import { type GoalMetric, goalMetrics } from '#core/body/snapshot/snapshot.ts';
import { unitLabels } from '#core/body/indicator/labels.ts';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import { edgeOf, metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { metricIn, profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useWords } from '#ui/indicator/words.ts';
import { NumberField } from './fields/NumberField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import type { TargetDraft } from './reply-form.ts';

/** What the week measured: only that has a place to start from. */
export const measuredMetrics = (week: SavedWeek): readonly GoalMetric[] =>
  goalMetrics.filter(
    (metric) =>
      metricIn(profileOf(week), metric) !== null &&
      !week.carriedOver.includes(`body.${metric}`) &&
      !week.carriedOver.includes(`strength.${metric}`),
  );

type Props = Readonly<{
  target: TargetDraft;
  week: SavedWeek;
  error: string | undefined;
  onChange: (part: Partial<TargetDraft>) => void;
  onRemove: () => void;
}>;

/** A number, a direction, how far and for how long: what later weeks will be held against. */
export const TargetEditor = ({ target, week, error, onChange, onRemove }: Props) => {
  const say = useWords();
  const sayError = useFieldError();
  const measures = useMeasures();
  const { formatMessage } = useIntl();
  const { metric, direction, value, weeks } = target;
  const { unit, decimals, toShown, toStored } = edgeOf(metric, measures.units);
  const start = metricIn(profileOf(week), metric);
  const metrics = [...new Set([metric, ...measuredMetrics(week)])];

  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <SelectField
          label={<FormattedMessage id="answer.target.metric" />}
          value={metric}
          onChange={(next) => {
            const known = metrics.find((one) => one === next);
            if (known !== undefined) onChange({ metric: known, value: null });
          }}
        >
          {metrics.map((one) => (
            <option key={one} value={one}>
              {say(metricLabel(one))}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={<FormattedMessage id="answer.target.direction" />}
          value={direction}
          onChange={(next) => {
            const known = targetDirections.find((one): one is TargetDirection => one === next);
            if (known !== undefined) onChange({ direction: known });
          }}
        >
          {targetDirections.map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: `answer.target.${one}` })}
            </option>
          ))}
        </SelectField>
        {direction !== 'KEEP' && (
          <NumberField
            key={metric}
            label={<FormattedMessage id="answer.target.value" />}
            hint={
              start === null ? undefined : (
                <FormattedMessage
                  id="answer.target.value.hint"
                  values={{ start: measures.metric(metric, start) }}
                />
              )
            }
            unit={say(unitLabels[unit])}
            digits={decimals}
            value={value === null || Number.isNaN(value) ? value : toShown(value)}
            onChange={(shown) =>
              onChange({ value: shown === null || Number.isNaN(shown) ? shown : toStored(shown) })
            }
            error={Number.isNaN(value) ? 'error.input.number' : undefined}
          />
        )}
        <NumberField
          label={<FormattedMessage id="answer.target.weeks" />}
          hint={<FormattedMessage id="answer.target.weeks.hint" values={targetWeeks} />}
          unit={<FormattedMessage id="answer.target.weeks.unit" />}
          digits={0}
          value={weeks}
          onChange={(next) => onChange({ weeks: next ?? Number.NaN })}
          error={undefined}
          required
        />
      </Box>
      <Box aria-live="polite">
        {error !== undefined && <FormHelperText error>{sayError(error)}</FormHelperText>}
      </Box>
      <Button
        size="small"
        variant="text"
        color="error"
        onClick={onRemove}
        sx={{ minHeight: 44, ml: -1, mt: 1 }}
      >
        <FormattedMessage id="answer.target.remove" />
      </Button>
    </Card>
  );
};
