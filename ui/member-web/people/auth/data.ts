import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { auth } from '#http/people/contract/auth.ts';
import type { SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import type { passkeys } from '#http/people/contract/passkeys.ts';
import type { signInProviders } from '#http/people/contract/sign-in-providers.ts';
import { client } from '../../app/client.ts';

type Registration = z.input<(typeof auth)['register']['body']>;
type Credentials = z.input<(typeof auth)['login']['body']>;
type FinishedLogin = z.input<(typeof auth)['finishLogin']['body']>;
type PasskeySignIn = z.input<(typeof passkeys)['signIn']['body']>;
type Confirmation = z.input<(typeof auth)['confirmRegister']['body']>;
type PasswordReset = z.input<(typeof auth)['resetPassword']['body']>;
type OpenedSession = z.output<(typeof auth)['confirmRegister']['output']>;
type Resent = z.output<(typeof auth)['resendCode']['output']>;

type ProvidersAnswer = z.input<(typeof signInProviders)['finish']['body']>;
type ClaimedAccount = z.input<(typeof signInProviders)['register']['body']>;
export type Claim = z.output<(typeof signInProviders)['claim']['output']>;

export const register = (body: Registration) => client.auth.register({ body });

export const login = (body: Credentials) => client.auth.login({ body });

/** The second step, where the first one was answered with a challenge. */
export const finishLogin = (body: FinishedLogin) => client.auth.finishLogin({ body });

export const beginPasskeySignIn = () => client.passkeys.beginSignIn({});

export const finishPasskeySignIn = (body: PasskeySignIn) => client.passkeys.signIn({ body });

export const beginAtProvider = (provider: SignInProvider, next: string | null) =>
  client.signInProviders.begin({ params: { provider }, body: next === null ? {} : { next } });

export const finishAtProvider = (provider: SignInProvider, body: ProvidersAnswer) =>
  client.signInProviders.finish({ params: { provider }, body });

/** What this browser came back with from a provider; it lasts an hour, and is asked for by those who were led here. */
export const useClaim = () =>
  useQuery({
    queryKey: ['provider-claim'],
    queryFn: ({ signal }) => client.signInProviders.claim({}, { signal }),
    gcTime: 0,
  });

export const registerWithProvider = (body: ClaimedAccount) => client.signInProviders.register({ body });

/** By the code or by the link of the mail. */
export const confirmRegister = (body: Confirmation) => client.auth.confirmRegister({ body });

export const useConfirmation = (token: string, onConfirmed: (opened: OpenedSession) => Promise<void>) =>
  useMutation({
    mutationFn: () => confirmRegister({ token }),
    onSuccess: onConfirmed,
  });

type ResendSteps = Readonly<{
  onSent: (sent: Resent, email: string) => void;
  onRefused: (error: Error) => void;
}>;

export const useResendCode = ({ onSent, onRefused }: ResendSteps) =>
  useMutation({
    mutationFn: (email: string) => client.auth.resendCode({ body: { email } }),
    onSuccess: onSent,
    onError: onRefused,
  });

export const forgotPassword = (email: string) => client.auth.forgotPassword({ body: { email } });

export const resetPassword = async (body: PasswordReset) => {
  await client.auth.resetPassword({ body });
};
