import { type DefaultOptions, QueryClient } from '@tanstack/react-query';

/** An answer that never came, or a server that was just not there; anything else will be no other a second later. */
const lost: ReadonlySet<unknown> = new Set([0, 502, 503, 504]);

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** A refusal is an answer; only a missing answer is worth asking for again, and not while the browser knows of no line. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 &&
  (typeof navigator === 'undefined' || navigator.onLine !== false) &&
  lost.has(statusOf(error));

/** The one client of what the server says, for members and staff. */
export const createQueryClient = (queries: DefaultOptions['queries'] = {}) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: worthRetrying,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        refetchOnReconnect: true,
        ...queries,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
