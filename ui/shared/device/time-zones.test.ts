import { describe, expect, it } from 'vitest';
import { inOrder, timeZoneLabel, timeZones } from './time-zones.ts';

const winter = new Date('2026-01-15T12:00:00Z');

describe('time zones', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', 'vi', 'TP. Hồ Chí Minh · Giờ Đông Dương (GMT+7)'],
    ['Asia/Ho_Chi_Minh', 'en', 'Ho Chi Minh City · Indochina Time (GMT+7)'],
    ['America/New_York', 'vi', 'New York · Giờ miền Đông (GMT-5)'],
    ['America/Argentina/Buenos_Aires', 'en', 'Buenos Aires · Argentina Standard Time (GMT-3)'],
    ['UTC', 'vi', 'UTC (GMT+0)'],
  ])('%s in %s', (name, language, label) => {
    expect(timeZoneLabel(name, language, winter).replaceAll('−', '-')).toBe(label);
  });

  it('each once, the own among them even where no browser lists it, by what is read', () => {
    const choices = inOrder(
      timeZones('Etc/GMT+5').map((value) => ({ value, label: timeZoneLabel(value, 'vi', winter) })),
      'vi',
    );
    const values = choices.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toEqual(expect.arrayContaining(['Etc/GMT+5', 'Asia/Ho_Chi_Minh', 'UTC']));
    expect(values).not.toContain('Asia/Saigon');
    const labels = choices.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('vi').compare));
  });
});
