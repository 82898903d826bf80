import { useState } from 'react';
import { useIntl } from 'react-intl';
import { maxTries } from '#core/people/sign-in/verification.ts';
import { normalizeEmail } from '#core/kernel/text/text.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { codeProblem, emailProblem, passwordProblem, problemResolver } from '#ui/api/field-problems.ts';
import { waitSeconds, waitUntil } from '#ui/resend-wait.ts';
import { useCountdown } from '#ui/use-countdown.ts';
import { useForm } from '#ui/use-form.ts';
import { confirmEmailChange, requestEmailChange, useRefreshSessions } from '../data.ts';

type Request = Readonly<{ email: string; password: string }>;
type Code = Readonly<{ code: string }>;

const requestResolver = problemResolver(
  ({ email, password }: Request) => ({ email: emailProblem(email), password: passwordProblem(password) }),
  ({ email, password }): Request => ({ email: normalizeEmail(email), password }),
);
const codeResolver = problemResolver(
  ({ code }: Code) => ({ code: codeProblem(code) }),
  (values) => values,
);

/** First the new address and the password, then the code that went there. */
export const useChangeEmail = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshSessions = useRefreshSessions();
  const [refusal, setRefusal] = useState<unknown>();
  const [sentTo, setSentTo] = useState<string>();
  const [waitsUntil, setWaitsUntil] = useState<number>();
  const [wrongTries, setWrongTries] = useState(0);
  const seconds = useCountdown(waitsUntil);

  const request = useForm<Request, unknown, Request>({
    resolver: requestResolver,
    defaultValues: { email: '', password: '' },
  });
  const code = useForm<Code, unknown, Code>({
    resolver: codeResolver,
    defaultValues: { code: '' },
  });

  const ask = request.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      const sent = await requestEmailChange(body);
      setSentTo(sent.email);
      setWaitsUntil(waitUntil(sent.resendAfter));
      setWrongTries(0);
      code.reset({ code: '' });
      request.resetField('password');
    } catch (error) {
      if (isApiError(error, 'auth.wait_5_minutes')) setWaitsUntil(waitSeconds(error.params['seconds']));
      setRefusal(
        applyServerErrors(request, error, {
          'auth.password_incorrect': 'password',
          'user.email_exists': 'email',
        }),
      );
    }
  });

  const confirm = code.handleSubmit(async (body) => {
    setRefusal(undefined);
    try {
      await confirmEmailChange(body);
      setSentTo(undefined);
      setWaitsUntil(undefined);
      request.reset();
      toast(formatMessage({ id: 'account.email.changed' }), { kind: 'success' });
      await refreshSessions();
    } catch (error) {
      if (isApiError(error, 'auth.code_invalid')) setWrongTries((tries) => tries + 1);
      if (isApiError(error, 'auth.code_max_attempts')) setWrongTries(maxTries);
      code.resetField('code');
      setRefusal(
        applyServerErrors(code, error, {
          'auth.code_invalid': 'code',
          'auth.code_expired': 'code',
          'auth.code_max_attempts': 'code',
        }),
      );
    }
  });

  return {
    request,
    ask,
    code,
    confirm,
    refusal,
    sentTo,
    seconds,
    triesLeft: Math.max(maxTries - wrongTries, 0),
    hasFailed: wrongTries > 0,
    startAgain: () => {
      setSentTo(undefined);
      setRefusal(undefined);
    },
  };
};
