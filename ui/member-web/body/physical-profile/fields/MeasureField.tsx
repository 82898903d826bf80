import Box from '@mui/material/Box';
import { useContext, useReducer } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { sexInFormulas } from '#core/body/indicator/sex-in-formulas.ts';
import type { NumberFieldKey } from '#core/body/indicator/fields.ts';
import { fieldLabels, unitLabels } from '#core/body/indicator/labels.ts';
import { measuringRule } from '#core/body/indicator/explanation/measuring-rules.ts';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { edgeOf } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import { FeetField } from './FeetField.tsx';
import { LastWeekHint } from '../LastWeekHint.tsx';
import { MeasuringHelp } from '../MeasuringHelp.tsx';
import { isRequired, nameOf } from '../profile-form.ts';
import { UnusualQuestion } from '../UnusualQuestion.tsx';
import { LastWeekContext, useProfileForm } from '../use-profile-form.ts';

/** One number: its unit inside, how to measure it above, last week below, and a question when it is unusual. */
export const MeasureField = ({ field }: Readonly<{ field: NumberFieldKey }>) => {
  const { control } = useProfileForm();
  const body = useWatch({ control, name: 'body' });
  const { units, metric } = useMeasures();
  const say = useWords();
  const { formatMessage } = useIntl();
  const [, askAgain] = useReducer((count: number) => count + 1, 0);
  const { unit, decimals, toShown, toStored } = edgeOf(field, units);
  const last = useContext(LastWeekContext);
  // Until it is said again, who they were last week: another waist would be measured otherwise.
  const sex = sexInFormulas(body) ?? (last === null ? null : sexInFormulas(last.inputs.body));
  const frame = {
    label: say(fieldLabels[field]),
    required: isRequired(field),
    hint: say(measuringRule(field, sex)),
    corner: <MeasuringHelp field={field} sex={sex} />,
  };

  return (
    <Box>
      {field === 'height' && units === 'IMPERIAL' ? (
        <FeetField control={control} name={nameOf(field)} {...frame} />
      ) : (
        <UnitField
          control={control}
          name={nameOf(field)}
          {...frame}
          unit={say(unitLabels[unit])}
          digits={decimals}
          toShown={toShown}
          toStored={toStored}
          placeholder={formatMessage({ id: 'indicator.notMeasured' })}
        />
      )}
      <UnusualQuestion field={field} onAnswer={askAgain} />
      <LastWeekHint
        field={field}
        textOf={(value) => (typeof value === 'number' ? metric(field, value) : '')}
      />
    </Box>
  );
};
