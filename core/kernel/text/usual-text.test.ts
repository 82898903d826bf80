import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUsualText } from './usual-text.ts';

const usual = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(isUsualText);

/** Hidden, parted into lines, or drawn onto the letter before: what a text is searched for. */
const lookedFor = /[\p{C}\p{Zl}\p{Zp}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

describe('a usual text', () => {
  it('is what Vietnamese and English are written with, in one Unicode form', () => {
    const letters = 'aăâbcdđeêfghijklmnoôơpqrstuưvwxyz';
    const toned = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'].flatMap((tone) =>
      [...'aăâeêioôơuưy'].map((vowel) => (vowel + tone).normalize('NFC')),
    );
    for (const letter of [...letters, ...toned]) {
      expect(isUsualText(letter), letter).toBe(true);
      expect(isUsualText(letter.toUpperCase()), letter).toBe(true);
    }
    expect(isUsualText('“Ăn đủ” – 100 % – 20.000 ₫…\n\tNo?')).toBe(true);
    expect(isUsualText('')).toBe(true);
    expect(isUsualText('Nguyễn'.normalize('NFD'))).toBe(false);
    for (const other of ['a\u200bb', 'a\u00adb', 'a\rb', '\u0085', '💪', '1\ufe0f\u20e3', '\ud800', '\u2028'])
      expect(isUsualText(other), JSON.stringify(other)).toBe(false);
  });

  it('holds nothing that a text is searched for, but tab and line break', () => {
    expect(usual.length).toBeGreaterThan(600);
    expect(usual.filter((sign) => lookedFor.test(sign))).toEqual(['\t', '\n']);
  });

  it('is kept as it is in the one Unicode form, whatever stands beside what', () => {
    for (const sign of usual) expect(sign.normalize('NFC')).toBe(sign);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...usual), { maxLength: 30 }), (signs) => {
        const text = signs.join('');
        expect(isUsualText(text)).toBe(true);
        expect(text.normalize('NFC')).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});
