import { describe, expect, it } from 'vitest';
import type { RequestForm } from '../data.ts';
import { parseDraft, type RequestDraft } from './request-draft.ts';
import { askedForm, startingPoint } from './starting-point.ts';
import { numberOf, stepIn, steps } from './steps.ts';

const draft: RequestDraft = {
  plan: 'BUNDLE',
  type: 'BODY',
  weekId: 'week-1',
  values: { goal: 'Giảm mỡ', days: ['Thứ Hai'] },
  message: 'Chào bạn',
  outcomeConsent: true,
  accessDays: 30,
};

describe('a request that was begun', () => {
  it('is read back as it was written', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([null, '', 'x', '7', 'null', '"text"'])('is not made out of %s', (kept) => {
    expect(parseDraft(kept)).toBeNull();
  });

  it('leaves out what it cannot use', () => {
    const strange = {
      plan: 'YEAR',
      type: 'SOUL',
      weekId: 7,
      values: { a: 1, b: ['x', 2], c: 'y' },
      outcomeConsent: 'yes',
      accessDays: 12,
    };
    expect(parseDraft(JSON.stringify(strange))).toEqual({
      plan: null,
      type: 'ALL',
      weekId: null,
      values: { c: 'y' },
      message: '',
      outcomeConsent: false,
      accessDays: 90,
    });
  });
});

const ask = (id: string) => ({
  id,
  kind: 'text' as const,
  label: id,
  help: '',
  required: false,
  options: [],
});
const form: Pick<RequestForm, 'form' | 'weeks' | 'lastAnswers'> = {
  form: { id: 'form-2', number: 2, questions: [ask('goal'), ask('sleep')], createdAt: new Date(0) },
  weeks: ['week-2', 'week-1'].map((id) => ({
    id,
    week: id,
    weekStart: '2026-11-16',
    createdAt: new Date(0),
  })),
  lastAnswers: [
    { questionId: 'sleep', value: '7 giờ' },
    { questionId: 'gone', value: 'cũ' },
  ],
};
const start = (kept: RequestDraft | null, parts: Partial<typeof form> = {}) =>
  startingPoint({ ...form, ...parts } as RequestForm, kept); // the rest is not asked

describe('where a request begins', () => {
  it('is the newest week with the answers of last time, marked so', () => {
    expect(start(null)).toEqual({
      draft: {
        plan: null,
        type: 'ALL',
        weekId: 'week-2',
        values: { sleep: '7 giờ' },
        message: '',
        outcomeConsent: false,
        accessDays: 90,
      },
      fromLastTime: ['sleep'],
    });
  });

  it('is what was typed here, as far as it is still asked', () => {
    expect(start(draft)).toEqual({ draft: { ...draft, values: { goal: 'Giảm mỡ' } }, fromLastTime: [] });
  });

  it('forgets a week that cannot be chosen any more', () => {
    expect(start({ ...draft, weekId: 'week-0' }).draft.weekId).toBe('week-2');
    expect(start(draft, { weeks: [] }).draft.weekId).toBeNull();
  });

  it('has nothing to answer when the form is empty', () => {
    expect(askedForm({ form: null })).toBeNull();
    expect(
      askedForm({ form: { id: 'form-1', number: 1, questions: [], createdAt: new Date(0) } }),
    ).toBeNull();
  });
});

describe('the steps', () => {
  it('stand in the address by number', () => {
    for (const step of steps) expect(stepIn(String(numberOf(step)))).toBe(step);
    for (const text of [null, '', '0', '5', '-1', '1.5', 'x']) expect(stepIn(text)).toBe('kind');
  });
});
