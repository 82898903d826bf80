import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySheetInput, sheetInput, sheetOf } from '#fixtures/assistant/sheets.ts';
import { maxFacts, type FactSheet } from './fact.ts';
import { factSheetOf } from './sheet.ts';

const man = {
  age: 30, gender: 'MALE', height: 175, weight: 80, waist: 92.5, hip: 100, neck: 39, thigh: 58,
  restingHeartRate: 60, runDistance: 2400, activityLevel: 'MODERATE', sleep: 'H6_TO_7',
  heartDisease: false, pastInjury: false, underTreatment: false,
} as const; // prettier-ignore

const fact = (sheet: FactSheet, id: string) => sheet.facts.find((each) => each.id === id);
const text = (sheet: FactSheet, id: string) => fact(sheet, id)?.text;

describe('factSheetOf', () => {
  it('prints values as everywhere else, with a decimal comma in Vietnamese', () => {
    const sheet = sheetOf([man]);
    expect(text(sheet, 'body.waist')).toEqual({ vi: '92,5 cm', en: '92.5 cm' });
    expect(text(sheet, 'strength.runDistance')).toEqual({ vi: '2.400 m', en: '2,400 m' });
    expect(text(sheet, 'indicator.waistHeightRatio')).toEqual({ vi: '0,53', en: '0.53' });
    expect(text(sheet, 'indicator.bmiCategory')).toEqual({ vi: 'Thừa cân', en: 'Overweight' });
    expect(text(sheet, 'lifestyle.sleep')).toEqual({ vi: '6–7 giờ', en: '6–7 h' });
    expect(text(sheet, 'd.half')).toEqual({ vi: '87,5 cm', en: '87.5 cm' });
    expect(text(sheet, 'd.zone')).toEqual({ vi: '124–168 nhịp/phút', en: '124–168 bpm' });
    expect(text(sheet, 'd.g08')).toEqual({ vi: '64 g', en: '64 g' });
  });

  it('prints them in the units of the reader', () => {
    const sheet = sheetOf([{ ...man, weight: 82 }, man], { units: 'IMPERIAL', goals: { weight: 75 } });
    expect(text(sheet, 'body.height')?.en).toBe('5 ft 8.9 in');
    expect(text(sheet, 'body.weight')?.vi).toBe('176,4 lb');
    expect(text(sheet, 'weight.change.last')?.en).toBe('−4.4 lb');
    expect(text(sheet, 'weight.goal')?.en).toBe('165.3 lb');
    expect(text(sheet, 'strength.runDistance')?.en).toBe('1.49 mi');
    expect(text(sheet, 'indicator.leanMass')?.en).toMatch(/ lb$/);
  });

  it('shows one decimal more where rounding would cross a cut', () => {
    const sheet = sheetOf([{ ...man, weight: 24.96 * 1.75 ** 2 }]);
    expect(text(sheet, 'indicator.bmi')?.vi).toBe('24,96 kg/m²');
  });

  it('marks what was taken over, and says in which week it was measured', () => {
    const sheet = sheetOf([
      man,
      { ...man, carriedOver: ['body.neck'] },
      { ...man, carriedOver: ['body.neck'] },
    ]);
    expect(fact(sheet, 'body.neck')).toMatchObject({ origin: 'CARRIED', week: '2026-W45' });
    expect(fact(sheet, 'body.waist')).toMatchObject({ origin: 'MEASURED', week: '2026-W47' });
    expect(text(sheet, 'd.carried')?.vi).toBe('vòng cổ');
  });

  it('says why there is no number, and what the member could fill in', () => {
    const sheet = sheetOf([{ ...man, thigh: null, runDistance: null }]);
    expect(fact(sheet, 'indicator.visceralFatArea')).toMatchObject({
      value: null,
      reason: 'MISSING_INPUT',
      text: { vi: '', en: '' },
    });
    expect(sheet.gaps).toContain('body.thigh');
    expect(sheet.gaps).not.toContain('body.sexForFormulas');
    expect(fact(sheet, 'd.missing')?.value).toContain('thigh');
  });

  it('draws the line of the last weeks, and its date', () => {
    const weeks = [80, 79.5, 79, 78.5].map((weight) => ({ ...man, weight }));
    const sheet = sheetOf(weeks, { goals: { weight: 75 } });
    expect(fact(sheet, 'weight.pace')?.value).toBeCloseTo((-0.5 / 79.25) * 100, 6);
    expect(text(sheet, 'weight.pace')?.vi).toBe('−0,6% mỗi tuần');
    expect(text(sheet, 'weight.projection')).toEqual({ vi: '4/1/2027', en: '4 January 2027' });
    expect(text(sheet, 'weight.change.start')?.vi).toBe('−1,5 kg');
    expect(fact(sheet, 'count.streak')?.value).toBe(4);
  });

  it('promises no date that has passed', () => {
    const weeks = [80, 79.5, 79, 78.5].map((weight) => ({ ...man, weight }));
    const sheet = sheetOf(weeks, { goals: { weight: 78 }, today: '2027-03-01' });
    expect(fact(sheet, 'weight.goal')).toBeDefined();
    expect(fact(sheet, 'weight.projection')).toBeUndefined();
  });

  it('knows what came of targets, and who set them', () => {
    const target = {
      metric: 'waist', direction: 'DECREASE', value: 90, weeks: 4, startValue: 94, dueDate: '2026-12-01',
      lastWeek: '2026-W47', lastValue: 89.5, status: 'MET',
    } as const; // prettier-ignore
    const sheet = sheetOf([man], {
      targets: [
        { ...target, id: 'one', by: 'COACH' },
        { ...target, id: 'two', by: 'AI' },
      ],
    });
    expect(text(sheet, 'target.one')).toEqual({
      vi: 'giảm còn 90,0 cm trước 1/12/2026 (đã đạt)',
      en: 'down to 90.0 cm by 1 December 2026 (met)',
    });
    expect(fact(sheet, 'target.two')).toMatchObject({ value: 'MET', origin: 'COMPUTED' });
  });

  it('is the story up to the reviewed week', () => {
    const input = sheetInput([man, { ...man, weight: 79 }, { ...man, weight: 78 }], { reviewedId: 'week-1' });
    const before = factSheetOf({ ...input, weeks: input.weeks.slice(0, 2) });
    expect(factSheetOf(input)).toEqual(before);
    expect(() => factSheetOf({ ...input, reviewedId: 'of-another' })).toThrow(RangeError);
  });

  it('bounds what may be said', () => {
    expect(sheetOf([man]).limits).toEqual([]);
    expect(sheetOf([{ ...man, pastInjury: true }]).limits).toEqual(['CAUTION']);
    expect(sheetOf([{ ...man, age: 16 }]).limits).toEqual(['MINOR', 'NO_DEFICIT']);
    expect(sheetOf([{ ...man, weight: 45 }]).limits).toEqual(['NO_DEFICIT']);
    expect(sheetOf([man], { marks: ['PREGNANT'] }).limits).toEqual(['NO_DEFICIT', 'PREGNANT']);
    expect(sheetOf([man], { marks: ['EATING'] }).limits).toEqual(['NO_DEFICIT', 'NO_NUMBERS']);
  });

  it('prints no weight, girth or energy under NO_NUMBERS, and still knows them', () => {
    const sheet = sheetOf([man], { marks: ['EATING'], goals: { weight: 70 } });
    for (const id of [
      'body.weight',
      'body.waist',
      'indicator.bmi',
      'indicator.tdee',
      'weight.goal',
      'd.nLow',
      'd.g08',
    ])
      expect(text(sheet, id), id).toEqual({ vi: '', en: '' });
    expect(fact(sheet, 'body.weight')?.value).toBe(80);
    expect(text(sheet, 'strength.restingHeartRate')?.vi).toBe('60 nhịp/phút');
  });

  it('steps no further than what is healthy, or than the goal', () => {
    expect(fact(sheetOf([{ ...man, weight: 57 }]), 'd.aim.weight')?.value).toBe(56.7);
    expect(fact(sheetOf([man], { goals: { weight: 79.5 } }), 'd.aim.weight')?.value).toBe(79.5);
    expect(fact(sheetOf([man]), 'd.aim.runDistance')?.value).toBe(2520);
    expect(fact(sheetOf([{ ...man, heartDisease: true }]), 'd.aim.runDistance')).toBeUndefined();
    expect(fact(sheetOf([man], { marks: ['PREGNANT'] }), 'd.aim.waist')).toBeUndefined();
    expect(fact(sheetOf([man, { ...man, carriedOver: ['body.weight'] }]), 'd.aim.weight')).toBeUndefined();
  });

  it('has one hash for one content', () => {
    const { hash } = sheetOf([man]);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(sheetOf([man]).hash).toBe(hash);
    expect(sheetOf([{ ...man, waist: 92.6 }]).hash).not.toBe(hash);
    expect(sheetOf([man], { scope: 'BODY' }).hash).not.toBe(hash);
    expect(sheetOf([man], { units: 'IMPERIAL' }).hash).not.toBe(hash);
  });

  it('has at most 260 facts with ids of their own, a text wherever there is a value to print, for anybody', () => {
    fc.assert(
      fc.property(anySheetInput, (input) => {
        const { facts } = factSheetOf(input);
        expect(facts.length).toBeLessThanOrEqual(maxFacts);
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        for (const { id, value, text: printed, label, metric } of facts) {
          expect(label.vi + label.en, id).not.toMatch(/\d/);
          expect(printed.vi === '', id).toBe(printed.en === '');
          expect(`${printed.vi}${printed.en}`, id).not.toMatch(/NaN|Infinity|undefined|null/);
          if (value === null) expect(printed.vi, id).toBe('');
          else if (metric !== 'standardMealDay' && !input.marks.includes('EATING'))
            expect(printed.vi, id).not.toBe('');
        }
      }),
    );
  });
});
