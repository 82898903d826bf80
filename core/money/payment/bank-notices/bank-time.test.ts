import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTimeOf } from '#core/kernel/week.ts';
import { readBankTime } from './bank-time.ts';

describe('a time as banks write it', () => {
  it.each([
    ['2026-11-20 09:30:05', '2026-11-20T02:30:05.000Z'],
    ['2026-11-20T09:30:05', '2026-11-20T02:30:05.000Z'],
    ['2026-11-20T09:30:05.123', '2026-11-20T02:30:05.000Z'],
    ['2026-11-20T09:30:05Z', '2026-11-20T09:30:05.000Z'],
    ['2026-11-20T09:30:05.000+07:00', '2026-11-20T02:30:05.000Z'],
    ['2026-11-20T09:30:05-0530', '2026-11-20T15:00:05.000Z'],
    ['2026-11-20', '2026-11-19T17:00:00.000Z'],
    ['20/11/2026', '2026-11-19T17:00:00.000Z'],
    ['1/2/2026', '2026-01-31T17:00:00.000Z'],
    ['20/11/2026 09:30', '2026-11-20T02:30:00.000Z'],
    ['20-11-2026 9:30:05', '2026-11-20T02:30:05.000Z'],
    ['20.11.2026\n09:30:05', '2026-11-20T02:30:05.000Z'],
    [' 20/11/2026  09:30:05 ', '2026-11-20T02:30:05.000Z'],
    ['09:30:05 20/11/2026', '2026-11-20T02:30:05.000Z'],
    ['29/02/2028', '2028-02-28T17:00:00.000Z'],
  ])('%j is read', (text, expected) => {
    expect(readBankTime(text)?.toISOString()).toBe(expected);
  });

  it.each([
    '',
    '30/02/2026',
    '29/02/2026',
    '11/20/2026',
    '00/01/2026',
    '20/11/26',
    '20/11/1926',
    '2026-13-01',
    '2026-11-20 24:00:00',
    '20/11/2026 09:60',
    '46346',
    'hôm nay',
    '20/11/2026 chiều',
  ])('%j is none', (text) => {
    expect(readBankTime(text)).toBeNull();
  });

  it('is the wall clock of Viet Nam', () => {
    const at = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(at, (instant) => {
        const { date, hour, minute, second } = localTimeOf(instant, 'Asia/Ho_Chi_Minh');
        const read = readBankTime(
          `${date} ${hour}:${String(minute).padStart(2, '0')}:${String(second).padStart(2, '0')}`,
        );
        expect(read?.getTime()).toBe(Math.floor(instant.getTime() / 1000) * 1000);
      }),
    );
  });
});
