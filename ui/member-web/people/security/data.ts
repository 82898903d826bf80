import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { secondFactor } from '#http/people/contract/second-factor.ts';
import type { SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import type { passkeys } from '#http/people/contract/passkeys.ts';
import { openPasskeys } from '#ui/passkeys/open-passkeys.ts';
import type { providerLinks } from '#http/people/contract/sign-in-providers.ts';
import { client } from '../../app/client.ts';
import { backHere, providersKey, secondFactorKey } from '../../app/identity/data.ts';
import type { WithIdentity } from '../../app/identity/use-identity.ts';

export type OwnSecondFactor = z.output<(typeof secondFactor)['get']['output']>;
export type BegunSetUp = z.output<(typeof secondFactor)['begin']['output']>;
export type Proof = z.input<(typeof secondFactor)['turnOff']['body']>;

export type OwnProvider = z.output<(typeof providerLinks)['list']['output']>['items'][number];
export type OwnPasskey = z.output<(typeof passkeys)['list']['output']>['items'][number];

const passkeysKey = ['passkeys'] as const;

/** The secret and the codes are in one answer alone: they are handed on, and never put among what is remembered. */
export const beginSetUp = (password: string): Promise<BegunSetUp> =>
  client.secondFactor.begin({ body: { password } });

export const useConfirmSetUp = () => {
  const queries = useQueryClient();
  return async (code: string): Promise<readonly string[]> => {
    const { recoveryCodes } = await client.secondFactor.confirm({ body: { code } });
    await queries.invalidateQueries({ queryKey: secondFactorKey });
    return recoveryCodes;
  };
};

export const useRenewRecoveryCodes = () => {
  const queries = useQueryClient();
  return async (body: Proof): Promise<readonly string[]> => {
    const { recoveryCodes } = await client.secondFactor.renewRecoveryCodes({ body });
    await queries.invalidateQueries({ queryKey: secondFactorKey });
    return recoveryCodes;
  };
};

export const useTurnOff = () => {
  const queries = useQueryClient();
  return async (body: Proof): Promise<void> => {
    await client.secondFactor.turnOff({ body });
    await queries.invalidateQueries({ queryKey: secondFactorKey });
  };
};

export const useForgetDevice = (onForgotten: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.secondFactor.forgetDevice({ params: { id } }),
    onSuccess: onForgotten,
    onSettled: () => queries.invalidateQueries({ queryKey: secondFactorKey }),
  });
};

export const usePasskeys = () =>
  useQuery({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => client.passkeys.list({}, { signal }),
  });

/** A passkey may be the second factor that was missing, or the last one. */
const useChangedPasskeys = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: passkeysKey }),
      queries.invalidateQueries({ queryKey: secondFactorKey }),
    ]);
};

export const useAddPasskey = () => {
  const changed = useChangedPasskeys();
  return async (name: string, withIdentity: WithIdentity): Promise<void> => {
    const { makePasskey } = await openPasskeys();
    const made = await makePasskey(await withIdentity(() => client.passkeys.begin({})));
    await client.passkeys.add({ body: { name, made } });
    await changed();
  };
};

export const useRenamePasskey = () => {
  const changed = useChangedPasskeys();
  return async (id: string, name: string): Promise<void> => {
    await client.passkeys.rename({ params: { id }, body: { name } });
    await changed();
  };
};

export const useRemovePasskey = () => {
  const changed = useChangedPasskeys();
  return async (id: string): Promise<void> => {
    await client.passkeys.remove({ params: { id } });
    await changed();
  };
};

export const beginProviderLink = (provider: SignInProvider) =>
  client.providerLinks.begin({ params: { provider }, body: backHere() });

export const useUnlinkProvider = () => {
  const queries = useQueryClient();
  return async (provider: SignInProvider): Promise<void> => {
    await client.providerLinks.unlink({ params: { provider } });
    await queries.invalidateQueries({ queryKey: providersKey });
  };
};

export const useProviderClaim = (enabled: boolean) =>
  useQuery({
    queryKey: ['provider-claim'],
    queryFn: ({ signal }) => client.signInProviders.claim({}, { signal }),
    enabled,
    gcTime: 0,
  });

export const useLinkClaimed = () => {
  const queries = useQueryClient();
  return async () => {
    const link = await client.providerLinks.linkClaim({});
    await queries.invalidateQueries({ queryKey: providersKey });
    return link;
  };
};

export const useMailedPassword = () =>
  useMutation({ mutationFn: (email: string) => client.auth.forgotPassword({ body: { email } }) });
