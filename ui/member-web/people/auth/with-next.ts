/** Keeps where the person was going on the way through the doors. */
export const withNext = (path: string, next: string | null) =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
