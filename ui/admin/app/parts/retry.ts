const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/** What is not there, or not allowed, will not be there a second later: only a lost answer is asked for again. */
export const unlessRefused = (count: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return count < 2 && !(status >= 400 && status < 500);
};
