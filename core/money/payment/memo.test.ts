import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankMemos } from '#fixtures/money/bank/bank-memos.ts';
import { isMemo, memoAlphabet, memoPrefix, memosIn, newMemo } from './memo.ts';

const memo = fc
  .array(fc.constantFrom(...memoAlphabet), { minLength: 8, maxLength: 8 })
  .map((signs) => memoPrefix + signs.join(''));
const seed = (numbers: readonly number[]) => {
  let at = 0;
  return (choices: number) => (numbers[at++ % numbers.length] ?? 0) % choices;
};

const letters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[đĐ]/g, 'D')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

describe('a memo', () => {
  it('is PAYFB and eight signs nobody mistakes, within the 19 that every bank carries', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (numbers) => {
        const made = newMemo(seed(numbers));
        expect(isMemo(made)).toBe(true);
        expect(made).toMatch(/^PAYFB[2-9A-Z]{8}$/);
        expect(made.slice(5)).not.toMatch(/[01OILAEUYDWBGSZ]/);
        expect(made.length).toBeLessThanOrEqual(19);
      }),
    );
    expect(new Set(memoAlphabet).size).toBe(memoAlphabet.length);
  });

  it('uses the whole alphabet, and only what was drawn from it', () => {
    for (let drawn = 0; drawn < memoAlphabet.length; drawn++) {
      expect(newMemo(() => drawn)).toBe(memoPrefix + memoAlphabet.charAt(drawn).repeat(8));
    }
    for (const wrong of [-1, memoAlphabet.length, 0.5, Number.NaN]) {
      expect(() => newMemo(() => wrong)).toThrow(RangeError);
    }
  });

  it.each([
    '',
    'PAYFB',
    'PAYFB7K3M9QR',
    'PAYFB7K3M9QRTT',
    'payfb7k3m9qrt',
    'PAYFB7K3M9QR0',
    ' PAYFB7K3M9QRT',
    'PAYFB7K3M9QRT\n',
  ])('is not %j', (text) => {
    expect(isMemo(text)).toBe(false);
  });
});

describe('a bank’s description', () => {
  it('is known in at least sixty forms', () => {
    expect(bankMemos.length).toBeGreaterThanOrEqual(60);
  });

  it.each(bankMemos)('of %s: %s', (_, description, memos) => {
    expect(memosIn(description)).toEqual(memos);
  });

  const separator = fc.constantFrom('', '', '', ' ', '  ', '.', '-', '_', '/', ':', '\n', '\r\n', ' - ');
  const word = fc.constantFrom(
    'CUSTOMER',
    'CT DEN:231915042064',
    'MBVCB.3278907687.174242',
    'IBFT',
    'FT26324598127391',
    'Nguyễn Thị Hoà',
    'chuyen tien',
    'Trace 223979',
    '0912345678',
    'toi 28349817 (ACB) A Chau',
    'MOMO103968932085MOMO',
    'tai Napas',
  );
  const words = fc.array(word, { maxLength: 3 });
  const gap = fc.constantFrom(' ', '.', '-', '/', '\n', ' ; ');
  const letterCase = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => Array.from(text, (sign, at) => (at % 2 ? sign : sign.toLowerCase())).join(''),
  );

  it('gives up the code however it was broken, with words around it', () => {
    const separators = fc.array(separator, { minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(
        memo,
        separators,
        words,
        words,
        gap,
        letterCase,
        (code, breaks, before, after, space, cased) => {
          const broken = Array.from(code, (sign, at) => sign + (at < 12 ? breaks[at] : '')).join('');
          const text = [before.join(space), cased(broken), after.join(space)].join(space);
          expect(memosIn(text)).toContain(code);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('gives up the code glued to what stands before and after it', () => {
    fc.assert(
      fc.property(memo, words, words, letterCase, (code, before, after, cased) => {
        expect(memosIn(before.join(' ') + cased(code) + after.join(' '))).toContain(code);
      }),
      { numRuns: 2000 },
    );
  });

  it('names first the code that stands clear, whatever else might be read', () => {
    fc.assert(
      fc.property(memo, memo, words, (clear, glued, around) => {
        fc.pre(clear !== glued);
        const text = [`FT2632${glued}0912345678`, ...around, clear, 'PAYFB7K3M9ORT'].join(' ');
        expect(memosIn(text)[0]).toBe(clear);
      }),
    );
  });

  it('without the prefix names nothing', () => {
    const hasPrefix = /PAYF?B|PAYF8/;
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'PAYFB2345 7K3M.9QRT-'), maxLength: 200 }),
      words.map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(!hasPrefix.test(letters(text)));
        expect(memosIn(text)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('of any kind names only codes that could have been given, each once', () => {
    const noisy = fc.string({
      unit: fc.constantFrom(...'PAYFB', 'PAYFB', ...'01234567890OILSZ CK-'),
      maxLength: 120,
    });
    fc.assert(
      fc.property(noisy, (text) => {
        const found = memosIn(text);
        expect(found.every(isMemo)).toBe(true);
        expect(new Set(found).size).toBe(found.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('with a code cut short names no code filled up from the payer’s name', () => {
    const name = fc.constantFrom(
      'NGUYEN VAN AN',
      'TRAN THI HOA',
      'PHAM MINH',
      'HOANG',
      'KHUAT',
      'CAO XUAN',
      'NGO',
    );
    fc.assert(
      fc.property(memo, fc.integer({ min: 6, max: 7 }), name, (code, kept, payer) => {
        expect(memosIn(`${code.slice(0, 5 + kept)} ${payer} chuyen tien`)).toEqual([]);
      }),
    );
  });

  it('of a hundred thousand letters is read at once', () => {
    const start = performance.now();
    for (const text of ['PAYFB '.repeat(20_000), 'P'.repeat(100_000), 'PAYFB7K3M '.repeat(10_000)])
      memosIn(text);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
