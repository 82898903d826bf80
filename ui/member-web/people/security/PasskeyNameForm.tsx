import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { passkeyLimits } from '#core/people/passkey/passkey.ts';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { PasskeyProblem } from '#ui/passkeys/PasskeyProblem.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import { usePasskeyName } from './use-passkey-name.ts';

type Props = Readonly<{
  name: string;
  text?: ReactNode;
  submitLabel: ReactNode;
  save: (name: string) => Promise<void>;
  onClose: () => void;
}>;

export const PasskeyNameForm = ({ name, text, submitLabel, save, onClose }: Props) => {
  const { form, submit, problem } = usePasskeyName(name, save);
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 2, mt: 1, maxWidth: contentWidth.form, flexBasis: '100%' }}
    >
      {text !== undefined && <Typography>{text}</Typography>}
      {problem !== undefined && <PasskeyProblem problem={problem} />}
      <TextInput
        control={form.control}
        name="name"
        label={<FormattedMessage id="security.passkeys.name" />}
        hint={<FormattedMessage id="security.passkeys.name.hint" />}
        maxLength={passkeyLimits.name}
        autoComplete="off"
        required
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton busy={form.formState.isSubmitting}>{submitLabel}</SubmitButton>
        <Button variant="text" color="inherit" onClick={onClose}>
          <FormattedMessage id="security.cancel" />
        </Button>
      </Stack>
    </Stack>
  );
};
