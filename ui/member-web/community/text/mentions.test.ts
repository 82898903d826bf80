import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptPeople, mentionsIn, peopleFrom, pickedFrom, typedName, withMention } from './mentions.ts';

describe('mentions', () => {
  it('stand where the names stand, and never in each other', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('An', 'An Nhiên', 'Bảo'), { maxLength: 3 }),
        fc.array(fc.constantFrom('@An', '@An Nhiên', '@Bảo', ' chạy ', 'và', '@')),
        (names, words) => {
          const text = words.join('');
          const found = mentionsIn(
            text,
            names.map((name) => ({ userId: name, name })),
          );
          for (const [index, { userId, start, length }] of found.entries()) {
            expect(text.slice(start, start + length)).toBe(`@${userId}`);
            expect(start).toBeGreaterThanOrEqual(
              index === 0 ? 0 : found[index - 1]!.start + found[index - 1]!.length,
            );
          }
        },
      ),
    ));

  it('take the longer name where two begin alike', () => {
    const picked = [
      { userId: '1', name: 'An' },
      { userId: '2', name: 'An Nhiên' },
    ];
    expect(mentionsIn('@An Nhiên gặp @An', picked)).toEqual([
      { userId: '2', start: 0, length: 9 },
      { userId: '1', start: 14, length: 3 },
    ]);
  });

  it('are looked for behind an "@" that begins a word', () => {
    expect(typedName('chào @min', 9)).toEqual({ start: 5, q: 'min' });
    expect(typedName('chào @', 6)).toEqual({ start: 5, q: '' });
    expect(typedName('thư ten@gmail', 13)).toBeNull();
    expect(typedName('@Minh\nAnh', 9)).toBeNull();
    expect(typedName('không có ai', 5)).toBeNull();
  });

  it('replace what was typed', () => {
    expect(withMention('chào @min nhé', { start: 5, end: 9, name: 'Minh Anh' })).toEqual({
      text: 'chào @Minh Anh nhé',
      caret: 15,
    });
  });

  it('are known again when a text is edited', () => {
    const text = 'chào @Minh Anh và @Minh Anh';
    const entities = mentionsIn(text, [{ userId: '1', name: 'Minh Anh' }]).map((one) => ({
      ...one,
      kind: 'MENTION',
    }));
    expect(pickedFrom(text, entities)).toEqual([{ userId: '1', name: 'Minh Anh' }]);
  });

  it('stay with a draft, and what is no list of people is nobody', () => {
    const picked = [{ userId: '1', name: 'Minh "Anh"' }];
    expect(peopleFrom(keptPeople(picked))).toEqual(picked);
    for (const broken of ['', '{', 'null', '{}', '[1,null,{"userId":1}]'])
      expect(peopleFrom(broken)).toEqual([]);
  });
});
