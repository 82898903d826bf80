import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { ChoiceFieldKey } from '#core/body/indicator/choice-labels.ts';
import { fields, type FieldKey } from '#core/body/indicator/fields.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useAnswers } from '#ui/indicator/use-answers.ts';
import { useWords } from '#ui/indicator/words.ts';
import { LastWeekHint } from '../LastWeekHint.tsx';
import { nameOf } from '../profile-form.ts';
import { useProfileForm } from '../use-profile-form.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { YesNoField } from './YesNoField.tsx';

const MealDayField = ({ field: key }: Readonly<{ field: FieldKey }>) => {
  const { control } = useProfileForm();
  const say = useWords();
  const rule = fields.standardMealDay;
  return (
    <TextInput
      control={control}
      name={nameOf(key)}
      label={say(fieldLabels[key])}
      hint={<FormattedMessage id="indicator.mealDay.hint" values={{ max: rule.maxLength }} />}
      rows={4}
      maxLength={rule.maxLength}
    />
  );
};

/** What is chosen, answered with yes or no, or told: by its kind. */
const input = (key: FieldKey) => {
  switch (fields[key].kind) {
    case 'YES_NO':
      return <YesNoField field={key} />;
    case 'TEXT':
      return <MealDayField field={key} />;
    default:
      return <ChoiceField field={key as ChoiceFieldKey} />; // what is left are the two kinds of choices
  }
};

export default function OtherField({ field: key }: Readonly<{ field: FieldKey }>) {
  const answers = useAnswers();
  return (
    <Box>
      {input(key)}
      <LastWeekHint field={key} textOf={(value) => answers.field(key, value)} />
    </Box>
  );
}
