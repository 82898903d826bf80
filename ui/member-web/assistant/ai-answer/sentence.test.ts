import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callableParts, piecesOf } from './sentence.ts';

describe('a sentence in pieces', () => {
  it('is the same sentence, whatever its spans say', () => {
    const span = fc.record({
      start: fc.integer({ min: -3, max: 60 }),
      end: fc.integer({ min: -3, max: 60 }),
      factId: fc.constantFrom('a', 'b'),
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(span, { maxLength: 5 }), (text, spans) => {
        const pieces = piecesOf({ text, spans: spans.filter(({ start }) => start >= 0) });
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });

  it('makes what prints a fact a piece of its own', () => {
    const pieces = piecesOf({
      text: 'Eo/chiều cao: 0,52 (Cao).',
      spans: [{ start: 14, end: 18, factId: 'indicator.waistHeightRatio' }],
    });
    expect(pieces.map(({ text, factId }) => [text, factId])).toEqual([
      ['Eo/chiều cao: ', null],
      ['0,52', 'indicator.waistHeightRatio'],
      [' (Cao).', null],
    ]);
  });
});

describe('numbers to call', () => {
  it('are found, and other numbers are not', () => {
    const phones = (text: string) => callableParts(text).flatMap(({ phone }) => phone ?? []);
    expect(phones('Gọi ngay: 115 (Cấp cứu), 111 (Trẻ em), 096 306 1414 (Ngày Mai).')).toEqual([
      '115',
      '111',
      '0963061414',
    ]);
    expect(phones('Cân nặng 115,5 kg, eo 82,0 cm, tuần 47, 1.150 kcal.')).toEqual([]);
    const text = 'Call 115 now.';
    expect(
      callableParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
