import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs } from '#fixtures/body/profiles.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aFact, aFinding, aSheet, sheetFacts, someFindings } from '#fixtures/assistant/hand-made-sheets.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { FactSheet } from '../fact-sheet/fact.ts';
import { factSheetOf } from '../fact-sheet/sheet.ts';
import { reviewOf } from '../finding/review.ts';
import { verifierOf, type Verified, type VerifyReason } from './verifier.ts';

const line = (s: string, f: readonly string[] = [], r: readonly string[] = [], k = 'BODY') =>
  JSON.stringify({ k, s, f, r });
const verifier = (language: Language, parts: Partial<FactSheet> = {}) =>
  verifierOf({ sheet: aSheet(parts), findings: someFindings, language });
const reasonsOf = (verified: Verified): readonly VerifyReason[] =>
  'reasons' in verified ? verified.reasons : [];
const textOf = (verified: Verified): string | null => ('block' in verified ? verified.block.text : null);

describe('a line that holds', () => {
  it.each([
    ['vi', 'BMI của bạn là [[indicator.bmi]], thuộc mức [[indicator.bmiCategory]].', [], []],
    ['vi', 'Cân nặng đã giảm [[weight.change.last]] so với lần trước, mục tiêu là [[weight.goal]].', [], []],
    ['vi', 'Hãy đưa vòng eo về dưới [[d.half]], mỗi tuần một chút.', [], ['B09']],
    ['vi', 'Bạn đang ngủ [[lifestyle.sleep]] mỗi đêm; thử lên giường sớm hơn để ngủ đủ.', [], ['L01']],
    ['vi', 'Mỗi ngày nên ăn ít nhất [[d.g08]] đạm, chia đều cho các bữa.', [], ['N01']],
    ['vi', 'Hít đất tiến bộ rõ: [[pushUps.change.last]]. Bạn tập đều thật đáng khen!', [], ['C07']],
    ['en', 'Your BMI is [[indicator.bmi]], which counts as [[indicator.bmiCategory]].', [], []],
    ['en', 'Your weight fell by [[weight.change.last]] since the last time.', [], []],
    ['en', 'Bring your waist under [[d.half]], a little each week.', [], ['B09']],
    ['en', 'Push-ups improved: [[pushUps.change.last]]. Keep training like this.', [], ['C07']],
  ] as const)('%s: %s', (language, text, facts, rules) => {
    expect(reasonsOf(verifier(language).check(line(text, facts, rules)))).toEqual([]);
  });

  it('prints the facts as they are, says where they stand, and takes severity and anchor from the rules', () => {
    expect(
      verifier('vi').check(line('Đưa vòng eo về dưới [[d.half]].', ['body.waist'], ['B09'], 'NEXT')),
    ).toEqual({
      block: {
        kind: 'NEXT',
        text: 'Đưa vòng eo về dưới 85 cm.',
        spans: [{ start: 20, end: 25, factId: 'd.half' }],
        facts: ['body.waist', 'd.half'],
        rules: ['B09'],
        severity: 'IMPROVE',
        anchor: { kind: 'METRIC', key: 'waistHeightRatio' },
      },
    });
  });

  it('is repaired where a value was written out that equals a cited one', () => {
    const { check } = verifier('vi');
    expect(check(line('Eo của bạn là 90 cm.', ['body.waist']))).toMatchObject({
      block: { text: 'Eo của bạn là 90 cm.', spans: [{ start: 14, end: 19, factId: 'body.waist' }] },
    });
    expect(textOf(check(line('Eo của bạn là 90cm.', ['body.waist'])))).toBe('Eo của bạn là 90 cm.');
    expect(textOf(check(line('Bạn đang ở mức thừa cân.', ['indicator.bmiCategory'])))).toBe(
      'Bạn đang ở mức Thừa cân.',
    );
    expect(reasonsOf(check(line('Eo của bạn là 91 cm.', ['body.waist'])))).toContain('NUMBER');
    expect(reasonsOf(check(line('Eo của bạn là 190 cm.', ['body.waist'])))).toContain('NUMBER');
    expect(reasonsOf(check(line('Eo của bạn là 90 cm.', ['body.weight'])))).toContain('NUMBER');
  });

  it('says that there is nothing to say, or that it is over', () => {
    expect(verifier('vi').check('{"none":true}')).toEqual({ none: true });
    expect(verifier('vi').check('{"end":true}')).toEqual({ end: true });
  });
});

const lies: readonly (readonly [VerifyReason, Language, string, string[]?, string[]?])[] = [
  ['NUMBER', 'vi', 'Bạn nặng 50 kg.', ['body.weight']],
  ['NUMBER', 'vi', 'Bạn nặng năm mươi ký.', ['body.weight']],
  ['NUMBER', 'vi', 'Bạn nặng nam muoi ky đó.', ['body.weight']],
  ['NUMBER', 'vi', 'Cân nặng của bạn là bảy mươi hai phẩy năm.', ['body.weight']],
  ['NUMBER', 'vi', 'Mỡ cơ thể khoảng hai mươi phần trăm.', ['body.weight']],
  ['NUMBER', 'vi', 'Bạn nên bớt một ký mỗi tuần.', ['body.weight'], ['B09']],
  ['NUMBER', 'vi', 'Ngủ tám tiếng mỗi đêm nhé.', ['lifestyle.sleep'], ['L01']],
  ['NUMBER', 'vi', 'Bạn cần gấp đôi lượng đạm này.', ['nutrition.protein'], ['N01']],
  ['NUMBER', 'vi', 'Từ [[body.waist]] đến 95 cm là được.', []],
  ['NUMBER', 'vi', 'Khoảng 10–12 % là mỡ.', ['body.weight']],
  ['NUMBER', 'vi', 'Đến ngày 12/3 bạn sẽ đạt.', ['weight.goal']],
  ['NUMBER', 'vi', 'Đến thứ hai bạn hãy đo lại.', ['body.weight']],
  ['NUMBER', 'vi', 'Bạn nặng ７２ đó.', ['body.weight']],
  ['NUMBER', 'vi', 'Bạn ở mức ½ mục tiêu.', ['body.weight']],
  ['NUMBER', 'vi', 'Bạn tập năm buổi nhé.', ['body.weight']],
  ['NUMBER', 'vi', 'Bạn đạt mức XII rồi.', ['body.weight']],
  ['NUMBER', 'vi', 'Bạn nặng ٧٢ đó.', ['body.weight']],
  ['NUMBER', 'en', 'Your weight is seventy kilos.', ['body.weight']],
  ['NUMBER', 'en', 'Your weight is seventy-two point five.', ['body.weight']],
  ['NUMBER', 'en', 'You can lose half a kilo a week.', ['body.weight']],
  ['NUMBER', 'en', 'You should sleep eight hours.', ['lifestyle.sleep'], ['L01']],
  ['NUMBER', 'en', 'Twenty percent of your body is fat.', ['body.weight']],
  ['NUMBER', 'en', 'By Monday you will be there.', ['weight.goal']],
  ['NUMBER', 'en', 'Eat twice as much protein.', ['nutrition.protein'], ['N01']],
  ['NUMBER', 'en', 'Your BMI is 20.', ['indicator.bmi']],
  ['CATEGORY', 'vi', 'BMI của bạn bình thường.', ['indicator.bmi']],
  ['CATEGORY', 'vi', 'BMI của bạn là [[indicator.bmi]], tức là béo phì.', ['indicator.bmiCategory']],
  ['CATEGORY', 'vi', 'Bạn hơi gầy so với chiều cao.', ['indicator.bmiCategory']],
  ['CATEGORY', 'vi', 'Bạn không [[indicator.bmiCategory]] đâu.', []],
  ['CATEGORY', 'vi', 'Xếp loại chống đẩy của bạn là xuất sắc.', ['indicator.pushUpLevel']],
  ['CATEGORY', 'vi', 'Xếp loại chống đẩy của bạn rất [[indicator.pushUpLevel]].', []],
  ['CATEGORY', 'vi', 'Xếp loại chống đẩy của bạn kém.', ['indicator.pushUpLevel']],
  ['CATEGORY', 'vi', 'Bạn đang ở mức lý tưởng rồi.', ['indicator.bmi']],
  ['CATEGORY', 'en', 'Your BMI is normal.', ['indicator.bmi']],
  ['CATEGORY', 'en', 'You are obese.', ['indicator.bmiCategory']],
  ['CATEGORY', 'en', 'You are not [[indicator.bmiCategory]] at all.', []],
  ['CATEGORY', 'en', 'Your push-up level is outstanding.', ['indicator.pushUpLevel']],
  ['CATEGORY', 'en', 'Your waist is at a dangerous level.', ['body.waist']],
  ['CATEGORY', 'en', 'Your waist is low for your height.', ['body.waist']],
  ['METRIC', 'vi', 'Vòng eo của bạn là [[body.weight]].', []],
  ['METRIC', 'vi', 'Cân nặng [[body.waist]], vòng eo [[body.weight]].', []],
  ['METRIC', 'en', 'Your waist is [[body.weight]].', []],
  ['DIRECTION', 'vi', 'Cân nặng đã tăng [[weight.change.last]].', []],
  ['DIRECTION', 'vi', 'Vòng eo đã giảm so với tuần trước.', ['body.waist']],
  ['DIRECTION', 'vi', 'Hít đất đang kém đi: [[pushUps.change.last]].', []],
  ['DIRECTION', 'vi', 'Cân nặng đang xấu đi: [[weight.change.last]].', []],
  ['DIRECTION', 'vi', 'Hãy tăng vòng eo thêm nhé.', ['body.waist'], ['B09']],
  ['DIRECTION', 'en', 'Your weight rose by [[weight.change.last]].', []],
  ['DIRECTION', 'en', 'Your push-ups dropped: [[pushUps.change.last]].', []],
  ['DIRECTION', 'en', 'Your waist has improved since last week.', ['body.waist']],
  ['DIRECTION', 'en', 'Your weight is unchanged: [[weight.change.last]].', []],
  ['UNKNOWN_FACT', 'vi', 'Mỡ của bạn là [[indicator.bodyFatPercent]].', []],
  ['UNKNOWN_FACT', 'vi', 'Bạn đang làm tốt.', ['body.nothing']],
  ['UNKNOWN_RULE', 'vi', 'Hãy ngủ đủ nhé.', [], ['L99']],
  ['NO_SOURCE', 'vi', 'Hãy ngủ đủ và ăn nhiều rau nhé.', [], []],
  ['LANGUAGE', 'vi', 'You should sleep more every night.', [], ['L01']],
  ['LANGUAGE', 'vi', 'Ban nen ngu som hon moi dem nhe.', [], ['L01']],
  ['LANGUAGE', 'vi', 'Vous devriez dormir plus longtemps.', [], ['L01']],
  ['LANGUAGE', 'vi', '你应该早点睡觉。', [], ['L01']],
  ['LANGUAGE', 'en', 'Hãy ngủ sớm hơn mỗi đêm.', [], ['L01']],
  ['LANGUAGE', 'en', 'Debes dormir más cada noche, por favor.', [], ['L01']],
  ['LANGUAGE', 'en', 'Вам нужно больше спать.', [], ['L01']],
  ['LINK', 'vi', 'Xem thêm ở example.com nhé bạn.', [], ['L01']],
  ['LINK', 'en', 'Read more at https://example.org now.', [], ['L01']],
  ['LINK', 'en', 'Write to me at coach@example.org.', [], ['L01']],
  ['MARKUP', 'vi', '**Hãy ngủ sớm** mỗi đêm nhé.', [], ['L01']],
  ['MARKUP', 'vi', '<b>Hãy ngủ sớm</b> mỗi đêm nhé.', [], ['L01']],
  ['MARKUP', 'en', 'Go to bed early 😴 each night.', [], ['L01']],
  ['MARKUP', 'en', 'Go to bed at 🔟 each night.', [], ['L01']],
  ['MARKUP', 'en', '- Go to bed early.', [], ['L01']],
  ['NAME', 'vi', 'Bạn Minh Anh hãy ngủ sớm hơn nhé.', [], ['L01']],
  ['NAME', 'vi', 'Lan ơi, hãy ngủ sớm hơn nhé.', [], ['L01']],
  ['NAME', 'en', 'John, try to go to bed early.', [], ['L01']],
  ['NAME', 'en', 'Ask Doctor Smith about your sleep.', [], ['L01']],
  ['DOSE', 'vi', 'Mỗi ngày uống một viên là đủ.', [], ['N01']],
  ['DOSE', 'en', 'Take a scoop after training.', [], ['N01']],
  ['ENERGY', 'vi', 'Mỗi ngày nên ăn khoảng [[indicator.bmr]].', []],
  ['ENERGY', 'en', 'Eat about [[indicator.bmr]].', []],
  ['UNSAFE', 'vi', 'Bạn có thể nhịn ăn nhiều ngày liên tục để xuống cân.', ['body.weight']],
  ['UNSAFE', 'en', 'A water fast is a way to start.', ['body.weight']],
  ['UNSAFE', 'en', 'Ask about clenbuterol in your gym.', ['body.weight']],
];

describe('a line that lies', () => {
  const rows = lies.map(
    ([reason, language, text, facts = [], rules = []]) => [reason, language, text, facts, rules] as const,
  );
  it.each(rows)('%s, %s: %s', (reason, language, text, facts, rules) => {
    expect(reasonsOf(verifier(language).check(line(text, facts, rules)))).toContain(reason);
  });

  it.each([
    'text that is no JSON',
    '[]',
    'null',
    '{"k":"BODY"}',
    '{"k":"NOWHERE","s":"Hãy ngủ đủ.","f":[],"r":["L01"]}',
    '{"k":"BODY","s":"","f":[],"r":["L01"]}',
    '{"k":"BODY","s":3,"f":[],"r":["L01"]}',
    '{"k":"BODY","s":"Hãy ngủ đủ.","f":"body.weight","r":[]}',
    JSON.stringify({ k: 'BODY', s: 'a'.repeat(321), f: [], r: ['L01'] }),
    JSON.stringify({ k: 'BODY', s: 'Hãy ngủ đủ.', f: [], r: ['L01'], more: 'a'.repeat(3000) }),
    '<html><body>502</body></html>',
  ])('SCHEMA: %s', (text) => {
    expect(reasonsOf(verifier('vi').check(text))).toEqual(['SCHEMA']);
  });

  it('cites a fact that was not sent', () => {
    const { check } = verifierOf({
      sheet: aSheet(),
      findings: someFindings,
      language: 'vi',
      isOffered: (id) => id !== 'body.weight',
    });
    expect(reasonsOf(check(line('Bạn nặng [[body.weight]].')))).toContain('UNKNOWN_FACT');
  });
});

describe('limits', () => {
  const losing = [
    ['vi', 'Hãy giảm cân từ từ nhé bạn.'],
    ['vi', 'Bạn nên ăn ít hơn vào buổi tối.'],
    ['vi', 'Hãy bỏ bữa tối khi có thể.'],
    ['en', 'Try to lose weight slowly.'],
    ['en', 'Eat less in the evening.'],
    ['en', 'Try intermittent fasting this week.'],
  ] as const;
  it.each(['NO_DEFICIT', 'MINOR', 'PREGNANT'] as const)(
    '%s: nobody is advised to lose weight or eat less',
    (limit) => {
      for (const [language, text] of losing)
        expect(reasonsOf(verifier(language, { limits: [limit] }).check(line(text, [], ['B09'])))).toContain(
          'LIMIT',
        );
    },
  );

  it('a rule of care may say not to', () => {
    const { check } = verifier('vi', { limits: ['NO_DEFICIT'] });
    expect(reasonsOf(check(line('Bây giờ không nên giảm cân, hãy hỏi bác sĩ.', [], ['S06'])))).toEqual([]);
    expect(reasonsOf(check(line('Bây giờ không nên giảm cân, hãy hỏi bác sĩ.', [], ['B09'])))).toContain(
      'LIMIT',
    );
    expect(reasonsOf(check(line('Không giảm cân là sai, hãy giảm cân.', [], ['S06'])))).toContain('LIMIT');
  });

  it('CAUTION: no maximal effort, and no maximum heart rate to train by', () => {
    const { check } = verifier('vi', { limits: ['CAUTION'] });
    expect(reasonsOf(check(line('Hãy chạy nước rút mỗi tuần.', [], ['L01'])))).toContain('LIMIT');
    expect(reasonsOf(check(line('Giữ nhịp tim tới [[indicator.maxHeartRate]].')))).toContain('LIMIT');
    expect(reasonsOf(check(line('Giữ nhịp trong vùng [[indicator.targetHeartRate]].')))).toEqual([]);
  });

  it('NO_NUMBERS: no weight, girth or energy is printed', () => {
    const { check } = verifier('vi', { limits: ['NO_NUMBERS'] });
    for (const id of [
      'body.weight',
      'body.waist',
      'indicator.bmi',
      'indicator.bmiCategory',
      'd.half',
      'indicator.tdee',
    ])
      expect(reasonsOf(check(line(`Số của bạn là [[${id}]].`)))).toContain('LIMIT');
    expect(reasonsOf(check(line('Bạn ngủ [[lifestyle.sleep]] mỗi đêm.')))).toEqual([]);
  });

  it.each([
    ['MILK', 'vi', 'Thêm sữa chua vào bữa sáng nhé.'],
    ['EGG', 'vi', 'Thêm trứng vào bữa sáng nhé.'],
    ['FISH', 'vi', 'Ăn cá hồi mỗi tuần nhé.'],
    ['SHELLFISH', 'vi', 'Tôm và cua có nhiều đạm đó bạn.'],
    ['TREE_NUT', 'vi', 'Ăn thêm hạt điều nhé bạn.'],
    ['PEANUT', 'vi', 'Ăn thêm đậu phộng nhé bạn.'],
    ['WHEAT', 'vi', 'Ăn bánh mì nguyên cám nhé bạn.'],
    ['SOY', 'vi', 'Ăn đậu hũ thay thịt nhé bạn.'],
    ['SESAME', 'vi', 'Rắc thêm mè lên cơm nhé bạn.'],
    ['OTHER', 'vi', 'Thêm trứng vào bữa sáng nhé.'],
    ['MILK', 'en', 'Add yogurt to your breakfast.'],
    ['PEANUT', 'en', 'Add peanut butter to your breakfast.'],
    ['SHELLFISH', 'en', 'Eat shrimp for protein.'],
  ] as const)('%s, %s: %s', (allergy, language, text) => {
    expect(reasonsOf(verifier(language, { allergies: [allergy] }).check(line(text, [], ['N01'])))).toContain(
      'ALLERGEN',
    );
    expect(
      reasonsOf(verifier(language, { allergies: ['NONE'] }).check(line(text, [], ['N01']))),
    ).not.toContain('ALLERGEN');
  });

  it('finds no food in words that only look like one', () => {
    const { check } = verifier('vi', { allergies: ['FISH', 'SESAME', 'PEANUT', 'TREE_NUT', 'MILK'] });
    expect(
      reasonsOf(check(line('Tất cả các buổi tập đều có ích, cả nhà cùng tập càng vui.', [], ['L01']))),
    ).toEqual([]);
  });
});

describe('whatever a model writes', () => {
  const allowed = sheetFacts
    .flatMap(({ text, label }) => [text.vi, text.en, label.vi, label.en])
    .filter(Boolean);
  const values = fc.constantFrom(
    '50', '72,5', '72.4', '7', '１２', '٣', '½', '10–12', '20 %', '1/2', '2026', 'XII', 'năm mươi', 'bảy mươi hai', 'hai',
    'một ký', 'nửa', 'mười', 'seventy', 'fifty-one', 'half', 'a dozen', 'twenty percent', '5️⃣', '②', '𝟕𝟐', '&#55;', 'năm trăm',
    'béo phì', 'bình thường', 'rất kém', 'xuất sắc', 'obese', 'normal', 'outstanding', 'very poor', 'gầy', 'underweight',
  ); // prettier-ignore
  const frames = fc.constantFrom(
    'Bạn nặng {} nhé.', 'Mức của bạn là {} đó.', 'Hãy giữ {} mỗi tuần.', 'Cân nặng của bạn là {}, rất rõ.', '{} là mức của bạn.',
    'You are {} now.', 'Your weight is {} this week.', 'Keep it at {} and rest.', '{} is where you are.', 'Your level: {}.',
  ); // prettier-ignore
  const ids = fc.subarray(
    ['body.weight', 'body.waist', 'indicator.bmi', 'lifestyle.sleep', 'weight.change.last'],
    { minLength: 1 },
  );

  it('no value and no class is shown that the cited facts do not say', () => {
    fc.assert(
      fc.property(
        frames,
        values,
        ids,
        fc.constantFrom<Language>('vi', 'en'),
        (frame, value, facts, language) => {
          expect(textOf(verifier(language).check(line(frame.replace('{}', value), facts)))).toBeNull();
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('outside of its facts no digit is left, and each span is the text of its fact', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          ...sheetFacts.map(({ id }) => `[[${id}]]`),
          '[[body.none]]',
          '[[',
          ']]',
          '[[[[body.weight]]]]',
        ),
        fc.constantFrom(
          ...allowed,
          'Cân nặng',
          'vòng eo',
          'đã giảm',
          'đã tăng',
          'Your weight is',
          'and',
          'là',
          'của bạn',
          'mỗi tuần',
          '.',
          ',',
        ),
        values,
        fc.string({ unit: 'grapheme', maxLength: 8 }),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(pieces, ids, fc.constantFrom<Language>('vi', 'en'), (parts, facts, language) => {
        const verified = verifier(language).check(line(parts.join(' ').slice(0, 320), facts, ['B09']));
        if (!('block' in verified)) return;
        const { text, spans } = verified.block;
        let rest = text;
        for (const { start, end, factId } of spans.toReversed()) {
          expect(text.slice(start, end)).toBe(sheetFacts.find(({ id }) => id === factId)?.text[language]);
          rest = rest.slice(0, start) + rest.slice(end);
        }
        for (const label of sheetFacts.map((fact) => fact.label[language]).filter(Boolean))
          rest = rest.replaceAll(label, '');
        expect(rest).not.toMatch(/\p{N}/u);
      }),
      { numRuns: 2000 },
    );
  });

  it('a change is said in its own direction alone', () => {
    const changes = fc.record({
      value: fc.constantFrom(-3, -0.5, 0.5, 3),
      metric: fc.constantFrom('weight' as const, 'waist' as const, 'pushUps' as const),
    });
    const claims = [
      ['vi', 'đã tăng', 1], ['vi', 'đang lên', 1], ['vi', 'cao hơn trước', 1], ['vi', 'đã giảm', -1], ['vi', 'đang xuống', -1],
      ['vi', 'thấp hơn trước', -1], ['en', 'rose by', 1], ['en', 'went up by', 1], ['en', 'is higher by', 1], ['en', 'fell by', -1],
      ['en', 'dropped by', -1], ['en', 'is lower by', -1],
    ] as const; // prettier-ignore
    fc.assert(
      fc.property(changes, fc.constantFrom(...claims), ({ value, metric }, [language, claim, sign]) => {
        const fact = aFact({
          id: 'c',
          kind: 'CHANGE',
          metric,
          value,
          label: { vi: 'Thay đổi', en: 'Change' },
          text: { vi: `${value}`.replace('.', ','), en: `${value}` },
        });
        const { check } = verifierOf({
          sheet: aSheet({ facts: [fact] }),
          findings: [aFinding({ ruleId: 'B09' })],
          language,
        });
        const said = language === 'vi' ? `Chỉ số của bạn ${claim} [[c]].` : `Your number ${claim} [[c]].`;
        expect(reasonsOf(check(line(said)))).toEqual(Math.sign(value) === sign ? [] : ['DIRECTION']);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what RULES say', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  it('is believed when a model repeats it, for any reader', () => {
    fc.assert(
      fc.property(
        fc.array(anyInputs, { minLength: 1, maxLength: 4 }),
        fc.constantFrom<Language>('vi', 'en'),
        (inputs, language) => {
          const weeks = inputs.map(
            (each, index) => aSnapshot({ userId: 'an' as UserId, week: `2026-W${40 + index}`, inputs: each }), // a hand-made id
          );
          const sheet = factSheetOf({
            weeks,
            reviewedId: weeks.at(-1)!.id, // at least one
            goals: [],
            targets: [],
            units: 'METRIC',
            scope: 'ALL',
            marks: [],
            today: '2026-11-27',
            sha256,
          });
          const { findings, blocks } = reviewOf(sheet, { language, said: [], edits: {} });
          const { check } = verifierOf({ sheet, findings, language, ruleBlocks: blocks });
          for (const { kind, text, spans, facts, rules } of blocks) {
            const said = spans
              .toSorted((a, b) => b.start - a.start)
              .reduce(
                (rest, { start, end, factId }) => `${rest.slice(0, start)}[[${factId}]]${rest.slice(end)}`,
                text,
              );
            expect(facts.length + rules.length, text).toBeGreaterThan(0);
            if (said.length > 320) continue;
            expect(reasonsOf(check(line(said, facts, rules, kind))), said).toEqual([]);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
