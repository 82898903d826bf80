import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlCharacterIn, fold, normalize, normalizeEmail, slug } from './text.ts';

const anyText = fc.string({ unit: 'grapheme' });
const vietnamese = fc.string({
  unit: fc.constantFrom(
    ...'aăâbcdđeêghiklmnoôơpqrstuưvxyàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ ĐƯƠÂ',
  ),
});

describe('text', () => {
  it('typed in two ways of Unicode is kept in one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalize(text.normalize('NFD'))).toBe(normalize(text.normalize('NFC')));
        expect(normalize(normalize(text))).toBe(normalize(text));
      }),
    );
    expect(normalizeEmail(' Anh@Example.COM\u00a0')).toBe('anh@example.com');
  });

  it('folded for searching has no marks, no case and no đ, and folds no further', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
    fc.assert(fc.property(vietnamese, (text) => /^[a-z ]*$/.test(fold(text))));
    expect(fold('Nguyễn Đức Hoà, Đắk Lắk')).toBe('nguyen duc hoa, dak lak');
  });

  it('as a part of an address is ASCII, hyphenated, and steady', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug(slug(text))).toBe(slug(text));
      }),
    );
    expect(slug('Giảm cân, đẹp dáng!')).toBe('giam-can-dep-dang');
  });

  it('that shows nothing is empty', () => {
    for (const text of ['', '  ', '\u200b', '\u00a0\u2060', '\u3164', '\u2800', '\u202e', '\u0301'])
      expect(normalize(text)).toBe('');
    for (const text of ['.', 'a', '💪', '❤️', '\u{1faf9}']) expect(normalize(` ${text} `)).toBe(text);
  });

  it('with control characters is known by the first of them', () => {
    expect(controlCharacterIn('Hoà')).toBeNull();
    for (const sign of ['\n', '\t', '\u0000', '\u007f', '\u2028'])
      expect(controlCharacterIn(`a${sign}b`)).toBe(sign);
  });
});
