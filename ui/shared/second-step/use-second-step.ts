import { useEffect, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { applyServerErrors } from '../api/field-message.ts';
import { problemResolver } from '../api/field-problems.ts';
import { useForm } from '../use-form.ts';
import { appCodeProblem, recoveryCodeProblem, type SecondStep, type StepCode } from './second-step.ts';

export type SecondStepWork = Readonly<{
  /** Opens the session, or throws what the server refused. */
  finish: (code: StepCode) => Promise<void>;
  /** What this person can finish it with. */
  means: SecondStep['means'];
  /** Finishes it with a passkey, or throws what stood in the way. */
  finishWithPasskey: (trustDevice: boolean) => Promise<void>;
  /** To the password again; with the refusal that leads there, when there was one. */
  onBack: (refusal?: unknown) => void;
}>;

export const useSecondStep = ({ finish, finishWithPasskey, means, onBack }: SecondStepWork) => {
  const [isRecovery, setRecovery] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<StepCode, unknown, StepCode>({
    resolver: problemResolver(
      ({ code }: StepCode) => ({ code: isRecovery ? recoveryCodeProblem(code) : appCodeProblem(code) }),
      (values) => values,
    ),
    // An error that came up when the field is left would push the way to the other code from under the finger.
    mode: 'onSubmit',
    defaultValues: { code: '', trustDevice: false },
  });
  const { setFocus } = form;
  const takesCode = means.includes('CODE');
  useEffect(() => {
    if (takesCode) setFocus('code');
  }, [setFocus, takesCode, isRecovery]);

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await finish(values);
    } catch (error) {
      if (isApiError(error, 'second_factor.challenge_over')) {
        onBack(error);
        return;
      }
      // What was wrong is wrong again: the next code is typed into an empty field.
      if (!isRecovery) form.resetField('code');
      setRefusal(applyServerErrors(form, error, { 'second_factor.too_many_codes': 'code' }));
    }
  });

  const switchKind = () => {
    form.resetField('code');
    setRefusal(undefined);
    setRecovery((before) => !before);
  };
  const withPasskey = async () => {
    setRefusal(undefined);
    try {
      await finishWithPasskey(form.getValues('trustDevice'));
    } catch (error) {
      if (!isApiError(error, 'second_factor.challenge_over')) throw error;
      onBack(error);
    }
  };

  return { form, submit, refusal, isRecovery, switchKind, takesCode, withPasskey };
};
