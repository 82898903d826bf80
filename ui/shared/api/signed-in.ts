import { useSyncExternalStore } from 'react';
import type { z } from 'zod';
import type { me } from '#http/people/contract/me.ts';

/** The account as its owner sees it: what `/me` and every sign-in answer. */
export type SignedInUser = z.output<typeof me>;

export type Session =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'visitor' }>
  /** Without a token: known from this device alone, until the server answers. */
  | Readonly<{ status: 'member'; accessToken: string; user: SignedInUser }>;

const hintCookie = 'signed_in';
const cookieAge = 180 * 24 * 3600;

/** Only a hint, for drawing the right button before anything is asked; it grants no access. */
export const hasSignedInHint = (cookies: string) => new RegExp(`(?:^|;\\s*)${hintCookie}=1`).test(cookies);

const rememberHint = (signedIn: boolean) => {
  if (typeof document === 'undefined') return;
  document.cookie = `${hintCookie}=${signedIn ? 1 : ''}; path=/; samesite=lax; max-age=${signedIn ? cookieAge : 0}`;
};

const createSessionStore = () => {
  let session: Session = { status: 'unknown' };
  const listeners = new Set<() => void>();
  const channel =
    typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel('fitboard-session');

  const change = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'signed-out' && session.status === 'member') change({ status: 'visitor' });
  });

  return {
    current: () => session,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The access token lives here and nowhere else: a page reload asks the refresh cookie again. */
    signIn(accessToken: string, user: SignedInUser) {
      rememberHint(true);
      change({ status: 'member', accessToken, user });
    },
    /** Without a connection: the first request that gets through asks for a token. */
    resume(user: SignedInUser) {
      change({ status: 'member', accessToken: '', user });
    },
    update(user: SignedInUser) {
      if (session.status === 'member') change({ ...session, user });
    },
    signOut() {
      rememberHint(false);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
      if (session.status === 'member') channel?.postMessage('signed-out');
      change({ status: 'visitor' });
    },
  };
};

export const signedIn = createSessionStore();

const unknown: Session = { status: 'unknown' };

export const useSession = (): Session =>
  useSyncExternalStore(signedIn.subscribe, signedIn.current, () => unknown);

export const useSignedInUser = (): SignedInUser | undefined => {
  const session = useSession();
  return session.status === 'member' ? session.user : undefined;
};
