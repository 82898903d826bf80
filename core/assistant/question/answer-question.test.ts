import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aFact, aSheet, sheetFacts, someFindings } from '#fixtures/assistant/hand-made-sheets.ts';
import { sheetOf } from '#fixtures/assistant/sheets.ts';
import { questions, unanswerable } from '#fixtures/assistant/questions.ts';
import type { UserId } from '#core/kernel/id.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import type { CareMark } from '../fact-sheet/care.ts';
import type { FactSheet } from '../fact-sheet/fact.ts';
import { factSheetOf } from '../fact-sheet/sheet.ts';
import { reviewOf } from '../finding/review.ts';
import { energyFloor, energyFloorOf } from '../safety/energy-floor.ts';
import { answerQuestion } from './answer-question.ts';
import { intentLabels, intents, type Intent } from './intents.ts';
import { scoresOf } from './lexicon.ts';
import { foldedWords } from '../safety/folded-text.ts';

const given = (language: Language = 'vi', sheet: FactSheet = aSheet()) => ({
  sheet,
  findings: someFindings,
  language,
  edits: {},
});

const bestOf = (question: string) => {
  const scores = scoresOf(foldedWords(question));
  return intents.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))[0];
};

const everyQuestion = intents.flatMap((intent) =>
  questions[intent].map((question) => [intent, question] as const),
);

describe('a question', () => {
  it.each(everyQuestion)('%s: %s', (intent, question) => {
    expect(bestOf(question)).toBe(intent);
    expect(answerQuestion(question, given()).kind).toBe('ANSWER');
  });

  it('on a button is a question of its own intent, in both languages', () => {
    for (const intent of intents)
      for (const language of languages) {
        expect(bestOf(intentLabels[intent][language])).toBe(intent);
        expect(answerQuestion(intentLabels[intent][language], given(language)).kind).toBe('ANSWER');
      }
  });

  it.each(unanswerable)('that rules can’t answer says what they can: %s', (question) => {
    const answer = answerQuestion(question, given());
    expect(answer).toMatchObject({ kind: 'UNKNOWN', choices: ['WEEK', 'NEXT', 'CHANGE', 'GOAL', 'HELP'] });
    expect(answer.blocks).toHaveLength(1);
  });

  it('with two meanings asks which one, and a button answers', () => {
    const both = 'ngủ và chạy bộ thế nào';
    const asked = answerQuestion(both, given());
    expect(asked).toMatchObject({ kind: 'CLARIFY', choices: ['SLEEP', 'CARDIO'] });
    expect(answerQuestion(both, { ...given(), intent: 'SLEEP' }).kind).toBe('ANSWER');
  });

  it('about a number is answered with it, its category and what is behind it', () => {
    const said = (question: string, language: Language = 'vi') =>
      answerQuestion(question, given(language)).blocks.map(({ text }) => text);
    expect(said('BMI hiện tại bao nhiêu')).toEqual(['BMI: 25,1 kg/m² (Thừa cân).']);
    expect(said('what is my BMI', 'en')).toEqual(['BMI: 25.1 kg/m² (Overweight).']);
    expect(said('BMI tính thế nào')[0]).toBe(
      'BMI 25,1 kg/m² được tính từ: Cân nặng 72,5 kg, Chiều cao 170 cm.',
    );
    expect(said('vòng cổ mình bao nhiêu')).toEqual([
      'Vòng cổ: tuần này chưa có số. Bạn đo và lưu thêm để mình xem nhé.',
    ]);
    expect(said('cân nặng giảm bao nhiêu so với tuần trước')).toEqual([
      'Cân nặng so với lần trước: −0,5 kg.',
    ]);
  });
});

describe('a guideline', () => {
  const meets = {
    sleep: 'H7_TO_9',
    muscleTraining: 'FOUR_TO_FIVE',
    cardioWorkout: 'M150_TO_300',
    fiber: 'OVER_38',
    protein: 'G1_6_TO_2_2',
    weight: 62,
  } as const;
  const answerTo = (
    intent: Intent,
    language: Language,
    weeks: Parameters<typeof sheetOf>[0] = [meets],
    edits = {},
  ) => {
    const sheet = sheetOf(weeks);
    const { findings } = reviewOf(sheet, { language, said: [], edits });
    return answerQuestion(intentLabels[intent][language], { sheet, findings, language, edits, intent })
      .blocks;
  };
  const rows = [
    [
      'STRENGTH',
      'L10',
      'lifestyle.muscleTraining',
      'ref.L10.2',
      /WHO khuyên .* ít nhất 2 buổi/,
      /WHO advises .* at least 2 days/,
    ],
    [
      'CARDIO',
      'L08',
      'lifestyle.cardioWorkout',
      'ref.L08.150',
      /WHO khuyên .* ít nhất 150 phút/,
      /WHO advises .* at least 150 minutes/,
    ],
    [
      'SLEEP',
      'L01',
      'lifestyle.sleep',
      'ref.L01.7',
      /AASM khuyên .* từ 7 giờ/,
      /AASM advises .* 7 hours or more/,
    ],
    [
      'DIET',
      'N04',
      'nutrition.fiber',
      'ref.N04.25',
      /WHO khuyên .* ít nhất 25 g/,
      /WHO advises .* at least 25 g/,
    ],
    [
      'PROTEIN',
      'N01',
      'nutrition.protein',
      'd.g08',
      /IOM khuyên .* ít nhất 50 g/,
      /IOM advises .* at least 50 g/,
    ],
  ] as const;

  it.each(rows)(
    'on %s is named with its source to who meets it, beside what they do',
    (intent, rule, own, number, vi, en) => {
      for (const [language, words] of [
        ['vi', vi],
        ['en', en],
      ] as const) {
        const blocks = answerTo(intent, language);
        const named = blocks.filter(({ text }) => words.test(text));
        expect(named, blocks.map(({ text }) => text).join('\n')).toHaveLength(1);
        expect(named[0]?.rules).toEqual([rule]);
        expect(named[0]?.facts).toContain(number);
        expect(blocks.flatMap(({ facts }) => facts)).toContain(own);
      }
    },
  );

  it.each(rows)(
    'on %s is said once where a finding names it, and not where staff turned its rule off',
    (intent, rule, _own, number) => {
      const falls = {
        sleep: 'LESS_THAN_5H',
        muscleTraining: 'NONE',
        cardioWorkout: 'LESS_THAN_75M',
        fiber: 'UNDER_15',
        protein: 'UNDER_0_8',
        weight: 62,
      } as const;
      const naming = (blocks: readonly Readonly<{ text: string }>[], digits: RegExp) =>
        blocks.filter(({ text }) => digits.test(text));
      const digits =
        number === 'd.g08'
          ? / 50 g đạm/
          : new RegExp(`\\b${number.split('.').at(-1)}(?: buổi| phút| giờ| g )`);
      expect(naming(answerTo(intent, 'vi', [falls]), digits).length).toBe(1);
      const off = { [rule]: { enabled: false, vi: '', en: '', version: 1 } };
      expect(answerTo(intent, 'vi', [meets], off).flatMap(({ rules }) => rules)).not.toContain(rule);
    },
  );

  it('is for healthy adults: a minor, a pregnant member and one afraid of food hear none of training', () => {
    const others = [
      sheetOf([{ ...meets, age: 15 }]),
      sheetOf([meets], { marks: ['PREGNANT'] }),
      sheetOf([meets], { marks: ['EATING'] }),
    ];
    for (const sheet of others)
      for (const intent of ['STRENGTH', 'CARDIO'] as const) {
        const { findings } = reviewOf(sheet, { language: 'vi', said: [], edits: {} });
        const { blocks } = answerQuestion('', { sheet, findings, language: 'vi', edits: {}, intent });
        expect(blocks.map(({ text }) => text).join(' ')).not.toMatch(/WHO khuyên người lớn/);
      }
  });
});

describe('energy', () => {
  it('never goes under 0.8 of the need, the rest, or 1,200 and 1,500 kcal', () => {
    expect(energyFloor({ tdee: 2573, bmr: 1660, sex: 'MALE' })).toBeCloseTo(2058.4);
    expect(energyFloor({ tdee: 1500, bmr: 1300, sex: 'FEMALE' })).toBe(1300);
    expect(energyFloor({ tdee: 1200, bmr: 900, sex: 'FEMALE' })).toBe(1200);
    expect(energyFloor({ tdee: null, bmr: null, sex: null })).toBe(1500);
  });

  it('no answer names less than the floor as food', () => {
    const facts = (tdee: number, bmr: number) => [
      ...sheetFacts.filter(({ id }) => !/bmr|tdee|energyFloor/.test(id)),
      aFact({
        id: 'indicator.tdee',
        metric: 'tdee',
        value: tdee,
        text: { vi: `${tdee} kcal/ngày`, en: `${tdee} kcal/day` },
      }),
      aFact({
        id: 'indicator.bmr',
        metric: 'bmr',
        value: bmr,
        text: { vi: `${bmr} kcal/ngày`, en: `${bmr} kcal/day` },
      }),
      aFact({
        id: 'd.energyFloor',
        metric: 'tdee',
        value: Math.max(0.8 * tdee, bmr, 1500),
        text: { vi: 'sàn', en: 'floor' },
      }),
    ];
    fc.assert(
      fc.property(fc.integer({ min: 1500, max: 5000 }), fc.integer({ min: 900, max: 2500 }), (tdee, bmr) => {
        const sheet = aSheet({ facts: facts(Math.max(tdee, bmr), bmr) });
        for (const question of questions.ENERGY)
          for (const { facts: cited } of answerQuestion(question, given('vi', sheet)).blocks)
            for (const id of cited) {
              const value = sheet.facts.find((fact) => fact.id === id)?.value;
              if (id.includes('tdee') || id.includes('bmr') || id.includes('energy'))
                expect(value).toBeGreaterThanOrEqual(energyFloorOf(sheet) - 1e-9);
            }
      }),
      { numRuns: 100 },
    );
  });

  it('is not to be cut where a member must eat enough', () => {
    for (const limit of ['NO_DEFICIT', 'MINOR', 'PREGNANT'] as const) {
      const { blocks } = answerQuestion('ăn bao nhiêu calo', given('vi', aSheet({ limits: [limit] })));
      expect(blocks.map(({ text }) => text).join(' ')).toContain('đừng bớt khẩu phần');
      expect(blocks.some(({ facts }) => facts.includes('d.energyFloor'))).toBe(false);
    }
  });
});

describe('every answer', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const sheets = fc
    .record({
      inputs: fc.array(anyInputs, { minLength: 1, maxLength: 3 }),
      marks: fc.subarray<CareMark>(['EATING', 'PREGNANT']),
    })
    .map(({ inputs, marks }) => {
      const weeks = inputs.map(
        (each, index) => aSnapshot({ userId: 'an' as UserId, week: `2026-W${40 + index}`, inputs: each }), // a hand-made id
      );
      const reviewedId = weeks.at(-1)!.id; // at least one
      return factSheetOf({
        weeks,
        reviewedId,
        goals: [],
        targets: [],
        units: 'METRIC',
        scope: 'ALL',
        marks,
        today: '2026-11-27',
        sha256,
      });
    });

  it('prints numbers only as facts of its sheet, keeps the limits, and is the same each time', () => {
    fc.assert(
      fc.property(
        sheets,
        fc.constantFrom(...intents),
        fc.constantFrom<Language>('vi', 'en'),
        (sheet, intent, language) => {
          const { findings } = reviewOf(sheet, { language, said: [], edits: {} });
          const ask = () =>
            answerQuestion(intentLabels[intent][language], { sheet, findings, language, edits: {} });
          const { blocks } = ask();
          expect(ask().blocks).toEqual(blocks);
          expect(blocks.length).toBeGreaterThan(0);
          const facts = new Map(sheet.facts.map((fact) => [fact.id, fact]));
          for (const { text, spans } of blocks) {
            let rest = text;
            for (const { start, end, factId } of spans.toSorted((a, b) => b.start - a.start)) {
              expect(text.slice(start, end)).toBe(facts.get(factId)?.text[language]);
              rest = rest.slice(0, start) + rest.slice(end);
            }
            expect(rest.replaceAll('VO₂', '')).not.toMatch(/\p{N}/u);
            if (sheet.limits.includes('NO_NUMBERS')) expect(text).not.toMatch(/\d\s?(?:kg|cm|kcal)/);
            if (sheet.limits.includes('NO_DEFICIT'))
              expect(text).not.toMatch(/(?<!không |đừng )giảm cân|(?<!not )lose weight|eat less/i);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});
