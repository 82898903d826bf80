import type { Recounted, Stretch } from '#core/community/activity/ports.ts';

/** `correct` puts one row right, and answers whether it was wrong. */
export const recountStretch = (
  ids: readonly string[],
  { after, limit }: Stretch,
  correct: (id: string) => boolean,
): Recounted => {
  const stretch = ids
    .toSorted()
    .filter((id) => after === null || id > after)
    .slice(0, limit);
  const wrong = stretch.filter(correct).length;
  return { wrong, last: stretch.length < limit ? null : (stretch.at(-1) ?? null) };
};
