import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedTexts, ordinaryTexts, otherTexts } from '#fixtures/assistant/screened-texts.ts';
import { screen } from './screen.ts';
import { textClasses } from './text-class.ts';

const rows = textClasses.flatMap((each) =>
  [...namedTexts[each], ...otherTexts[each]].map((text) => [text, each] as const),
);

describe('screen', () => {
  it.each(rows)('%s → %s', (text, expected) => {
    expect(screen(text).class).toBe(expected);
  });

  it.each(ordinaryTexts)('lets pass: %s', (text) => {
    expect(screen(text).class).toBeNull();
  });

  it('knows every sentence whatever is written around it, in capitals, and with stretched letters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rows.filter(([, each]) => each === 'SELF' || each === 'URGENT')),
        fc.constantFrom('', 'Coach ơi, ', 'hello. ', '!!! '),
        fc.constantFrom('', '...', ' 😭😭', ' huhu'),
        fc.constantFrom<(text: string) => string>(
          (text) => text,
          (text) => text.toUpperCase(),
          (text) => text.replaceAll(' ', '  '),
          (text) => text.replace(/(\p{L})(?=\s|$)/u, '$1$1$1$1'),
        ),
        ([text, expected], before, after, written) => {
          expect(screen(before + written(text) + after).class).toBe(expected);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('finds words behind invisible signs and letters of other alphabets', () => {
    expect(screen('i want to ki\u200Bll my\u00ADself').class).toBe('SELF');
    expect(screen('suiсide').class).toBe('SELF');
    expect(screen('k1ll myself').class).toBe('SELF');
  });

  it('answers anything that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        expect(screen(text).masked.length).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('masks telephone numbers, addresses, links and the writer’s own names', () => {
    const names = { fullname: 'Nguyễn Minh Anh', username: 'minhanh95' };
    expect(screen('SĐT mình 0901234567').masked).toBe('SĐT mình [phone]');
    expect(screen('gọi 090.123.45.67 hoặc +84 901 234 567').masked).toBe('gọi [phone] hoặc [phone]');
    expect(screen('my mail is an.nguyen@example.com').masked).toBe('my mail is [mail]');
    expect(screen('an (at) example.com').masked).toBe('[mail]');
    expect(screen('xem https://example.com/a?b=1 và fb.com/minhanh').masked).toBe('xem [link] và [link]');
    expect(screen('mình là Minh Anh', names).masked).toBe('mình là [name]');
    expect(screen('tôi tên NGUYỄN  MINH ANH.', names).masked).toBe('tôi tên [name].');
  });

  it('leaves measures as they are', () => {
    for (const text of [
      'nặng 70,5 kg, eo 82 cm',
      'chạy 2400 m, TDEE 2.100 kcal',
      'tuần 2026-W47',
      'hít đất 30 40 50',
    ])
      expect(screen(text).masked).toBe(text);
  });
});
