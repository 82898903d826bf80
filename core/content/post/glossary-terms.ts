import type { Language } from '#core/kernel/language.ts';

/**
 * Words that have one fixed word in the other language: docs/glossary.md says what they mean. A translation uses them, and a
 * model is not let near them.
 */
export const glossaryTerms: readonly Readonly<Record<Language, string>>[] = [
  { vi: 'Fit Coin', en: 'Fit Coin' },
  { vi: 'Base Coin', en: 'Base Coin' },
  { vi: 'Fitboard', en: 'Fitboard' },
  { vi: 'BMI', en: 'BMI' },
  { vi: 'TDEE', en: 'TDEE' },
  { vi: 'BMR', en: 'BMR' },
  { vi: 'FFMI', en: 'FFMI' },
  { vi: 'hồ sơ thể chất', en: 'physical profile' },
  { vi: 'huấn luyện viên', en: 'coach' },
  { vi: 'thử thách', en: 'challenge' },
  { vi: 'ảnh cơ thể', en: 'body photo' },
  { vi: 'tỉ lệ mỡ', en: 'body fat' },
  { vi: 'số đo', en: 'measurement' },
  { vi: 'chỉ số', en: 'metric' },
];

const letter = String.raw`[\p{L}\p{N}]`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const found = (term: string): RegExp => new RegExp(`(?<!${letter})${escaped(term)}(?!${letter})`, 'giu');

/** Those that a text uses, each with its word in the other language. */
export const termsIn = (text: string, language: Language): readonly Readonly<Record<Language, string>>[] =>
  glossaryTerms.filter((term) => found(term[language]).test(text));

/** The terms that an original uses and its translation does not. */
export const missingTerms = (
  original: Readonly<{ text: string; language: Language }>,
  translation: Readonly<{ text: string; language: Language }>,
): readonly Readonly<Record<Language, string>>[] =>
  termsIn(original.text, original.language).filter(
    (term) => !found(term[translation.language]).test(translation.text),
  );

const mark = (index: number): string => `⟦${index}⟧`;

/** The text with marks in place of its terms, and what puts their words of the other language there. */
export const lockTerms = (
  text: string,
  from: Language,
  to: Language,
): Readonly<{ text: string; unlock(translated: string): string | null }> => {
  const used: string[] = [];
  let locked = text;
  for (const term of [...glossaryTerms].toSorted((a, b) => b[from].length - a[from].length))
    locked = locked.replace(found(term[from]), () => mark(used.push(term[to]) - 1));
  return {
    text: locked,
    /** Null: the model lost one. */
    unlock: (translated) => {
      const isWhole = used.every((_, index) => translated.includes(mark(index)));
      return isWhole
        ? used.reduce((whole, word, index) => whole.replaceAll(mark(index), word), translated)
        : null;
    },
  };
};
