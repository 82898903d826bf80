import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { FieldKey } from '#core/body/indicator/fields.ts';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { useWords } from '#ui/indicator/words.ts';
import { nameOf } from '../profile-form.ts';
import { useProfileForm } from '../use-profile-form.ts';

/** Yes, no, or not answered: pressing the chosen one again takes the answer back. */
export const YesNoField = ({ field: key }: Readonly<{ field: FieldKey }>) => {
  const id = useId();
  const { control } = useProfileForm();
  const { field, fieldState } = useController({ control, name: nameOf(key) });
  const say = useWords();
  const error = fieldState.error?.message;
  const value: unknown = field.value;

  return (
    <Box>
      <Field id={id} label={say(fieldLabels[key])} error={error} group>
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={typeof value === 'boolean' ? value : null}
          onChange={(_, next: boolean | null) => field.onChange(next)}
          onBlur={field.onBlur}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id, { error })}
          sx={{ maxWidth: 360 }}
        >
          {[true, false].map((answer, index) => (
            <ToggleButton
              key={String(answer)}
              value={answer}
              ref={index === 0 ? field.ref : null}
              sx={{ minHeight: 52 }}
            >
              <FormattedMessage id={answer ? 'indicator.yes' : 'indicator.no'} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Field>
    </Box>
  );
};
