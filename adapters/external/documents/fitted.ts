import type { Sheet, TextStyle } from '../report/sheet.ts';

const smallest = 5;

/** The same style, as small as it has to be for one line: a number that is cut short is a wrong number. */
export const fitted = (sheet: Sheet, words: string, width: number, style: TextStyle): TextStyle => {
  let { size } = style;
  while (size > smallest && sheet.widthOf(words, { ...style, size }) > width) size -= 0.25;
  return { ...style, size };
};
