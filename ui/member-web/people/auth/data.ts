import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { auth } from '#http/people/contract/auth.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { client } from '../../app/client.ts';
import { pendingAddress } from './pending-address.ts';

type Registration = z.input<(typeof auth)['register']['body']>;
type Credentials = z.input<(typeof auth)['login']['body']>;
type Confirmation = z.input<(typeof auth)['confirmRegister']['body']>;
type PasswordReset = z.input<(typeof auth)['resetPassword']['body']>;
type Resent = z.output<(typeof auth)['resendCode']['output']>;

export const register = (body: Registration) => client.auth.register({ body });

export const login = async (body: Credentials) => {
  const { accessToken, user } = await client.auth.login({ body });
  pendingAddress.forget();
  // The way on is the admission's: it knows where the person was going.
  signedIn.signIn(accessToken, user);
};

/** By the code or by the link of the mail. */
export const confirmRegister = async (body: Confirmation) => {
  const { accessToken, user } = await client.auth.confirmRegister({ body });
  pendingAddress.forget();
  signedIn.signIn(accessToken, user);
};

export const useConfirmation = (token: string, onConfirmed: () => Promise<void>) =>
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
