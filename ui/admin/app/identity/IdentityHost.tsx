import { lazy, Suspense, useSyncExternalStore } from 'react';
import { identityRequest } from './identity-request.ts';

const ConsoleIdentity = lazy(async () => ({
  default: (await import('./ConsoleIdentity.tsx')).ConsoleIdentity,
}));

/** Asks who is there when the server wants to know anew before something sensitive. */
export const IdentityHost = () => {
  const asked = useSyncExternalStore(identityRequest.subscribe, identityRequest.current);
  if (asked === undefined) return null;
  return (
    <Suspense>
      <ConsoleIdentity onConfirmed={() => asked.settle(true)} onCancel={() => asked.settle(false)} />
    </Suspense>
  );
};
