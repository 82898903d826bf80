import { queryOptions, useQuery } from '@tanstack/react-query';
import { openPasskeys } from '#ui/passkeys/open-passkeys.ts';
import type { IdentityProof } from '#ui/identity/use-identity-form.ts';
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

/** How much waits in each list, and since when. A count that does not come leaves the menu as it is. */
export const useWaitingWork = (isAsked: boolean) =>
  useQuery({
    queryKey: ['waiting-work'],
    queryFn: ({ signal }) => client.adminSite.waitingWork({}, { signal }),
    enabled: isAsked,
    refetchInterval: 60_000,
    select: ({ items }) => new Map(items.map((item) => [item.queue as string, item])),
  });
