import { useState } from 'react';
import { maxTries } from '#core/people/sign-in/verification.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { codeProblem, problemResolver } from '#ui/api/field-problems.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import { confirmRegister } from './data.ts';
import { pendingAddress, type PendingAddress } from './pending-address.ts';

type Code = Readonly<{ code: string }>;

const resolver = problemResolver(
  ({ code }: Code) => ({ code: codeProblem(code) }),
  (values) => values,
);

export const useVerify = ({ email, wrongTries = 0 }: PendingAddress) => {
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Code, unknown, Code>({
    resolver,
    defaultValues: { code: '' },
  });

  const submit = form.handleSubmit(async ({ code }) => {
    setRefusal(undefined);
    try {
      const { accessToken, user } = await confirmRegister({ email, code });
      pendingAddress.forget();
      signedIn.signIn(accessToken, user);
    } catch (error) {
      if (isApiError(error, 'auth.code_invalid')) pendingAddress.change({ wrongTries: wrongTries + 1 });
      if (isApiError(error, 'auth.code_max_attempts')) pendingAddress.change({ wrongTries: maxTries });
      form.resetField('code');
      setRefusal(
        applyServerErrors(form, error, {
          'auth.code_invalid': 'code',
          'auth.code_expired': 'code',
          'auth.code_max_attempts': 'code',
        }),
      );
    }
  });

  return {
    form,
    submit,
    refusal,
    isVerified: isApiError(refusal, 'auth.user_verified'),
    triesLeft: Math.max(maxTries - wrongTries, 0),
    hasFailed: wrongTries > 0,
  };
};
