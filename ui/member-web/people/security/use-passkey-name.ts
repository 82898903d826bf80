import { useState } from 'react';
import { deviceName } from '#core/people/sign-in/device.ts';
import { passkeyLimits } from '#core/people/passkey/passkey.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { nameProblem, problemResolver } from '#ui/api/field-problems.ts';
import { codeMessage } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import { stopReasonOf } from '#ui/passkeys/passkeys.ts';

type Values = Readonly<{ name: string }>;

/** The name of a passkey, asked for before it is made or when it is changed. */
export const usePasskeyName = (name: string, save: (name: string) => Promise<void>) => {
  const [problem, setProblem] = useState<unknown>();
  const form = useForm<Values, unknown, Values>({
    resolver: problemResolver(
      (values: Values) => ({
        name:
          values.name.trim() === ''
            ? codeMessage('input.required')
            : nameProblem(values.name, passkeyLimits.name),
      }),
      (values) => values,
    ),
    defaultValues: { name },
  });
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await save(values.name.trim());
    } catch (error) {
      setProblem(stopReasonOf(error) === undefined ? applyServerErrors(form, error) : error);
    }
  });
  return { form, submit, problem };
};

/** What most people would call this device. */
export const suggestedName = (): string => deviceName(navigator.userAgent);
