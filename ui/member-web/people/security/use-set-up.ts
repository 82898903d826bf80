import { useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { passwordProblem, problemResolver } from '#ui/api/field-problems.ts';
import { appCodeProblem } from '#ui/second-step/second-step.ts';
import { useForm } from '#ui/use-form.ts';
import { beginSetUp, type BegunSetUp, useConfirmSetUp } from './data.ts';

type Password = Readonly<{ password: string }>;
type Code = Readonly<{ code: string }>;

/** From the password to the first code; the recovery codes of the answer are the page's to show. */
export const useSetUp = (onCodes: (codes: readonly string[]) => void) => {
  const confirm = useConfirmSetUp();
  const [begun, setBegun] = useState<BegunSetUp>();
  const [refusal, setRefusal] = useState<unknown>();
  const password = useForm<Password, unknown, Password>({
    resolver: problemResolver(
      (values: Password) => ({ password: passwordProblem(values.password) }),
      (values) => values,
    ),
    defaultValues: { password: '' },
  });
  const code = useForm<Code, unknown, Code>({
    resolver: problemResolver(
      (values: Code) => ({ code: appCodeProblem(values.code) }),
      (values) => values,
    ),
    defaultValues: { code: '' },
  });

  const begin = password.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      setBegun(await beginSetUp(values.password));
      password.reset();
    } catch (error) {
      setRefusal(applyServerErrors(password, error, { 'auth.password_incorrect': 'password' }));
    }
  });

  const startOver = (reason?: unknown) => {
    setBegun(undefined);
    code.reset();
    setRefusal(reason);
  };

  const finish = code.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      onCodes(await confirm(values.code));
    } catch (error) {
      if (isApiError(error, 'second_factor.not_begun')) {
        startOver(error);
        return;
      }
      code.resetField('code');
      setRefusal(applyServerErrors(code, error, { 'second_factor.too_many_codes': 'code' }));
    }
  });

  return { password, begin, begun, code, finish, startOver, refusal };
};
