import { queryOptions, useQuery } from '@tanstack/react-query';
import { openPasskeys } from '#ui/passkeys/open-passkeys.ts';
import type { IdentityProof } from '#ui/identity/use-identity-form.ts';
import type { SignInProvider } from '#core/people/sign-in-provider/provider.ts';
import { client } from '../client.ts';

/** Whether two-step sign-in is on, and whether it must be. */
const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => client.secondFactor.get({}, { signal }),
});

/** The server refuses staff work meanwhile; this says why, before each page would. */
export const useSecondFactorDue = (isStaff: boolean) =>
  useQuery({
    ...secondFactorQuery,
    enabled: isStaff,
    staleTime: Infinity,
    select: ({ isDue }) => isDue,
  });

/** Asked for when the question who is there comes up: a code where two-step sign-in is on, else the password. */
export const useOwnSecondFactor = () => useQuery(secondFactorQuery);

export const proveSignIn = (body: IdentityProof) => client.secondFactor.prove({ body });

export const proveWithPasskey = async () => {
  const { signWithPasskey } = await openPasskeys();
  const body = await signWithPasskey(await client.passkeys.beginProof({}));
  return client.passkeys.prove({ body });
};

/** Back to where staff were in the console. */
const backHere = () => ({ next: location.pathname + location.search });

export const beginAtProvider = (provider: SignInProvider) =>
  client.signInProviders.begin({ params: { provider }, body: { next: '/admin' } });

export const useOwnProviders = () =>
  useQuery({
    queryKey: ['providers'],
    queryFn: ({ signal }) => client.providerLinks.list({}, { signal }),
  });

export const beginProviderProof = (provider: SignInProvider) =>
  client.providerLinks.beginProof({ params: { provider }, body: backHere() });

/** Whom people may sign in with; where that can't be read, the other ways are there. */
export const useOfferedProviders = (): readonly SignInProvider[] =>
  useQuery({
    queryKey: ['offered-providers'],
    queryFn: async ({ signal }) => (await client.site.publicSettings({}, { signal })).signInProviders,
    staleTime: Infinity,
  }).data ?? [];

/** How much waits in each list, and since when. A count that does not come leaves the menu as it is. */
export const useWaitingWork = (isAsked: boolean) =>
  useQuery({
    queryKey: ['waiting-work'],
    queryFn: ({ signal }) => client.adminSite.waitingWork({}, { signal }),
    enabled: isAsked,
    refetchInterval: 60_000,
    select: ({ items }) => new Map(items.map((item) => [item.queue as string, item])),
  });
