import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldKeys, nothingMeasured, pathOf, type FieldKey } from '#core/body/indicator/fields.ts';
import { shiftWeek } from '#core/kernel/week.ts';
import { inputsWith } from '../draft-values.ts';
import { dueRuleOf, isDue, lastMeasuredIn, type PastWeek } from './due.ts';

const at = (offset: number) => shiftWeek('2026-W01', offset);
const pastWeek = (offset: number, key: FieldKey, value: number | string, isCarried = false): PastWeek => ({
  week: at(offset),
  inputs: inputsWith(nothingMeasured, { [key]: value }),
  carriedOver: isCarried ? [pathOf(key)] : [],
});

describe('what is due', () => {
  it('is weight and waist each week, girths and strength each month, height each year, answers when they change', () => {
    expect(
      (['weight', 'waist', 'neck', 'pushUps', 'height', 'sleep', 'gender', 'heartDisease'] as const).map(
        dueRuleOf,
      ),
    ).toEqual([
      'EVERY_WEEK',
      'EVERY_WEEK',
      'EVERY_MONTH',
      'EVERY_MONTH',
      'EVERY_YEAR',
      'WHEN_CHANGED',
      'WHEN_CHANGED',
      'WHEN_CHANGED',
    ]);
    const last = lastMeasuredIn([pastWeek(0, 'pushUps', 20)]);
    expect([1, 3, 4, 9].map((offset) => isDue('pushUps', last, at(offset)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isDue('sleep', lastMeasuredIn([pastWeek(0, 'sleep', 'H7_TO_9')]), at(500))).toBe(false);
    expect(isDue('sleep', {}, at(0))).toBe(true);
  });

  const key = fc.constantFrom(...fieldKeys.filter((each) => dueRuleOf(each) === 'EVERY_MONTH'));
  const offsets = fc.uniqueArray(fc.nat({ max: 30 }), { minLength: 1 });

  it('counts from the newest measurement, in whatever order the weeks come', () => {
    fc.assert(
      fc.property(key, offsets, fc.nat({ max: 60 }), (field, weeks, now) => {
        const last = lastMeasuredIn(weeks.map((week) => pastWeek(week, field, 30)));
        expect(isDue(field, last, at(now))).toBe(now - Math.max(...weeks) >= 4);
      }),
    );
  });

  it('is not put off by a value that was taken over', () => {
    fc.assert(
      fc.property(key, offsets, fc.nat({ max: 60 }), (field, weeks, now) => {
        const measured = [pastWeek(0, field, 30)];
        const carried = weeks.map((week) => pastWeek(week + 1, field, 30, true));
        expect(isDue(field, lastMeasuredIn([...measured, ...carried]), at(now))).toBe(
          isDue(field, lastMeasuredIn(measured), at(now)),
        );
      }),
    );
  });

  it('never becomes less due by waiting', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fieldKeys),
        fc.nat({ max: 80 }),
        fc.nat({ max: 80 }),
        (field, now, later) => {
          const last = { [field]: at(0) };
          if (isDue(field, last, at(now))) expect(isDue(field, last, at(now + later))).toBe(true);
        },
      ),
    );
  });
});
