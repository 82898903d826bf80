import { useEffect, useState } from 'react';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { passwordProblem, problemResolver } from '#ui/api/field-problems.ts';
import { appCodeProblem, recoveryCodeProblem } from '#ui/second-step/second-step.ts';
import { useForm } from '#ui/use-form.ts';
import { client } from '../client.ts';

type Proof = Readonly<{ password: string; code: string }>;

/** A code where two-step sign-in is on, else the password. */
export const useIdentityForm = (asksForCode: boolean, onConfirmed: () => void) => {
  const [isRecovery, setRecovery] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Proof, unknown, Proof>({
    resolver: problemResolver(
      ({ password, code }: Proof) =>
        asksForCode
          ? { code: isRecovery ? recoveryCodeProblem(code) : appCodeProblem(code) }
          : { password: passwordProblem(password) },
      (values) => values,
    ),
    // An error that came up when the field is left would push the way to the other code from under the finger.
    mode: 'onSubmit',
    defaultValues: { password: '', code: '' },
  });

  const { setFocus } = form;
  useEffect(() => setFocus(asksForCode ? 'code' : 'password'), [setFocus, asksForCode, isRecovery]);

  const submit = form.handleSubmit(async ({ password, code }) => {
    setRefusal(undefined);
    try {
      await client.secondFactor.prove({ body: asksForCode ? { code } : { password } });
      onConfirmed();
    } catch (error) {
      if (asksForCode && !isRecovery) form.resetField('code');
      setRefusal(
        applyServerErrors(form, error, {
          'auth.password_incorrect': 'password',
          'second_factor.too_many_codes': 'code',
        }),
      );
    }
  });

  const switchKind = () => {
    form.resetField('code');
    setRefusal(undefined);
    setRecovery((before) => !before);
  };
  return { form, submit, refusal, isRecovery, switchKind };
};
