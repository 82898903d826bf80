import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  characterName,
  cleanProse,
  hasLetterOrDigit,
  hasTooManyMarks,
  hiddenCharacterIn,
} from './visible-text.ts';

const emoji = ['❤️', '👩‍👩‍👧', '👍🏽', '🏳️‍🌈', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇻🇳', '☀︎', '💪', '👨🏿‍🦲'];
const never = ['\u0000', '\u0007', '\u0085', '\ud800', '\udc00', '\ue000', '\u{f0000}', '\u0378', '\ufffe'];
const unseen = ['\u200b', '\u200d', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u061c', '\u3164', '\u115f', '\u1160', '\uffa0', '\u17b4', '\u034f', '\u180e', '\ufe0f', '\u{e0041}']; // prettier-ignore

describe('a text that people see', () => {
  it.each(['name', 'code', 'line', 'prose'] as const)(
    'of the kind %s has no control, private or unassigned character',
    (kind) => {
      for (const sign of never) expect(hiddenCharacterIn(`An${sign}h`, kind)).toBe(sign);
      expect(hiddenCharacterIn('Nguyễn Thị Hoà (Hồ Chí Minh) – 1 ₫', kind)).toBeNull();
    },
  );

  it('of one line has no invisible character and no line break', () => {
    for (const kind of ['name', 'code', 'line'] as const)
      for (const sign of [...unseen, '\n', '\t', '\u2028', '\u2800'])
        expect(hiddenCharacterIn(`An${sign}h`, kind)).toBe(sign);
  });

  it('keeps emoji whole in titles and prose, and takes none made of several characters in a name', () => {
    for (const picture of emoji) {
      expect(hiddenCharacterIn(`a${picture}b ${picture}`, 'line')).toBeNull();
      expect(hiddenCharacterIn(`a${picture}b ${picture}`, 'prose')).toBeNull();
      expect(cleanProse(`${picture}${picture}`)).toBe(`${picture}${picture}`);
    }
    expect(hiddenCharacterIn('An ❤️', 'name')).toBe('\ufe0f');
    expect(hiddenCharacterIn('An 💪', 'name')).toBeNull();
    expect(hiddenCharacterIn('a\u200db', 'line')).toBe('\u200d');
  });

  it('as prose loses what copying left in it, and keeps breaks, emoji and joined letters', () => {
    expect(cleanProse(' a\u200bb\u202ec\ufeff\r\n\td\u3164 ')).toBe('abc\r\n\td');
    expect(cleanProse('می\u200cخواهم ශ්\u200dරී')).toBe('می\u200cخواهم ශ්\u200dරී');
    expect(cleanProse('\u200b\u2060 \u2800\u202e')).toBe('');
    expect(cleanProse('\u200d\u200d\u200d')).toBe('');
    expect(cleanProse('A\u200d\uffa0')).toBe('A');
  });

  it('as prose, cleaned, holds no format character outside of emoji and joined letters, and cleans no further', () => {
    const piece = fc.oneof(
      fc.constantFrom(...emoji, ...unseen, 'a', 'ế', ' ', '\n'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const cleaned = cleanProse(pieces.join(''));
        expect(cleanProse(cleaned)).toBe(cleaned);
        const found = hiddenCharacterIn(cleaned, 'prose');
        if (found !== null) expect(found).toMatch(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u2800]/u);
      }),
      { numRuns: 500 },
    );
  });

  it('stacks no flood of marks on a letter; Vietnamese, Thai and Hebrew are far from it', () => {
    expect(hasTooManyMarks(`Z${'\u0335'.repeat(5)}algo`)).toBe(true);
    for (const text of ['Nguyễn'.normalize('NFD'), 'ที่นี้', 'שׁ\u05bc\u05b8ל', '1️⃣2️⃣', '❤️'])
      expect(hasTooManyMarks(text)).toBe(false);
  });

  it('names a person or thing when a letter or digit is in it', () => {
    for (const text of ['An', '7', 'Đ', '李', '💪 A']) expect(hasLetterOrDigit(text)).toBe(true);
    for (const text of ['', '...', '💪', '\u3164', '\u0301', '❤️'])
      expect(hasLetterOrDigit(text)).toBe(false);
  });

  it('says which character it cannot show', () => {
    expect(['\u200b', '\u{e0041}', '\n'].map(characterName)).toEqual(['U+200B', 'U+E0041', 'U+000A']);
  });

  it('of ten thousand characters is judged at once, whatever they are', () => {
    const heavy = ['👩\u200d', '\u200b', 'a\u200d', '❤\ufe0f', '\u0301', '🏴\u{e0067}'].map((part) =>
      part.repeat(5000),
    );
    for (const text of heavy) cleanProse(text);
    for (const text of heavy) hiddenCharacterIn(text, 'prose');
  });
});
