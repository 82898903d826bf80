import type { QueryClient } from '@tanstack/react-query';
import { signedIn } from '#ui/api/signed-in.ts';
import { createQueryClient } from '#ui/query-client.ts';

/**
 * What a screen asks first. Asked as soon as it is known who reads, it is mostly there when the screen is drawn: on a
 * slow phone the drawing takes longer than the answer, and the screen is drawn once instead of twice.
 */
export type AskAhead = (
  queries: QueryClient,
  at: Readonly<{ params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }>,
) => readonly Promise<void>[];

export type Ahead = () => Promise<Readonly<{ ahead: AskAhead }>>;

/** In a browser one reader has one; the server, which knows nobody, never asks. */
let inBrowser: QueryClient | undefined;
export const browserQueries = (): QueryClient => (inBrowser ??= createQueryClient());

const whenMember = (then: () => void): void => {
  const isKnown = () => {
    const session = signedIn.current();
    return session.status === 'member' && session.accessToken !== '' && session.user.status === 'ACTIVE';
  };
  if (isKnown()) return then();
  const stop = signedIn.subscribe(() => {
    if (signedIn.current().status === 'unknown') return;
    stop();
    if (isKnown()) then();
  });
};

/** Nothing waits for it, and what fails is asked again by the screen itself. */
export const askAhead = (load: Ahead | undefined, at: Parameters<AskAhead>[1]): void => {
  if (typeof document === 'undefined' || load === undefined) return;
  const loading = load();
  loading.catch(() => undefined);
  whenMember(() => void loading.then(({ ahead }) => ahead(browserQueries(), at)).catch(() => undefined));
};
