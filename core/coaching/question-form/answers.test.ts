import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { aQuestion, aQuestionForm } from '#fixtures/coaching/coaches.ts';
import { requireAnswers } from './answers.ts';
import type { Answer } from './question-form.ts';

const questions = [
  aQuestion({ id: 'goal' }),
  aQuestion({ id: 'story', kind: 'text_area', required: false }),
  aQuestion({ id: 'time', kind: 'radio', options: ['Sáng', 'Tối'] }),
  aQuestion({ id: 'days', kind: 'checkbox', required: false, options: ['Hai', 'Tư'] }),
  aQuestion({ id: 'place', kind: 'select', required: false, options: ['Nhà', 'Phòng tập'] }),
];
const form = aQuestionForm({ id: 'form', coachId: 'coach', questions });
const complete: readonly Answer[] = [
  { questionId: 'time', value: 'Sáng' },
  { questionId: 'goal', value: '  Giảm 3 kg ' },
  { questionId: 'days', value: ['Tư', 'Tư'] },
];

const refusal = (answers: readonly Answer[], formId: string | null = 'form') => {
  try {
    requireAnswers(form, { formId, answers });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, fields: error.fields.map(({ path, code }) => [path, code]) };
  }
  return null;
};

describe('Answers to a form', () => {
  it('are kept in its order, trimmed, without what is empty', () => {
    expect(requireAnswers(form, { formId: 'form', answers: complete })).toEqual([
      { questionId: 'goal', value: 'Giảm 3 kg' },
      { questionId: 'time', value: 'Sáng' },
      { questionId: 'days', value: ['Tư'] },
    ]);
  });

  it.each<[string, readonly Answer[], readonly (readonly string[])[]]>([
    ['nothing', [], [['body.answers.goal', 'input.required'], ['body.answers.time', 'input.required']]],
    ['spaces', [complete[0]!, { questionId: 'goal', value: '  ' }], [['body.answers.goal', 'input.required']]],
    ['another choice', [...complete.slice(1), { questionId: 'time', value: 'Trưa' }], [['body.answers.time', 'input.not_a_choice']]],
    ['one that is not offered', [...complete.slice(0, 2), { questionId: 'days', value: ['Ba'] }], [['body.answers.days', 'input.not_a_choice']]],
    ['a list for a text', [complete[0]!, { questionId: 'goal', value: ['a'] }], [['body.answers.goal', 'input.invalid']]],
    ['a text for a list', [...complete.slice(0, 2), { questionId: 'days', value: 'Tư' }], [['body.answers.days', 'input.invalid']]],
    ['too much', [complete[0]!, { questionId: 'goal', value: 'x'.repeat(301) }], [['body.answers.goal', 'input.max_length']]],
    ['a question nobody asked', [...complete, { questionId: 'other', value: 'x' }], [['body.answers.other', 'input.invalid']]],
    ['the same twice', [...complete, complete[0]!], [['body.answers.time', 'input.invalid']]],
  ])('are refused with the question when there is %s', (_what, answers, fields) => {
    expect(refusal(answers)).toEqual({ code: 'review.answers_required', fields });
  }); // prettier-ignore

  it('are refused when they answer an older form, or one where none is asked', () => {
    expect(refusal(complete, 'older')).toEqual({ code: 'review.answers_required', fields: [] });
    expect(refusal(complete, null)).toEqual({ code: 'review.answers_required', fields: [] });
    expect(requireAnswers(null, { formId: null, answers: [] })).toEqual([]);
    expect(() => requireAnswers(null, { formId: 'form', answers: [] })).toThrow('review.answers_required');
  });

  it('once kept are accepted again as they are', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.array(fc.constantFrom('Hai', 'Tư', 'Ba'), { maxLength: 3 }),
    );
    const answers = fc.array(fc.record({ questionId: fc.constantFrom('goal', 'time', 'days', 'place', 'story'), value }), { maxLength: 6 }); // prettier-ignore
    fc.assert(
      fc.property(answers, (given) => {
        if (refusal(given) !== null) return;
        const kept = requireAnswers(form, { formId: 'form', answers: given });
        expect(requireAnswers(form, { formId: 'form', answers: kept })).toEqual(kept);
        for (const { id, required } of questions)
          if (required) expect(kept.some(({ questionId }) => questionId === id)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
