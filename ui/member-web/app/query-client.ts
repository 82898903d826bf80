import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api/api-error.ts';

/** A refusal is an answer; only a missing answer is worth asking for again, and not while the browser knows of no line. */
const worthRetrying = (failures: number, error: unknown) =>
  failures < 2 &&
  (typeof navigator === 'undefined' || navigator.onLine !== false) &&
  isApiError(error) &&
  (error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: worthRetrying,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
