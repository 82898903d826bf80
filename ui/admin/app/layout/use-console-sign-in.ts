import { useState } from 'react';
import { useLogin } from 'react-admin';
import { normalizeEmail } from '#core/kernel/text/text.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { emailProblem, passwordProblem, problemResolver } from '#ui/api/field-problems.ts';
import { stopReasonOf } from '#ui/passkeys/passkeys.ts';
import { usePasskeySuggestions } from '#ui/passkeys/use-passkey-suggestions.ts';
import type { SecondStep, StepCode } from '#ui/second-step/second-step.ts';
import { useForm } from '#ui/use-form.ts';
import { CodeIsDue, signedByPasskey } from '../auth-provider.ts';

type Values = Readonly<{ email: string; password: string }>;

const resolver = problemResolver(
  ({ email, password }: Values) => ({ email: emailProblem(email), password: passwordProblem(password) }),
  ({ email, password }): Values => ({ email: normalizeEmail(email), password }),
);

/** With the password and what it asks for, or with a passkey alone. */
export const useConsoleSignIn = () => {
  const login = useLogin();
  const [refusal, setRefusal] = useState<unknown>();
  const [step, setStep] = useState<SecondStep>();
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await login(values);
    } catch (error) {
      if (error instanceof CodeIsDue) {
        setStep(error.step);
        return;
      }
      setRefusal(applyServerErrors(form, error));
      form.setFocus('password', { shouldSelect: true });
    }
  });
  const backToPassword = (reason?: unknown) => {
    setStep(undefined);
    form.resetField('password');
    setRefusal(reason);
  };
  const enter = async (isSuggested = false) => {
    setRefusal(undefined);
    await login({ signed: await signedByPasskey(isSuggested) });
  };
  usePasskeySuggestions(step === undefined, async () => {
    try {
      await enter(true);
    } catch (error) {
      // Another way was taken: nothing was asked for, so nothing is said.
      if (stopReasonOf(error) === undefined) setRefusal(error);
    }
  });
  const finish = async (code: StepCode) => {
    if (step !== undefined) await login({ ...code, challenge: step.challenge });
  };
  const finishWithPasskey = async (trustDevice: boolean) => {
    if (step === undefined) return;
    await login({ signed: await signedByPasskey(), challenge: step.challenge, trustDevice });
  };
  return { form, submit, refusal, step, finish, finishWithPasskey, enter, backToPassword };
};
