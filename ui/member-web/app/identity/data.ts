import { useQuery } from '@tanstack/react-query';
import type { SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import type { IdentityProof } from '#ui/identity/use-identity-form.ts';
import { openPasskeys } from '#ui/passkeys/open-passkeys.ts';
import { client } from '../client.ts';

export const secondFactorKey = ['second-factor'] as const;
export const providersKey = ['providers'] as const;

export const useSecondFactor = () =>
  useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => client.secondFactor.get({}, { signal }),
  });

export const proveSignIn = (body: IdentityProof) => client.secondFactor.prove({ body });

export const proveWithPasskey = async () => {
  const { signWithPasskey } = await openPasskeys();
  const body = await signWithPasskey(await client.passkeys.beginProof({}));
  return client.passkeys.prove({ body });
};

export const useOwnProviders = () =>
  useQuery({
    queryKey: providersKey,
    queryFn: ({ signal }) => client.providerLinks.list({}, { signal }),
  });

/** Back to this page, whichever language it is read in. */
export const backHere = () => ({ next: location.pathname });

export const beginProviderProof = (provider: SignInProvider) =>
  client.providerLinks.beginProof({ params: { provider }, body: backHere() });
