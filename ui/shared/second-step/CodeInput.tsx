import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { CodeField } from '../components/forms/CodeField.tsx';
import { TextInput, type Controlled } from '../components/forms/TextInput.tsx';

declare global {
  interface MessageCatalogues {
    secondStep: typeof import('./messages/vi.json');
  }
}

type Props<Values extends FieldValues, Context, Output> = Controlled<Values, Context, Output> &
  Readonly<{ isRecovery: boolean; onSwitch: () => void; onComplete?: () => void }>;

/** The code of the app, or, for a person without the phone at hand, a recovery code. */
export const CodeInput = <Values extends FieldValues, Context, Output>({
  control,
  name,
  isRecovery,
  onSwitch,
  onComplete,
}: Props<Values, Context, Output>) => (
  <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
    {isRecovery ? (
      <TextInput
        key="recovery"
        control={control}
        name={name}
        label={<FormattedMessage id="secondStep.recovery" />}
        hint={<FormattedMessage id="secondStep.recovery.hint" />}
        autoComplete="off"
        placeholder="abcd-efgh-ijkl-mnop"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        required
      />
    ) : (
      <CodeField
        key="app"
        control={control}
        name={name}
        label={<FormattedMessage id="secondStep.code" />}
        hint={<FormattedMessage id="secondStep.code.hint" />}
        {...(onComplete && { onComplete })}
        required
      />
    )}
    <Link component="button" type="button" onClick={onSwitch} sx={{ minHeight: 44 }}>
      <FormattedMessage id={isRecovery ? 'secondStep.useApp' : 'secondStep.useRecovery'} />
    </Link>
  </Stack>
);
