import { isUsualText } from '#core/kernel/text/usual-text.ts';
import { dropFormatting } from '#core/kernel/text/visible-text.ts';

/** Control, private, unassigned and broken characters, and the empty Braille cell; breaks and tabs stay. */
const unseen = /[^\P{C}\t\n\p{Cf}]|\u2800/gu;

/** Text of a document as it is kept: in one Unicode form, without what is not seen. */
export const cleanText = (text: string): string => {
  if (isUsualText(text)) return text;
  const plain = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unseen, '');
  return dropFormatting(plain.normalize('NFC')).normalize('NFC');
};
