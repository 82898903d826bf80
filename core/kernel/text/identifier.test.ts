import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCode, foldCode } from './identifier.ts';

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
/** Nothing of these is seen. */
const unseen = ['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e', '\u2800', '\u3164', '\u115f', '\u0000', ' ', '\u00a0', '\u3000', '\ufe0f', '\ue000'] as const; // prettier-ignore

describe('a code as it is compared', () => {
  it('has one spelling for plain, full-width, mathematical and small letters', () => {
    for (const typed of ['FT24A1', 'ft24a1', ' f t 2 4 a 1 ', 'ＦＴ２４Ａ１', '𝐅𝐓𝟐𝟒𝐀𝟏'])
      expect(foldCode(typed)).toBe('FT24A1');
  });

  it('is the same wherever something unseen was put into it', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9]{1,12}$/),
        fc.constantFrom(...unseen),
        fc.nat(12),
        (code, sign, place) => {
          const at = Math.min(place, code.length);
          expect(foldCode(`${code.slice(0, at)}${sign}${code.slice(at)}`)).toBe(foldCode(code));
        },
      ),
    );
  });

  it('folds no further, and holds nothing unseen', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldCode(text);
        expect(foldCode(folded)).toBe(folded);
        expect(folded).not.toMatch(/[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u);
      }),
    );
  });

  it('is nothing when nothing is seen', () => {
    for (const sign of unseen) expect(foldCode(sign.repeat(3))).toBe('');
  });
});

describe('a code as it is kept', () => {
  it('reads as typed, in one line, without what is not seen', () => {
    expect(cleanCode(' FT\u200b24.093\t000 ')).toBe('FT24.093 000');
    expect(cleanCode('\u200b \u2800')).toBe('');
  });

  it('compares as what was typed', () => {
    fc.assert(fc.property(anyText, (text) => foldCode(cleanCode(text)) === foldCode(text)));
  });
});
