import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Sentence = MessageFormatElement[] | string;
export type Words = Readonly<Record<string, Sentence>>;

/** A built catalogue holds parsed sentences and plain strings; the formatter wants one or the other throughout. */
export const wrap = (words: Words): Words =>
  import.meta.env.PROD
    ? Object.fromEntries(
        // 0 is the literal's own type number
        Object.entries(words).map(([id, sentence]) => [
          id,
          typeof sentence === 'string' ? ([{ type: 0, value: sentence }] as Sentence) : sentence,
        ]),
      )
    : words;
