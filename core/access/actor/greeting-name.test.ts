import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greetingName, longestGreetingName } from './greeting-name.ts';

describe('the name that people are greeted with', () => {
  it.each([
    ['Nguyễn Minh Anh', 'Minh Anh'],
    ['Nguyen Minh Anh', 'Minh Anh'],
    ['NGUYỄN MINH ANH', 'MINH ANH'],
    ['Nguyễn Hoàng Minh Anh', 'Minh Anh'],
    ['Trần Thị Thu Hà', 'Thu Hà'],
    ['Trần Thị Ngọc Ánh', 'Ngọc Ánh'],
    ['Đỗ Minh Châu', 'Minh Châu'],
    ['Lê Hoàng Nam', 'Hoàng Nam'],
    ['Công Tằng Tôn Nữ Hoàng Thị Minh Nguyệt', 'Minh Nguyệt'],
    ['Tôn Nữ Minh Châu', 'Minh Châu'],
    ['Tôn Thất Tùng', 'Tùng'],
  ])('%s: both words of a given name of two', (name, called) => {
    expect(greetingName(name)).toBe(called);
  });

  it.each([
    ['Lê Văn Đức', 'Đức'],
    ['Nguyễn Thị Hoa', 'Hoa'],
    ['Nguyen Thi Hoa', 'Hoa'],
    ['Phạm Hữu Thắng', 'Thắng'],
    ['Nguyễn Trần Anh', 'Anh'],
    ['Trần Anh', 'Anh'],
    ['Lê Na', 'Na'],
  ])('%s: one word where the given name has one', (name, called) => {
    expect(greetingName(name)).toBe(called);
  });

  it.each([
    ['Minh Anh', 'Minh Anh'],
    ['Hà My', 'Hà My'],
    ['Hoàng Nam', 'Hoàng Nam'],
    ['Thu Hà', 'Thu Hà'],
    ['Anh', 'Anh'],
    ['minhanh_92', 'minhanh_92'],
    ['王小明', '王小明'],
    ['Coach Hà', 'Coach Hà'],
  ])('%s: all of it where no part is known to be a family name', (name, called) => {
    expect(greetingName(name)).toBe(called);
  });

  it.each([
    ['Grace Hopper', 'Grace'],
    ['Ada Lovelace', 'Ada'],
    ['Mary Jane Watson', 'Mary'],
    ['Minh Anh Nguyen', 'Minh Anh'],
    ['Anh Nguyen', 'Anh'],
  ])('%s: the given name at the front where the family name is at the end', (name, called) => {
    expect(greetingName(name)).toBe(called);
  });

  it.each([
    [''],
    ['   '],
    ['x'.repeat(longestGreetingName + 1)],
    [`Nguyễn ${'Wolfeschlegelstein'.repeat(2)}`],
  ])('nothing for "%s"', (name) => {
    expect(greetingName(name)).toBeNull();
  });

  const families = fc.constantFrom('Nguyễn', 'Trần', 'Phạm', 'Lê', 'Huỳnh', 'Đặng', 'Hoàng', 'Vũ');
  const middles = fc.subarray(['Thị', 'Ngọc', 'Hoàng'], { maxLength: 2 });
  const givenSyllables = fc.constantFrom('Minh', 'Anh', 'Thu', 'Châu', 'Ngọc', 'Hà', 'Quang', 'Huy', 'Lan');

  it('is never the last syllable of a given name of two, whatever stands before it', () => {
    fc.assert(
      fc.property(families, middles, givenSyllables, givenSyllables, (family, middle, one, two) => {
        expect(greetingName([family, ...middle, one, two].join(' '))).toBe(`${one} ${two}`);
      }),
    );
  });

  it('says only words of the name, in their order, and stays the same however it is spaced and composed', () => {
    const word = fc.oneof(families, givenSyllables, fc.stringMatching(/^[A-Za-z]{1,9}$/));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const called = greetingName(words.join(' '));
        expect(greetingName(`  ${words.join('   ').normalize('NFD')} `)).toBe(called);
        if (called === null) return;
        expect(called.length).toBeLessThanOrEqual(longestGreetingName);
        expect(` ${words.join(' ')} `).toContain(` ${called} `);
      }),
    );
  });

  it('breaks at no text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const called = greetingName(text);
        expect(called === null || (called.length > 0 && called.length <= longestGreetingName)).toBe(true);
      }),
    );
  });
});
