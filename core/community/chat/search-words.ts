import { fold } from '#core/kernel/text/text.ts';

/** The words of a text as they are searched: folded letters and digits. The storages keep and compare these. */
export const wordsOf = (text: string): readonly string[] => [
  ...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []),
];

/** As many words of a question as are looked for. */
const mostWords = 10;
export const searchWords = (question: string): readonly string[] => wordsOf(question).slice(0, mostWords);

/** Each word asked begins a word of the text. */
export const holdsWords = (text: string, asked: readonly string[]): boolean => {
  const words = wordsOf(text);
  return asked.every((word) => words.some((one) => one.startsWith(word)));
};
