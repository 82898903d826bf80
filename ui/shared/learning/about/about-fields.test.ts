import { describe, expect, it } from 'vitest';
import type { WorkingCopy } from '../data.ts';
import { aboutFieldsOf, aboutProblems, sentAbout } from './about-fields.ts';

const copy = {
  title: 'Khởi động 14 ngày',
  slug: 'khoi-dong-14-ngay',
  summary: '',
  description: '',
  goals: ['Đi bộ', 'Ngủ đủ'],
  coverId: null,
  price: 300,
  discountSet: 20,
  discountUntilSet: new Date('2026-11-30T17:00:00Z'),
  template: null,
  boardHabit: 'NONE',
} as unknown as WorkingCopy; // the fields of its own
const fields = aboutFieldsOf(copy);

describe('the texts of a challenge', () => {
  it('are read from the copy: a discount until midnight in Vietnam lasts through the day before', () => {
    expect(fields).toMatchObject({ goals: 'Đi bộ\nNgủ đủ', discountLastDay: '2026-11-30', template: '' });
  });

  it('are sent as they were read', () => {
    expect(sentAbout(fields)).toMatchObject({
      goals: ['Đi bộ', 'Ngủ đủ'],
      price: 300,
      discount: 20,
      discountUntil: copy.discountUntilSet,
      template: null,
    });
    expect(sentAbout({ discountLastDay: '' })).toEqual({ discountUntil: null });
  });

  it('are judged before they are sent', () => {
    expect(Object.values(aboutProblems(fields)).filter((problem) => problem !== undefined)).toEqual([]);
    const wrong = aboutProblems({
      ...fields,
      title: 'ab',
      slug: 'Có dấu',
      goals: Array.from({ length: 9 }, () => 'x').join('\n'),
      price: null,
      discount: 101,
    });
    expect(wrong.title).toContain('input.min_length');
    expect(wrong.slug).toContain('challenge.slug_invalid');
    expect(wrong.goals).toBe('learning.goals.many');
    expect(wrong.price).toContain('input.whole_number');
    expect(wrong.discount).toContain('input.max_value');
  });
});
