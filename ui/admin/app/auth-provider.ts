import type { AuthProvider } from 'react-admin';
import type { z } from 'zod';
import type { passkeys } from '#http/people/contract/passkeys.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { openPasskeys } from '#ui/passkeys/open-passkeys.ts';
import { forgetDevice } from '#ui/device/forget-device.ts';
import type { SecondStep, StepCode } from '#ui/second-step/second-step.ts';
import { client, refresh } from './client.ts';

const person = async () => {
  if (signedIn.current().status === 'unknown') await refresh();
  const session = signedIn.current();
  if (session.status !== 'member') throw new Error('signed out');
  return session.user;
};

/** Thrown at the sign-in form: the password was right, and a code is due too. */
export class CodeIsDue extends Error {
  readonly step: SecondStep;
  constructor(step: SecondStep) {
    super('A code is due');
    this.step = step;
  }
}

type PasskeySignIn = z.input<(typeof passkeys)['signIn']['body']>;
export type SignInInput =
  | Readonly<{ email: string; password: string }>
  | (StepCode & Pick<SecondStep, 'challenge'>)
  | PasskeySignIn;

const openSession = (input: SignInInput) => {
  if ('signed' in input) return client.passkeys.signIn({ body: input });
  if ('challenge' in input) return client.auth.finishLogin({ body: input });
  return client.auth.login({ body: input });
};

/** What a passkey of the person at this browser signs. */
export const signedByPasskey = async (isSuggested = false): Promise<PasskeySignIn['signed']> => {
  const { signWithPasskey } = await openPasskeys();
  return signWithPasskey(await client.passkeys.beginSignIn({}), isSuggested);
};

export const authProvider: AuthProvider = {
  async login(input: SignInInput) {
    const answer = await openSession(input);
    if ('challenge' in answer) throw new CodeIsDue(answer);
    signedIn.signIn(answer.accessToken, answer.user);
  },
  async logout() {
    if (signedIn.current().status !== 'member') return;
    await client.auth.logout({ body: {} }).catch(() => undefined); // the server's copy expires by itself
    await forgetDevice(null);
    signedIn.signOut();
  },
  async checkAuth() {
    await person();
  },
  async checkError(error: unknown) {
    // 403 is an answer about one action, not the end of the session.
    if ((error as { status?: number }).status === 401) throw new Error('signed out'); // whatever failed; only a refusal has a status
  },
  async getIdentity() {
    const { id, displayName, avatarUrl } = await person();
    return { id, fullName: displayName, ...(avatarUrl === null ? {} : { avatar: avatarUrl }) };
  },
  async getPermissions() {
    return (await person()).permissions;
  },
};
