import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import { resetPassword } from './data.ts';
import { newPasswordProblem, repeatProblem } from './new-password.ts';

type Values = Readonly<{ password: string; confirmPassword: string }>;

const resolver = problemResolver(
  ({ password, confirmPassword }: Values) => ({
    password: newPasswordProblem(password),
    confirmPassword: password === '' ? undefined : repeatProblem(password, confirmPassword),
  }),
  (values) => values,
);

export const useResetPassword = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [refusal, setRefusal] = useState<unknown>();
  const [isDone, setDone] = useState(false);
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { password: '', confirmPassword: '' },
  });

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await resetPassword({ token, ...values });
      setDone(true);
      // Every sign-in has ended, this browser's too.
      if (signedIn.current().status === 'member') signedIn.signOut();
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  const isDead =
    token === '' || isApiError(refusal, 'auth.token_invalid') || isApiError(refusal, 'auth.token_expired');

  return { form, submit, refusal, isDead, isDone };
};
