import { describe, expect, it } from 'vitest';
import { fieldKeys } from '#core/body/indicator/fields.ts';
import { indicatorKeys } from '#core/body/indicator/indicators.ts';
import { sheetOf } from '#fixtures/assistant/sheets.ts';
import { ruleNumbers } from '../fact-sheet/references.ts';
import { categoryWordsIn, numbersIn } from './category-words.ts';
import { reviewOf } from './review.ts';
import { ruleEditIssues } from './rule-edits.ts';
import { ruleOf, rules } from './rules.ts';

const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, '');

describe('rules', () => {
  it('are the sixty of the design and the guidelines beside them, each with an id of its own', () => {
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const count = (letter: string) => ids.filter((id) => new RegExp(`^${letter}\\d\\d$`).test(id)).length;
    expect(['S', 'B', 'T', 'L', 'N', 'C', 'D'].map(count)).toEqual([14, 11, 6, 10, 5, 9, 5]);
    expect(ids.filter((id) => id.startsWith('A-'))).toHaveLength(17);
  });

  it('say the same in both languages, with numbers that are facts and no verdict of their own', () => {
    for (const { id, words, next } of rules) {
      expect(ruleEditIssues(id, words), id).toEqual([]);
      const numbers = (text: string, language: 'vi' | 'en') =>
        numbersIn(withoutPlaceholders(text))
          .map(({ word }) => (language === 'vi' ? word.replace(',', '.') : word))
          .toSorted();
      expect(numbers(words.vi, 'vi'), id).toEqual(numbers(words.en, 'en'));
      for (const text of next ? [next.vi, next.en] : []) {
        expect(numbersIn(withoutPlaceholders(text)), id).toEqual([]);
        expect(categoryWordsIn(text), id).toEqual([]);
      }
    }
  });

  it('use every number that the sheet holds for them', () => {
    for (const [id, numbers] of Object.entries(ruleNumbers)) {
      if (id === 'NEXT') continue;
      const said = numbersIn(ruleOf(id)?.words.en ?? '').map(({ word }) => word);
      expect(new Set(said), id).toEqual(new Set(numbers));
    }
  });

  it('name what they point at, beat rules that exist, and stand on sources', () => {
    const known: readonly string[] = [...fieldKeys, ...indicatorKeys];
    for (const { id, anchor, beats, sources } of rules) {
      if (anchor !== null) expect(known, id).toContain(anchor);
      for (const beaten of beats) expect(ruleOf(beaten), `${id} beats ${beaten}`).toBeDefined();
      expect(sources.length, id).toBeGreaterThan(0);
    }
  });

  it('are off while their source could not be checked, unless they only send to a doctor or warn', () => {
    const off = rules.filter(({ offReason }) => offReason !== null).map(({ id }) => id);
    expect(off).toEqual(['A-snack', 'A-vitaminB12', 'A-firstMealTime']);
    for (const { id, isSafety, offReason } of rules) if (isSafety) expect(offReason, id).toBeNull();
    for (const { id, sources, offReason, isSafety } of rules) {
      const isOwn = sources.some(({ text }) => text === 'A rule of this product');
      if (sources.every(({ evidence }) => evidence === 'T') && !isOwn)
        expect(offReason !== null || isSafety, id).toBe(true);
    }
    const vegan = sheetOf([{ dietStyle: ['VEGAN'] }]);
    const said = (edits: Parameters<typeof reviewOf>[1]['edits']) =>
      reviewOf(vegan, { language: 'vi', said: [], edits }).shown.map(({ ruleId }) => ruleId);
    expect(said({})).not.toContain('A-vitaminB12');
    const words = ruleOf('A-vitaminB12')?.words ?? { vi: '', en: '' };
    expect(said({ 'A-vitaminB12': { enabled: true, ...words, version: 2 } })).toContain('A-vitaminB12');
  });
});

const problems = (id: string, vi: string, en: string) =>
  ruleEditIssues(id, { vi, en }).map(({ language, problem, what }) =>
    `${language} ${problem} ${what}`.trim(),
  );

describe('ruleEditIssues', () => {
  it('takes other words that say the same', () => {
    expect(problems('L07', 'Đi bộ 20 phút, 3 buổi.', 'Walk 20 minutes.')).toEqual([]);
    expect(problems('B09', 'Eo dưới {half}.', 'Waist under {half}.')).toEqual([]);
  });

  it('refuses a missing language or placeholder, and one that nobody fills', () => {
    expect(problems('B09', 'Eo dưới {half}.', ' ')).toEqual(['en REQUIRED']);
    expect(problems('B09', 'Eo nhỏ lại.', 'Waist under {waist}.')).toEqual([
      'vi PLACEHOLDER_MISSING half',
      'en PLACEHOLDER_MISSING half',
      'en PLACEHOLDER_UNKNOWN waist',
    ]);
  });

  it('refuses numbers and verdicts that no fact stands for', () => {
    expect(problems('L07', 'Đi bộ 45 phút.', 'Walk 20 minutes.')).toEqual(['vi NUMBER_UNKNOWN 45']);
    expect(problems('B09', 'Bạn béo phì: dưới {half}.', 'Under {half}.')).toEqual(['vi CATEGORY béo phì']);
  });

  it('refuses brackets that do not close, what is too long, and rules that are none', () => {
    expect(problems('B09', 'Eo[ dưới {half}.', 'Under {half}]. ')).toEqual(['vi BRACKETS', 'en BRACKETS']);
    expect(problems('L02', 'a'.repeat(321), 'Good.')).toEqual(['vi TOO_LONG']);
    expect(problems('X99', 'a', 'b')).toEqual(['vi RULE_UNKNOWN X99', 'en RULE_UNKNOWN X99']);
  });
});
