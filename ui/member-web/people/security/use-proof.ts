import { useState } from 'react';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { passwordProblem, problemResolver } from '#ui/api/field-problems.ts';
import { appCodeProblem, recoveryCodeProblem } from '#ui/second-step/second-step.ts';
import { useForm } from '#ui/use-form.ts';
import type { Proof } from './data.ts';

/** Password and code, for what must not be done by a stranger who finds the device open. */
export const useProof = (work: (proof: Proof) => Promise<void>) => {
  const [isRecovery, setRecovery] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Proof, unknown, Proof>({
    resolver: problemResolver(
      ({ password, code }: Proof) => ({
        password: passwordProblem(password),
        code: isRecovery ? recoveryCodeProblem(code) : appCodeProblem(code),
      }),
      (values) => values,
    ),
    // An error that came up when the field is left would push the way to the other code from under the finger.
    mode: 'onSubmit',
    defaultValues: { password: '', code: '' },
  });

  const submit = form.handleSubmit(async (proof) => {
    setRefusal(undefined);
    try {
      await work(proof);
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
    setRecovery((before) => !before);
  };
  return { form, submit, refusal, isRecovery, switchKind };
};
