import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { ChoiceFieldKey } from '#core/body/indicator/choice-labels.ts';
import { fields, isNumberField, type FieldKey } from '#core/body/indicator/fields.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useWords } from '#ui/indicator/words.ts';
import { LastWeekHint } from '../LastWeekHint.tsx';
import { nameOf } from '../profile-form.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { MeasureField } from './MeasureField.tsx';
import { YesNoField } from './YesNoField.tsx';

const MealDayField = ({ field: key }: Readonly<{ field: FieldKey }>) => {
  const { control } = useProfileForm();
  const say = useWords();
  const rule = fields.standardMealDay;
  return (
    <Box>
      <TextInput
        control={control}
        name={nameOf(key)}
        label={say(fieldLabels[key])}
        hint={<FormattedMessage id="indicator.mealDay.hint" values={{ max: rule.maxLength }} />}
        rows={4}
        maxLength={rule.maxLength}
      />
      <LastWeekHint field={key} />
    </Box>
  );
};

/** One field, by its kind. */
export const AnyField = ({ field: key }: Readonly<{ field: FieldKey }>) => {
  if (isNumberField(key)) return <MeasureField field={key} />;
  switch (fields[key].kind) {
    case 'YES_NO':
      return <YesNoField field={key} />;
    case 'TEXT':
      return <MealDayField field={key} />;
    default:
      return <ChoiceField field={key as ChoiceFieldKey} />; // what is left are the two kinds of choices
  }
};
