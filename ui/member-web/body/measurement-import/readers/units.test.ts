import { describe, expect, it } from 'vitest';
import { numberIn, quantityIn } from './units.ts';
import { readDate } from './dates.ts';

const assumed = { mass: 'kg', length: 'cm' } as const;
const weight = (text: string, columnUnit: string | null = null) =>
  quantityIn(text, 'weight', { columnUnit, assumed })?.value;

describe('quantityIn', () => {
  it.each([
    ['64.5', 'kg', 64.5],
    ['64,5 kg', null, 64.5],
    ['142 lb', 'kg', 64.41],
    ['142', 'lbs', 64.41],
    ['10st 2lb', null, 64.41],
    ['10 st 2', null, 64.41],
    ['10.142857', 'st', 64.41],
    ['64500', 'g', 64.5],
  ])('reads %s below %s', (text, unit, expected) => {
    expect(weight(text, unit)).toBeCloseTo(expected, 2);
  });

  it.each(['', 'null', '0', '0.0', '-64', '64 cm', '64 bananas', '6:30', '10st x'])(
    'finds nothing in "%s"',
    (text) => {
      expect(weight(text, 'kg')).toBeUndefined();
    },
  );

  it('knows heights in metres, feet and inches, and fat as a share of one', () => {
    const height = (text: string, columnUnit: string | null = null) =>
      quantityIn(text, 'height', { columnUnit, assumed })?.value;
    expect(height('1.68')).toBeCloseTo(168);
    expect(height('1,68', 'm')).toBeCloseTo(168);
    expect(height('5\'6"')).toBeCloseTo(167.64);
    expect(height('5.5', 'ft')).toBeCloseTo(167.64);
    const fat = (text: string) => quantityIn(text, 'bodyFatPercent', { columnUnit: '%', assumed })?.value;
    expect([fat('0.242'), fat('24.2'), fat('24,2 %')]).toEqual([24.2, 24.2, 24.2]);
  });

  it('says when nothing named the unit', () => {
    expect(quantityIn('64', 'weight', { columnUnit: null, assumed })).toEqual({ value: 64, hasUnit: false });
    expect(quantityIn('64', 'weight', { columnUnit: 'kg', assumed })).toEqual({ value: 64, hasUnit: true });
    expect(quantityIn('61', 'restingHeartRate', { columnUnit: null, assumed })).toEqual({
      value: 61,
      hasUnit: true,
    });
  });
});

describe('numberIn', () => {
  it.each([
    ['1.072,5', 1072.5],
    ['1,072.5', 1072.5],
    ['72', 72],
    ['7.2e1', 72],
    ['7-2', null],
    ['', null],
  ])('%s', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });
});

describe('readDate', () => {
  const dayOf = (text: string) => readDate(text, 'Asia/Ho_Chi_Minh')?.DMY;
  it.each([
    ['2024-01-15 07:12:33 +0700', '2024-01-15', '07:12:33'],
    ['2024-01-15T23:30:00Z', '2024-01-16', '06:30:00'],
    ['2024/1/5', '2024-01-05', ''],
    ['15.01.2024 7:05', '2024-01-15', '07:05:00'],
    ['15/01/2024, 07:30 PM', '2024-01-15', '19:30:00'],
    ['Jan 15, 2024 at 12:05 AM', '2024-01-15', '00:05:00'],
    ['15 January 2024', '2024-01-15', ''],
    ['Mon, 15 Jan 2024 07:00:00', '2024-01-15', '07:00:00'],
    ['1705278753', '2024-01-15', '07:32:33'],
    ['1705278753000', '2024-01-15', '07:32:33'],
  ])('reads %s', (text, day, time) => {
    expect(dayOf(text)).toEqual({ day, time });
  });

  it.each(['', 'yesterday', '2024-02-30', '32/01/2024', '15.13.2024', '64.5', '2024'])(
    'finds no day in "%s"',
    (text) => {
      expect(dayOf(text) ?? null).toBeNull();
    },
  );

  it('keeps both readings of numbers that may be either', () => {
    expect(readDate('03/04/2024', 'UTC')).toEqual({
      DMY: { day: '2024-04-03', time: '' },
      MDY: { day: '2024-03-04', time: '' },
    });
    expect(readDate('15/04/2024', 'UTC')?.MDY).toBeNull();
  });
});
