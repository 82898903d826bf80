import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { ChoiceFieldKey } from '#core/body/indicator/choice-labels.ts';
import { fields, isNumberField, type FieldKey } from '#core/body/indicator/fields.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { needsCaution } from '#core/body/indicator/safety.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { CopyIcon, HeartIcon } from '#ui/icons.tsx';
import { useWords } from '#ui/indicator/words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { askedKeys, type FormScreen } from '../form-screens.ts';
import { LastWeekHint } from '../LastWeekHint.tsx';
import { MeasureField } from './MeasureField.tsx';
import { inputsIn, nameOf } from '../profile-form.ts';
import { useCarriedOver, useProfileForm } from '../use-profile-form.ts';
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

const AnyField = ({ field: key }: Readonly<{ field: FieldKey }>) => {
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

/** The fields of one screen, with one button for all that last week already knew. */
export const FormFields = ({ screen }: Readonly<{ screen: FormScreen }>) => {
  const { control } = useProfileForm();
  const { copy, copyable } = useCarriedOver(control);
  const values = useWatch({ control });
  const inputs = inputsIn(values as Parameters<typeof inputsIn>[0]); // every field has a default, so none is undefined
  const keys = askedKeys(screen.keys, inputs.body.gender);
  const ready = copyable(keys, inputs);

  return (
    <Stack sx={{ gap: 3.5 }}>
      {ready.length > 1 && (
        <Box>
          <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => ready.forEach(copy)}>
            <FormattedMessage id="indicator.copy.all" values={{ count: ready.length }} />
          </Button>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.75 }}>
            <FormattedMessage id="indicator.copy.all.note" />
          </Box>
        </Box>
      )}
      {screen.id === 'tests' && needsCaution(inputs.strength) && (
        <Alert severity="warning" icon={<HeartIcon fontSize="inherit" />}>
          <FormattedMessage id="indicator.caution" />
        </Alert>
      )}
      {keys.map((key) => (
        <AnyField key={key} field={key} />
      ))}
    </Stack>
  );
};
