import { useState } from 'react';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { passwordProblem, problemResolver } from '#ui/api/field-problems.ts';
import { appCodeProblem, recoveryCodeProblem } from '#ui/second-step/second-step.ts';
import { useForm } from '#ui/use-form.ts';
import { prove } from './data.ts';

type Proof = Readonly<{ password: string; code: string }>;

/** A code where two-step sign-in is on, else the password. */
export const useProofForm = (asksForCode: boolean, onProved: () => Promise<void>) => {
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

  const submit = form.handleSubmit(async ({ password, code }) => {
    setRefusal(undefined);
    try {
      await prove(asksForCode ? { code } : { password });
      await onProved();
    } catch (error) {
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
