import { useEffect, useState } from 'react';
import { useSession } from '#ui/api/signed-in.ts';
import { refresh } from '../client.ts';
import { usePageContext } from '../page-context.ts';

/** Asks the refresh cookie who this is, once; without a connection the person may ask again, and so does its return. */
export const useKnownSession = (needed: boolean) => {
  const session = useSession();
  const [failure, setFailure] = useState<unknown>();
  const asks = needed && session.status === 'unknown' && failure === undefined;

  useEffect(() => {
    if (!asks) return;
    refresh().catch(setFailure);
  }, [asks]);

  useEffect(() => {
    if (failure === undefined) return undefined;
    const again = () => setFailure(undefined);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failure]);

  return { session, failure, again: () => setFailure(undefined) };
};

/** Whether a question whose answer depends on who asks can be asked now. */
export const useIsReaderKnown = (): boolean => {
  const { signedInHint } = usePageContext();
  return useSession().status !== 'unknown' || !signedInHint;
};

/**
 * Who reads a page that is open to all and differs for members. Nobody is asked about a device that never signed in: it
 * is a visitor's. `failure`: it did sign in, and nothing answers who it is now.
 */
export const useReader = () => {
  const { signedInHint } = usePageContext();
  const { session, failure, again } = useKnownSession(signedInHint);
  const isUnknown = session.status === 'unknown';
  return {
    status: isUnknown && !signedInHint ? ('visitor' as const) : session.status,
    userId: session.status === 'member' ? session.user.id : null,
    failure: isUnknown ? failure : undefined,
    again,
  };
};
