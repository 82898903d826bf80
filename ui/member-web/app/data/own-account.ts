import type { z } from 'zod';
import type { meContract } from '#http/people/contract/me.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { signedIn, type SignedInUser } from '#ui/api/signed-in.ts';
import { client } from '../client.ts';

export type AccountChanges = Omit<z.input<(typeof meContract)['update']['body']>, 'version'>;

/** Reads the account anew: it was changed in another tab, or on another device. */
export const reloadAccount = async (): Promise<SignedInUser> => {
  const user = await client.me.get();
  signedIn.update(user);
  return user;
};

const versionKnown = () => {
  const session = signedIn.current();
  return session.status === 'member' ? session.user.version : 1;
};

/** Refuses with `version.stale` when the account changed meanwhile: what was typed has to be compared first. */
export const saveAccount = async (changes: AccountChanges): Promise<SignedInUser> => {
  const user = await client.me.update({ body: { ...changes, version: versionKnown() } });
  signedIn.update(user);
  return user;
};

/** One switch: the last move counts, whatever else changed meanwhile. */
export const switchAccount = async (changes: AccountChanges): Promise<SignedInUser> => {
  try {
    return await saveAccount(changes);
  } catch (error) {
    if (!isApiError(error, 'version.stale')) throw error;
    await reloadAccount();
    return saveAccount(changes);
  }
};

/** Ends this sign-in on the server; the browser forgets the person by itself. */
export const logout = () => client.auth.logout({ body: {} });
