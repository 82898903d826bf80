/** Where a challenge is written in the console; `at`: what of the editor is open. */
export const challengeEditPath = (id: string, at?: URLSearchParams): string =>
  `/admin/challenges/${encodeURIComponent(id)}${at === undefined ? '' : `?${at.toString()}`}`;
