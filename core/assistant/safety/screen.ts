import { isDangerousDiet, isMinorsAge } from './amounts.ts';
import { classPhrases, passing } from './class-phrases.ts';
import { foldedWords } from './folded-text.ts';
import { asksAboutAName, isInjected } from './typed-signs.ts';
import { maskedText } from './masked-text.ts';
import type { OwnNames } from './own-names.ts';
import { phrasePattern } from './phrases.ts';
import { textClasses, type TextClass } from './text-class.ts';

const passes = phrasePattern(passing, 'g');

const patterns: readonly (readonly [TextClass, RegExp])[] = textClasses.map((each) => [
  each,
  phrasePattern(classPhrases[each]),
]);

export type Screened = Readonly<{
  class: TextClass | null;
  /** The text without telephone numbers, addresses, links, people that are named by their handle, and the writer's own names. */
  masked: string;
}>;

/** The gravest class a text falls into; every reading of it counts, typed or folded. */
export const screen = (text: string, own: OwnNames | null = null): Screened => {
  const words = foldedWords(text).replace(passes, ' _');
  const signs: Partial<Record<TextClass, boolean>> = {
    MINOR: isMinorsAge(words),
    DEFICIT: isDangerousDiet(words),
    INJECT: isInjected(text),
    OTHERS: asksAboutAName(text),
  };
  const met = patterns.find(([each, pattern]) => pattern.test(words) || signs[each] === true);
  return { class: met?.[0] ?? null, masked: maskedText(text, own) };
};
