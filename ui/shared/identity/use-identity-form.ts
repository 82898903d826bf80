import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { secondFactor } from '#http/people/contract/second-factor.ts';
import { applyServerErrors } from '../api/field-message.ts';
import { passwordProblem, problemResolver } from '../api/field-problems.ts';
import { appCodeProblem, recoveryCodeProblem } from '../second-step/second-step.ts';
import { useForm } from '../use-form.ts';

export type IdentityProof = z.input<(typeof secondFactor)['prove']['body']>;
type Values = Readonly<{ password: string; code: string }>;

type Work = Readonly<{
  /** A code where two-step sign-in is on, else the password. */
  asksForCode: boolean;
  prove: (proof: IdentityProof) => Promise<unknown>;
  onConfirmed: () => void;
}>;

export const useIdentityForm = ({ asksForCode, prove, onConfirmed }: Work) => {
  const [isRecovery, setRecovery] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Values, unknown, Values>({
    resolver: problemResolver(
      ({ password, code }: Values) =>
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
      await prove(asksForCode ? { code } : { password });
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
