import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { CodeField } from '#ui/components/forms/CodeField.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { UnitField } from '#ui/components/forms/UnitField.tsx';
import { PasswordField } from '#ui/components/forms/PasswordField.tsx';
import { useForm } from '#ui/use-form.ts';

const levels = ['low', 'light', 'moderate'] as const;

export const Fields = () => {
  const { control } = useForm({
    defaultValues: { fullname: '', password: '', weight: 65.8, code: '', activity: 'light' },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <TextInput
        control={control}
        name="fullname"
        label={<FormattedMessage id="components.field.name" />}
        hint={<FormattedMessage id="components.field.name.hint" />}
        required
      />
      <PasswordField
        control={control}
        name="password"
        label={<FormattedMessage id="components.field.password" />}
        autoComplete="new-password"
      />
      <UnitField
        control={control}
        name="weight"
        label={<FormattedMessage id="components.field.weight" />}
        unit="kg"
      />
      <CodeField control={control} name="code" label={<FormattedMessage id="components.field.code" />} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ChoiceCards
          control={control}
          name="activity"
          label={<FormattedMessage id="components.field.activity" />}
          minWidth={220}
          choices={levels.map((level) => ({
            value: level,
            label: <FormattedMessage id={`components.activity.${level}`} />,
            description: <FormattedMessage id={`components.activity.${level}.text`} />,
          }))}
        />
      </Box>
    </Box>
  );
};
