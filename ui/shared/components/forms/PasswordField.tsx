import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { EyeIcon, EyeOffIcon } from '../../icons.tsx';
import type { FieldFrame } from './Field.tsx';
import { type Controlled, TextInput } from './TextInput.tsx';

type Props<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  FieldFrame &
  Readonly<{ autoComplete: 'current-password' | 'new-password' }>;

/** Paste and password managers are welcome; the eye shows what was typed. */
export const PasswordField = <Values extends FieldValues, Context, Output>(
  props: Props<Values, Context, Output>,
) => {
  const [shown, setShown] = useState(false);
  const { formatMessage } = useIntl();
  return (
    <TextInput
      {...props}
      inputProps={{ type: shown ? 'text' : 'password', autoCapitalize: 'none', spellCheck: false }}
      end={
        <IconButton
          edge="end"
          aria-label={formatMessage({ id: 'ui.password.show' })}
          aria-pressed={shown}
          onClick={() => setShown((was) => !was)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
};
