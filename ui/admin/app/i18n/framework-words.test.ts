import { parse } from '@formatjs/icu-messageformat-parser';
import source from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import english from '../../messages/framework.en.json' with { type: 'json' };
import vietnamese from '../../messages/framework.vi.json' with { type: 'json' };
import { frameworkWords } from './framework-words.ts';

const places = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name);

/** Lists grow beyond thousands; the framework writes such numbers without a mark. */
const ours = {
  'ra.navigation.page_range_info': '{offsetBegin, number}-{offsetEnd, number} of {total, number}',
};

describe("the console framework's words", () => {
  it('are those of the installed version, in ICU', () => {
    expect(english).toEqual({ ...frameworkWords(source), ...ours });
  });

  it('exist in Vietnamese, all of them and no others', () => {
    expect(Object.keys(vietnamese).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(Object.entries(vietnamese))(
    '%s can be parsed, and names nothing that is not handed over',
    (key, text) => {
      expect(() => parse(text)).not.toThrow();
      const given = new Map(Object.entries(english)).get(key) ?? '';
      expect(() => parse(given)).not.toThrow();
      expect([...places(given), 'smart_count']).toEqual(expect.arrayContaining(places(text)));
    },
  );

  it('turn both plural forms into one sentence', () => {
    expect(english['ra.action.bulk_actions']).toBe(
      '{smart_count, plural, one {1 item selected} other {{smart_count} items selected}}',
    );
  });
});
