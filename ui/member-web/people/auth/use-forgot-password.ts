import { useState } from 'react';
import { normalizeEmail } from '#core/kernel/text/text.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { emailProblem, problemResolver } from '#ui/api/field-problems.ts';
import { waitSeconds, waitUntil } from '#ui/resend-wait.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import { useForm } from '#ui/use-form.ts';
import { forgotPassword } from './data.ts';

type Values = Readonly<{ email: string }>;

const resolver = problemResolver(
  ({ email }: Values) => ({ email: emailProblem(email) }),
  ({ email }): Values => ({ email: normalizeEmail(email) }),
);

/** The answer is the same whether or not the address is registered. */
export const useForgotPassword = () => {
  const [refusal, setRefusal] = useState<unknown>();
  const [sent, setSent] = useState<Readonly<{ to: string; until: number }>>();
  const seconds = useCountdown(sent?.until);
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { email: '' },
  });

  const submit = form.handleSubmit(async ({ email }) => {
    setRefusal(undefined);
    try {
      const { resendAfter } = await forgotPassword(email);
      setSent({ to: email, until: waitUntil(resendAfter) });
    } catch (error) {
      if (isApiError(error, 'auth.wait_5_minutes'))
        setSent({ to: email, until: waitSeconds(error.params['seconds']) });
      else setRefusal(applyServerErrors(form, error));
    }
  });

  return { form, submit, refusal, sentTo: sent?.to, seconds, again: () => setSent(undefined) };
};
