import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '../components/ErrorNote.tsx';
import { CheckboxInput } from '../components/forms/CheckboxInput.tsx';
import { SubmitButton } from '../components/forms/SubmitButton.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { CodeInput } from './CodeInput.tsx';
import { useSecondStep, type SecondStepWork } from './use-second-step.ts';

/** After the right password. Nothing is lost on the way back: the address still stands in the first step. */
export const SecondStepForm = (work: SecondStepWork) => {
  const { form, submit, refusal, isRecovery, switchKind, takesCode, withPasskey } = useSecondStep(work);
  const takesPasskey = work.means.includes('PASSKEY');
  return (
    <Stack
      component="form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 2.5 }}
    >
      {refusal !== undefined && <ErrorNote error={refusal} />}
      {takesCode && (
        <CodeInput
          control={form.control}
          name="code"
          isRecovery={isRecovery}
          onSwitch={switchKind}
          onComplete={() => void submit()}
        />
      )}
      <CheckboxInput
        control={form.control}
        name="trustDevice"
        label={<FormattedMessage id="secondStep.trust" />}
        hint={<FormattedMessage id="secondStep.trust.hint" />}
      />
      {takesCode && (
        <SubmitButton busy={form.formState.isSubmitting} size="large">
          <FormattedMessage id="secondStep.submit" />
        </SubmitButton>
      )}
      {takesPasskey && (
        <PasskeyButton work={withPasskey} size="large" variant={takesCode ? 'outlined' : 'contained'}>
          <FormattedMessage id="passkeys.confirm" />
        </PasskeyButton>
      )}
      <Button variant="text" color="inherit" onClick={() => work.onBack()}>
        <FormattedMessage id="secondStep.back" />
      </Button>
    </Stack>
  );
};
