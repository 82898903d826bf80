/**
 * Letters of Vietnamese and English, each one character, with the signs and breaks beside them. Few texts hold anything
 * else, and in these nothing is hidden, joined or marked: looking for it by what Unicode knows of each character takes
 * thirty times as long.
 */
const usual =
  /^[\t\n -~\u00a0-\u00ac\u00ae-\u024f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201d\u2022\u2026\u20ab]*$/;

/** Already in the one Unicode form in which text is kept, and without marks that stand by themselves. */
export const isUsualText = (text: string): boolean => usual.test(text);
