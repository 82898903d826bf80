/** Keeps where the person was going on the way through sign-in. */
export const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
