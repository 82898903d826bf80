import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { normalizeEmail } from '#core/kernel/text/text.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { emailProblem, passwordProblem, problemResolver } from '#ui/api/field-problems.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import type { SecondStep, StepCode } from '#ui/second-step/second-step.ts';
import { useForm } from '#ui/use-form.ts';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';
import { openPasskeys } from '#ui/passkeys/open-passkeys.ts';
import { stopReasonOf } from '#ui/passkeys/passkeys.ts';
import { closedAccountOf, type ClosedAccount } from './closed-account.ts';
import { beginPasskeySignIn, finishLogin, finishPasskeySignIn, login } from './data.ts';
import { pendingAddress } from './pending-address.ts';
import { withNext } from './with-next.ts';

type Values = Readonly<{ email: string; password: string }>;

const resolver = problemResolver(
  ({ email, password }: Values) => ({ email: emailProblem(email), password: passwordProblem(password) }),
  ({ email, password }): Values => ({ email: normalizeEmail(email), password }),
);

export const useLogin = () => {
  const navigate = useLocalNavigate();
  const [query] = useSearchParams();
  const next = query.get('next');
  const [refusal, setRefusal] = useState<unknown>();
  const [closed, setClosed] = useState<ClosedAccount>();
  const [step, setStep] = useState<SecondStep>();
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { email: '', password: '' },
  });

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    setClosed(undefined);
    try {
      const answer = await login(body);
      pendingAddress.forget();
      if ('challenge' in answer) {
        setStep(answer);
        return;
      }
      const { accessToken, user } = answer;
      // The way on is the admission's: it knows where the person was going.
      signedIn.signIn(accessToken, user);
    } catch (error) {
      if (isApiError(error, 'auth.user_not_active')) {
        if (pendingAddress.current()?.email !== body.email) pendingAddress.remember({ email: body.email });
        await navigate(withNext(paths.verify, next));
        return;
      }
      const closedAccount = isApiError(error) ? closedAccountOf(error) : undefined;
      if (closedAccount === undefined) setRefusal(applyServerErrors(form, error));
      else setClosed(closedAccount);
      if (isApiError(error, 'auth.invalid_credentials')) form.setFocus('password', { shouldSelect: true });
    }
  });

  const finish = async (code: StepCode) => {
    if (step === undefined) return;
    const { accessToken, user } = await finishLogin({ ...code, challenge: step.challenge });
    signedIn.signIn(accessToken, user);
  };
  /** `isSuggested`: waits beside the address field, as long as the page is open. */
  const withPasskey = async (isSuggested = false, trustDevice = false) => {
    const { signWithPasskey } = await openPasskeys();
    const signed = await signWithPasskey(await beginPasskeySignIn(), isSuggested);
    const { accessToken, user } = await finishPasskeySignIn({
      signed,
      ...(step !== undefined && { challenge: step.challenge, trustDevice }),
    });
    pendingAddress.forget();
    signedIn.signIn(accessToken, user);
  };
  /** An account that is closed says so as after the password; everything else is the button's to say. */
  const enterWithPasskey = async (isSuggested = false) => {
    setRefusal(undefined);
    setClosed(undefined);
    try {
      await withPasskey(isSuggested);
    } catch (error) {
      const closedAccount = isApiError(error) ? closedAccountOf(error) : undefined;
      if (closedAccount === undefined) throw error;
      setClosed(closedAccount);
    }
  };
  const suggestPasskeys = async () => {
    try {
      await enterWithPasskey(true);
    } catch (error) {
      // Another way was taken: nothing was asked for, so nothing is said.
      if (stopReasonOf(error) === undefined) setRefusal(error);
    }
  };
  const finishWithPasskey = (trustDevice: boolean) => withPasskey(false, trustDevice);
  const backToPassword = (reason?: unknown) => {
    setStep(undefined);
    form.resetField('password');
    setRefusal(reason);
  };

  return {
    form,
    submit,
    refusal,
    closed,
    next,
    step,
    finish,
    finishWithPasskey,
    enterWithPasskey,
    suggestPasskeys,
    backToPassword,
  };
};
