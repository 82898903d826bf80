import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySheetInput, sheetOf } from '#fixtures/assistant/sheets.ts';
import { byEffort } from '#fixtures/engine/test-effort.ts';
import { languages } from '#core/kernel/language.ts';
import { namesAllergen } from '../fact-sheet/allergens.ts';
import type { FactSheet } from '../fact-sheet/fact.ts';
import { isBodyNumber } from '../fact-sheet/limits.ts';
import { factSheetOf } from '../fact-sheet/sheet.ts';
import { categoryWordsIn, numbersIn } from './category-words.ts';
import { severities, type Block } from './finding.ts';
import { reviewOf } from './review.ts';
import { rules } from './rules.ts';

const plain = { language: 'vi', said: [], edits: {} } as const;
const anySaid = fc.array(
  fc.subarray(
    rules.map(({ id }) => id),
    { maxLength: 12 },
  ),
  { maxLength: 3 },
);

const textOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join('\n');

/** What the rules say themselves, without what they repeat of the member's own answers. */
const ownWords = ({ text, spans }: Block): string =>
  spans.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

const isInSpan = (block: Block, { start, end }: Readonly<{ start: number; end: number }>): boolean =>
  block.spans.some((span) => span.start <= start && span.end >= end);

/** Reviews of anybody, in both languages. */
const forAnybody = (
  check: (review: ReturnType<typeof reviewOf>, sheet: FactSheet, language: 'vi' | 'en') => void,
) =>
  fc.assert(
    fc.property(anySheetInput, anySaid, (input, said) => {
      const sheet = factSheetOf(input);
      for (const language of languages)
        check(reviewOf(sheet, { language, said, edits: {} }), sheet, language);
    }),
    { numRuns: byEffort(60, 2_000) },
  );

/** What asks for less weight or less food; what warns of it is no such advice. */
const deficit =
  /(?<!(?:đừng|không|muốn) )giảm (?:cân|mỡ|từ từ|nhẹ|đều)|khẩu phần|bớt(?! thời gian ngồi)|nhịn|nhỏ lại|xuống dưới|(?<!not )lose (?:weight|fat)|smaller|portions|cut down|eat less|bring the waist/iu;

describe('reviewOf', () => {
  it('prints numbers and categories only as facts of its sheet', () => {
    forAnybody(({ blocks }, sheet, language) => {
      const facts = new Map(sheet.facts.map((fact) => [fact.id, fact]));
      for (const block of blocks) {
        for (const { start, end, factId } of block.spans)
          expect(block.text.slice(start, end)).toBe(facts.get(factId)?.text[language]);
        for (const found of [...numbersIn(block.text), ...categoryWordsIn(block.text)])
          expect(isInSpan(block, found), `${found.word} in: ${block.text}`).toBe(true);
        for (const id of block.facts) expect(facts.has(id), id).toBe(true);
      }
    });
  });

  it('has at most eight findings and exactly one next step, which comes last', () => {
    forAnybody(({ shown, blocks, target }, { scope }) => {
      expect(shown.length).toBeLessThanOrEqual(scope === 'ALL' ? 8 : 4);
      expect(blocks.filter(({ kind }) => kind === 'NEXT')).toHaveLength(1);
      expect(blocks.at(-1)?.kind).toBe('NEXT');
      expect(blocks.map(({ seq }) => seq)).toEqual(blocks.map((_, index) => index));
      expect(new Set(shown.map(({ topic }) => topic)).size).toBe(shown.length);
      if (target) {
        expect(target.weeks).toBe(4);
        expect(blocks.at(-1)?.facts).toContain(`d.aim.${target.metric}`);
      }
    });
  });

  it('writes whole sentences: no placeholder, bracket or hole', () => {
    forAnybody(({ blocks }) => {
      for (const { text } of blocks) {
        expect(text).toMatch(/[.)]$/);
        expect(text).not.toMatch(/[{}[\]]|METRIC| {2}| [.,;:]|undefined|null|NaN/);
      }
    });
  });

  it('is the same for the same input, and finds the same in both languages', () => {
    fc.assert(
      fc.property(anySheetInput, anySaid, (input, said) => {
        const sheet = factSheetOf(input);
        const vi = reviewOf(sheet, { language: 'vi', said, edits: {} });
        expect(reviewOf(factSheetOf(input), { language: 'vi', said, edits: {} })).toEqual(vi);
        const en = reviewOf(sheet, { language: 'en', said, edits: {} });
        expect(en.findings).toEqual(vi.findings);
        expect(en.target).toEqual(vi.target);
        expect(en.blocks.map((block) => block.rules)).toEqual(vi.blocks.map((block) => block.rules));
      }),
      { numRuns: byEffort(40, 500) },
    );
  });

  it('advises nobody under a limit to lose weight or to eat less', () => {
    forAnybody(({ blocks, target }, { limits }) => {
      if (!limits.includes('NO_DEFICIT')) return;
      expect(blocks.map(ownWords).join('\n')).not.toMatch(deficit);
      expect(['weight', 'waist', 'bodyFatPercent']).not.toContain(target?.metric);
    });
  });

  it('knows such advice when it is given', () => {
    const heavy = sheetOf([{ age: 40, gender: 'MALE', height: 170, weight: 95, waist: 110 }]);
    expect(textOf(reviewOf(heavy, plain).blocks)).toMatch(deficit);
    expect(textOf(reviewOf(heavy, { ...plain, language: 'en' }).blocks)).toMatch(deficit);
  });

  it('asks nobody under CAUTION for a maximal test, and names no zone above 0.60 of the reserve', () => {
    forAnybody(({ blocks, target }, sheet) => {
      if (!sheet.limits.includes('CAUTION')) return;
      expect(['runDistance', 'pushUps']).not.toContain(target?.metric);
      const number = (id: string) => sheet.facts.find((fact) => fact.id === id)?.value;
      const [rest, most] = [number('strength.restingHeartRate'), number('indicator.maxHeartRate')];
      for (const { spans, text } of blocks)
        for (const { factId, start, end } of spans) {
          if (factId !== 'd.zone' && factId !== 'indicator.targetHeartRate') continue;
          const high = Number(/–(\d+)/.exec(text.slice(start, end))?.[1]);
          expect(high).toBeLessThanOrEqual(Number(rest) + 0.6 * (Number(most) - Number(rest)) + 1e-9);
        }
      expect(blocks.flatMap((block) => block.rules)).not.toEqual(expect.arrayContaining(['T01']));
      const next = blocks.at(-1);
      expect(next?.text).not.toMatch(/hít đất, |đi bộ\/chạy bộ|push-ups,|running distance/);
    });
  });

  it('prints no weight, girth or energy under NO_NUMBERS', () => {
    forAnybody(({ blocks }, sheet) => {
      if (!sheet.limits.includes('NO_NUMBERS')) return;
      const metrics = new Map(sheet.facts.map(({ id, metric }) => [id, metric]));
      for (const { spans } of blocks)
        for (const { factId } of spans) expect(isBodyNumber(metrics.get(factId) ?? null), factId).toBe(false);
      expect(blocks.flatMap((block) => block.rules)).toContain('S12');
    });
  });

  it('names no food that holds an allergen of the member', () => {
    forAnybody(({ blocks }, { allergies }) => {
      for (const block of blocks) expect(namesAllergen(ownWords(block), allergies), block.text).toBe(false);
    });
    const snacks = { snack: 'THREE_OR_MORE' } as const;
    const edits = {
      'A-snack': {
        enabled: true,
        vi: 'Ăn trái cây[, hạt không muối][, sữa chua].',
        en: 'Eat fruit[, nuts][, yogurt].',
        version: 2,
      },
    };
    const said = (allergies: readonly ('MILK' | 'TREE_NUT' | 'OTHER')[]) =>
      reviewOf(sheetOf([{ ...snacks, allergies }]), { ...plain, language: 'en', edits }).blocks.find(
        ({ rules: ids }) => ids.includes('A-snack'),
      )?.text;
    expect(said([])).toContain('Eat fruit, nuts, yogurt.');
    expect(said(['MILK'])).toContain('Eat fruit, nuts.');
    expect(said(['MILK', 'TREE_NUT'])).toContain('Eat fruit.');
    expect(said(['OTHER'])).toContain('Eat fruit.');
  });

  it('says what is gravest first within a section, sections in their order', () => {
    forAnybody(({ shown }) => {
      const order = shown.map(({ severity }) => severities.indexOf(severity));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
    });
  });

  it('says new things before what it said in the last two reviews', () => {
    const sheet = sheetOf([
      { sleep: 'LESS_THAN_5H', smoking: 'DAILY_LIGHT', sugaryDrinks: 'DAILY', stayUpLate: 'FIVE_OR_MORE' },
    ]);
    const ids = (said: readonly (readonly string[])[]) =>
      reviewOf(sheet, { ...plain, said }).shown.map(({ ruleId }) => ruleId);
    expect(ids([]).slice(0, 3)).toEqual(['L01', 'L04', 'L03']);
    expect(ids([['L01', 'L04', 'L03']]).slice(0, 3)).toEqual(['L06', 'L01', 'L04']);
    expect(ids([[], [], ['L01']]).slice(0, 1)).toEqual(['L01']);
  });

  it('puts what became worse before what did not', () => {
    const week = { age: 30, gender: 'MALE', sleep: 'LESS_THAN_5H', smoking: 'DAILY_LIGHT' } as const;
    const sheet = sheetOf([{ ...week, smoking: 'OCCASIONAL' }, week]);
    expect(reviewOf(sheet, plain).shown[0]?.ruleId).toBe('L04');
  });

  it('counts the cautions that found no place', () => {
    const sheet = sheetOf([
      {
        age: 50,
        gender: 'MALE',
        height: 170,
        weight: 120,
        waist: 125,
        restingHeartRate: 110,
        heartDisease: true,
        underTreatment: true,
        pastInjury: true,
      },
    ]);
    const { shown, findings, blocks } = reviewOf(sheet, plain);
    expect(shown.filter(({ severity }) => severity === 'STOP' || severity === 'WARN')).toHaveLength(3);
    expect(findings.length).toBeGreaterThan(shown.length);
    expect(textOf(blocks)).toContain('Còn lưu ý khác trong tuần này (có 6 lưu ý sức khoẻ)');
  });

  it('speaks of one section when one is asked about, and of a doctor whatever is asked', () => {
    const week = { restingHeartRate: 110, sleep: 'LESS_THAN_5H', fiber: 'UNDER_15' } as const;
    const kinds = (scope: 'LIFESTYLE' | 'NUTRITION') =>
      reviewOf(sheetOf([week], { scope }), plain).shown.map(({ ruleId }) => ruleId);
    expect(kinds('LIFESTYLE')).toEqual(['S04', 'L01', 'D03']);
    expect(kinds('NUTRITION')).toEqual(['S04', 'N04', 'D03']);
  });

  it('never says a rule that is turned off, and always what guards a member', () => {
    const off = Object.fromEntries(
      rules.map(({ id, words }) => [id, { enabled: false, ...words, version: 2 }]),
    );
    const sheet = sheetOf([{ sleep: 'LESS_THAN_5H', restingHeartRate: 110 }]);
    expect(reviewOf(sheet, { ...plain, edits: off }).shown.map(({ ruleId }) => ruleId)).toEqual(['S04']);
  });

  it('says a rule in the words that staff gave it', () => {
    const edits = { L01: { enabled: true, vi: 'Ngủ 7 giờ nhé.', en: 'Sleep 7 hours.', version: 5 } };
    const { shown, blocks } = reviewOf(sheetOf([{ sleep: 'LESS_THAN_5H' }]), { ...plain, edits });
    expect(shown[0]).toMatchObject({ ruleId: 'L01', ruleVersion: 5 });
    expect(blocks.some(({ text }) => text === 'Thời gian ngủ mỗi đêm: Dưới 5 giờ. Ngủ 7 giờ nhé.')).toBe(
      true,
    );
    expect(blocks.at(-1)?.text).toBe('Bước tiếp theo: ngủ 7 giờ nhé.');
  });

  it('has a next step where there is nothing to say', () => {
    const { blocks } = reviewOf(sheetOf([{ sleep: 'H7_TO_9' }], { scope: 'NUTRITION' }), plain);
    expect(blocks.at(-1)?.text).toMatch(/^Bước tiếp theo: tuần tới bổ sung /);
  });
});
