import { lazy, Suspense, useSyncExternalStore } from 'react';
import { identityRequest } from './identity-request.ts';

const IdentityDialog = lazy(async () => ({ default: (await import('./IdentityDialog.tsx')).IdentityDialog }));

/** Asks who is there when the server wants to know anew before something sensitive. */
export const IdentityHost = () => {
  const asked = useSyncExternalStore(identityRequest.subscribe, identityRequest.current);
  if (asked === undefined) return null;
  return (
    <Suspense>
      <IdentityDialog onConfirmed={() => asked.settle(true)} onCancel={() => asked.settle(false)} />
    </Suspense>
  );
};
