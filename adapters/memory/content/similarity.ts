import { fold } from '#core/kernel/text/text.ts';

const trigramsOf = (text: string): ReadonlySet<string> => {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const letters = [...`  ${word} `];
      return letters.slice(2).map((_letter, index) => letters.slice(index, index + 3).join(''));
    }),
  );
};

/** The share of trigrams in common, 0 to 1, as `pg_trgm` counts. */
export const similarity = (one: string, other: string): number => {
  const [ours, theirs] = [trigramsOf(one), trigramsOf(other)];
  const common = [...ours].filter((trigram) => theirs.has(trigram)).length;
  const all = ours.size + theirs.size - common;
  return all === 0 ? 0 : common / all;
};
