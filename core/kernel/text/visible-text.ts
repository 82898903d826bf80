import { normalize } from './text.ts';
import { isUsualText } from './usual-text.ts';

/**
 * A name and a code take no invisible character at all. A line (a title, a subject, an address) takes whole emoji beside what is
 * seen; prose takes line breaks and joined letters too.
 */
export type TextKind = 'name' | 'code' | 'line' | 'prose';

/**
 * Control, format, private and unassigned characters, halves of pairs, separators of lines and paragraphs, and what
 * counts as a letter, a mark or a sign and draws nothing: Hangul fillers, variation selectors, the empty Braille cell.
 */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One picture made of several characters: a flag of a region, joined people, a skin tone, colour or text, a keycap. */
const picture =
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}' +
  '|\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\p{Emoji_Modifier}]{0,2}' +
  '(?:\\u200d\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\p{Emoji_Modifier}]{0,2}){0,9}' +
  '|[0-9#*]\\ufe0f\\u20e3';
/** Persian and the scripts of India join and part letters with these two. */
const seenLetter = '(?!\\p{Default_Ignorable_Code_Point})';
const joinedLetter = `${seenLetter}[\\p{L}\\p{M}][\\u200c\\u200d](?=${seenLetter}\\p{L})`;

const pictures = new RegExp(picture, 'gu');
const joinedLetters = new RegExp(joinedLetter, 'gu');

/** The first character that has no place in such a text; null when all may stay. */
export const hiddenCharacterIn = (text: string, kind: TextKind): string | null => {
  // Breaks have no place in a line.
  if (kind === 'prose' && isUsualText(text)) return null;
  if (!hidden.test(text)) return null;
  let rest = text;
  if (kind === 'line' || kind === 'prose') rest = rest.replace(pictures, 'x');
  if (kind === 'prose') rest = rest.replace(joinedLetters, 'x').replace(/[\t\n\r]/g, ' ');
  return hidden.exec(rest)?.[0] ?? null;
};

const formatting = '[\\p{Cf}\\p{Default_Ignorable_Code_Point}]';
const anyFormatting = new RegExp(formatting, 'u');
const onlyFormatting = new RegExp(`^${formatting}$`, 'u');
const keptOrFormatting = new RegExp(`${picture}|${joinedLetter}|${formatting}`, 'gu');

/**
 * Without the invisible formatting that copying from pages and chats brings along, which shows nothing or turns the
 * reading direction of what follows. Emoji and joined letters stay whole.
 */
export const dropFormatting = (text: string): string =>
  anyFormatting.test(text)
    ? text.replace(keptOrFormatting, (found) => (onlyFormatting.test(found) ? '' : found))
    : text;

/** Prose as it is kept: without formatting that is not seen. */
export const cleanProse = (typed: string): string => {
  const text = normalize(typed);
  return anyFormatting.test(text) ? normalize(dropFormatting(text)) : text;
};

/** More marks than these on one letter grow into the lines around it, and no script needs them. */
export const mostMarks = 4;
const tooManyMarks = new RegExp(`\\p{M}{${mostMarks + 1}}`, 'u');
export const hasTooManyMarks = (text: string): boolean =>
  !isUsualText(text) && tooManyMarks.test(text.replace(pictures, 'x'));

/** A name can be read out: something of it is a letter or a digit. */
export const hasLetterOrDigit = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text.replace(/\p{Default_Ignorable_Code_Point}+/gu, ''));

/** How a sentence names a character that cannot be shown: `U+200B`. */
export const characterName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
