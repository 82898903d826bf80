import { useEffect, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { applyServerErrors } from '../api/field-message.ts';
import { problemResolver } from '../api/field-problems.ts';
import { useForm } from '../use-form.ts';
import { appCodeProblem, recoveryCodeProblem, type StepCode } from './second-step.ts';

export type SecondStepWork = Readonly<{
  /** Opens the session, or throws what the server refused. */
  finish: (code: StepCode) => Promise<void>;
  /** To the password again; with the refusal that leads there, when there was one. */
  onBack: (refusal?: unknown) => void;
}>;

export const useSecondStep = ({ finish, onBack }: SecondStepWork) => {
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
  useEffect(() => setFocus('code'), [setFocus, isRecovery]);

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
  return { form, submit, refusal, isRecovery, switchKind };
};
