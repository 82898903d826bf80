import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { dateOrders } from '../readers/dates.ts';
import type { ReadFile } from '../readers/read-file.ts';
import { lengthUnits, massUnits } from '../readers/units.ts';
import type { Answers } from '../use-import.ts';

type QuestionProps<Value extends string> = Readonly<{
  label: ReactNode;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}>;

const Question = <Value extends string>({ label, value, options, onChange }: QuestionProps<Value>) => {
  const id = useId();
  return (
    <Box>
      <FormLabel htmlFor={id} sx={{ fontWeight: 600, display: 'block', mb: 0.5 }}>
        {label}
      </FormLabel>
      <NativeSelect
        variant="outlined"
        id={id}
        fullWidth
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value);
          if (chosen) onChange(chosen[0]);
        }}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput />}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
};

type Props = Readonly<{ read: ReadFile; answers: Answers; onAnswer: (answers: Answers) => void }>;

/** What the file does not say by itself: the member does, and it is read again that way. */
export const FileQuestions = ({ read: { isDateOrderOpen, openUnits }, answers, onAnswer }: Props) => {
  const { formatMessage } = useIntl();
  const { units } = answers;
  if (!isDateOrderOpen && !openUnits.mass && !openUnits.length) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'end' }}>
      {isDateOrderOpen && (
        <Question
          label={<FormattedMessage id="import.dates" />}
          value={answers.dateOrder}
          options={dateOrders.map((order) => [order, formatMessage({ id: `import.dates.${order}` })])}
          onChange={(dateOrder) => onAnswer({ ...answers, dateOrder })}
        />
      )}
      {openUnits.mass && (
        <Question
          label={<FormattedMessage id="import.units.mass" />}
          value={units.mass}
          options={massUnits.map((unit) => [unit, formatMessage({ id: `import.unit.${unit}` })])}
          onChange={(mass) => onAnswer({ ...answers, units: { ...units, mass } })}
        />
      )}
      {openUnits.length && (
        <Question
          label={<FormattedMessage id="import.units.length" />}
          value={units.length}
          options={lengthUnits.map((unit) => [unit, formatMessage({ id: `import.unit.${unit}` })])}
          onChange={(length) => onAnswer({ ...answers, units: { ...units, length } })}
        />
      )}
    </Box>
  );
};
