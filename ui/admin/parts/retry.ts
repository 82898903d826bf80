import { isApiError } from '#ui/api-error.ts';

/** What is not there, or not allowed, will not be there a second later: only a lost answer is asked for again. */
export const unlessRefused = (count: number, error: unknown): boolean =>
  count < 2 && !(isApiError(error) && error.status >= 400 && error.status < 500);
