import { describe, expect, it } from 'vitest';
import { answersOf, answerValues, chosenOf, isAnswered, toggled } from './answer-values.ts';

const options = ['Sáng', 'Trưa', 'Tối'];

describe('answers as a form holds them', () => {
  it('keeps ticked options in the order they are offered', () => {
    const first = toggled(options, [], 'Tối', true);
    expect(toggled(options, first, 'Sáng', true)).toEqual(['Sáng', 'Tối']);
    expect(toggled(options, ['Sáng', 'Tối'], 'Tối', false)).toEqual(['Sáng']);
  });

  it('drops a chosen option that is no longer offered', () => {
    expect(toggled(options, ['Khuya', 'Sáng'], 'Trưa', true)).toEqual(['Sáng', 'Trưa']);
  });

  it('reads one choice and many alike', () => {
    expect([chosenOf('Tối'), chosenOf(''), chosenOf(undefined), chosenOf(['Sáng'])]).toEqual([
      ['Tối'],
      [],
      [],
      ['Sáng'],
    ]);
  });

  it('does not take blanks for an answer', () => {
    expect(['  ', '', [], undefined, 'x', ['Sáng']].map(isAnswered)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('sends what was answered in the order it was asked, and reads it back', () => {
    const values = { b: ['Sáng'], a: 'mỗi ngày', c: ' ', gone: 'cũ' };
    const sent = answersOf([{ id: 'a' }, { id: 'b' }, { id: 'c' }], values);
    expect(sent).toEqual([
      { questionId: 'a', value: 'mỗi ngày' },
      { questionId: 'b', value: ['Sáng'] },
    ]);
    expect(answerValues(sent)).toEqual({ a: 'mỗi ngày', b: ['Sáng'] });
  });
});
