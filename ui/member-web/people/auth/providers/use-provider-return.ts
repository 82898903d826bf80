import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isConsolePath } from '#core/kernel/page-link.ts';
import {
  providerNames,
  signInProviders,
  type SignInProvider,
} from '#core/people/sign-in-provider/provider.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { signedIn, type SignedInUser } from '#ui/api/signed-in.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useLanguage } from '#ui/intl.ts';
import { openPasskeys } from '#ui/passkeys/open-passkeys.ts';
import { wayBack } from '#ui/providers/way-back.ts';
import type { SecondStep, StepCode } from '#ui/second-step/second-step.ts';
import { useIntl } from 'react-intl';
import { useReader } from '../../../app/data/known-session.ts';
import { inLanguage, languageOf } from '../../../app/language.ts';
import { useLocalNavigate } from '../../../app/parts/use-local-path.ts';
import { paths, safeNext } from '../../../app/paths.ts';
import { closedAccountOf, type ClosedAccount } from '../closed-account.ts';
import { beginPasskeySignIn, finishAtProvider, finishLogin, finishPasskeySignIn } from '../data.ts';

export const providerNamed = (name: string | undefined): SignInProvider | undefined =>
  signInProviders.find((one) => one === name?.toUpperCase());

type Opened = Readonly<{ accessToken: string; user: SignedInUser }>;

/** The page that the person goes on to; the console is another application. */
export const useGoOn = () => {
  const navigate = useLocalNavigate();
  return async (next: string) => {
    if (isConsolePath(next)) location.replace(next);
    else await navigate(safeNext(next), { replace: true });
  };
};

const never = () => () => undefined;

/** The address names no language: the page that was left does. */
export const useWayBack = () => {
  const here = useLanguage();
  // The server that draws the page knows nothing of this tab.
  const from = useSyncExternalStore<string | null | undefined>(never, wayBack.read, () => undefined);
  const left = typeof from !== 'string' || isConsolePath(from) ? here : languageOf(from);
  return { from: from ?? paths.login, isRead: from !== undefined, leadsTo: left === here ? null : left };
};

/** What came back from the provider is sent once, as soon as it is known who sits here. */
export const useProviderReturn = () => {
  const { provider: named } = useParams();
  const [query] = useSearchParams();
  const { formatMessage } = useIntl();
  const navigate = useLocalNavigate();
  const toast = useToast();
  const goOn = useGoOn();
  const { leadsTo, from, isRead } = useWayBack();
  const { status, failure } = useReader();
  const provider = providerNamed(named);
  const [refusal, setRefusal] = useState<unknown>();
  const [closed, setClosed] = useState<ClosedAccount>();
  const [step, setStep] = useState<SecondStep & { next: string }>();
  const isSent = useRef(false);

  const enter = async ({ accessToken, user }: Opened, next: string) => {
    signedIn.signIn(accessToken, user);
    await goOn(next);
  };

  const send = async (from_: SignInProvider) => {
    const part = (name: string) => query.get(name) ?? undefined;
    const body = { state: part('state') ?? '-', code: part('code'), error: part('error'), iss: part('iss') };
    // The code is of no use a second time; it need not stand in the history either.
    history.replaceState(history.state, '', location.pathname);
    try {
      const answer = await finishAtProvider(from_, body);
      const name = providerNames[from_];
      switch (answer.outcome) {
        case 'SIGNED_IN':
          return await enter(answer, answer.next);
        case 'SECOND_STEP':
          return setStep(answer);
        case 'CLAIM':
          return await navigate(paths.providerClaim, { replace: true });
        default:
          toast(formatMessage({ id: `auth.provider.${answer.outcome}` }, { name }), { kind: 'success' });
          return await goOn(answer.next);
      }
    } catch (error) {
      const closedAccount = isApiError(error) ? closedAccountOf(error) : undefined;
      if (closedAccount === undefined) setRefusal(error);
      else setClosed(closedAccount);
    }
  };

  const isReady =
    provider !== undefined && isRead && leadsTo === null && (status !== 'unknown' || failure !== undefined);
  useEffect(() => {
    if (!isReady || isSent.current) return;
    isSent.current = true;
    void send(provider);
  });

  const finish = async (code: StepCode) => {
    if (step === undefined) return;
    await enter(await finishLogin({ ...code, challenge: step.challenge }), step.next);
  };
  const finishWithPasskey = async (trustDevice: boolean) => {
    if (step === undefined) return;
    const { signWithPasskey } = await openPasskeys();
    const signed = await signWithPasskey(await beginPasskeySignIn(), false);
    const { challenge, next } = step;
    await enter(await finishPasskeySignIn({ signed, challenge, trustDevice }), next);
  };
  const stopStep = (reason?: unknown) => {
    setStep(undefined);
    setRefusal(reason);
    if (reason === undefined) void navigate(paths.login, { replace: true });
  };

  return {
    provider,
    from,
    languageAddress:
      leadsTo === null ? null : inLanguage(`/auth/provider/${named}?${query.toString()}`, leadsTo),
    refusal,
    closed,
    step,
    finish,
    finishWithPasskey,
    stopStep,
  };
};
