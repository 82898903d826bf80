import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { aQuestion, aQuestionForm } from '#fixtures/coaching/coaches.ts';
import { answersThatStillFit, hasOptions, readQuestions } from './form-rules.ts';
import { questionKinds, type Answer, type Question } from './question-form.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'B', 'á', 'đ', ' '), minLength: 0, maxLength: 4 });

const anyQuestion: fc.Arbitrary<Question> = fc.record({
  id: fc.constantFrom('q1', 'q2', 'q3', 'q4'),
  kind: fc.constantFrom(...questionKinds),
  label: text,
  help: text,
  required: fc.boolean(),
  options: fc.array(text, { maxLength: 4 }),
});
const anyQuestions = fc.array(anyQuestion, { maxLength: 5 });

const answerOf = ({ id, kind, options }: Question): Answer => ({
  questionId: id,
  value:
    kind === 'checkbox' ? options.slice(0, 1) : hasOptions(kind) ? (options[0] ?? '') : 'một câu trả lời',
});

/** What is stored, or the fields that were named. */
const read = (typed: readonly Question[]): readonly Question[] | readonly string[] => {
  try {
    return readQuestions(typed);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.fields.map(({ path }) => path);
  }
};

const isRead = (value: ReturnType<typeof read>): value is readonly Question[] =>
  value.every((one) => typeof one !== 'string');

describe('the questions of a form', () => {
  it('have a text, an id of their own, and something to choose where one chooses', () => {
    fc.assert(
      fc.property(anyQuestions, (typed) => {
        const questions = read(typed);
        if (!isRead(questions)) {
          expect(questions.length).toBeGreaterThan(0);
          return;
        }
        expect(new Set(questions.map(({ id }) => id)).size).toBe(typed.length);
        for (const { label, kind, options } of questions) {
          expect(label.trim()).not.toBe('');
          if (hasOptions(kind)) {
            expect(options.length).toBeGreaterThanOrEqual(2);
            expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(options.length);
          } else expect(options).toEqual([]);
        }
        // What was read once is read again as it is.
        expect(readQuestions(questions)).toEqual(questions);
      }),
    );
  });

  it('name each wrong field at its place', () => {
    const wrong = [
      aQuestion({ id: 'a', label: '  ' }),
      aQuestion({ id: 'b', kind: 'radio', options: ['Có'] }),
      aQuestion({ id: 'b', kind: 'select', options: ['Sáng', 'sáng '] }),
      aQuestion({ id: 'c', kind: 'checkbox', options: ['Một', '', 'Ba'] }),
      aQuestion({ id: 'd', kind: 'text_area', options: ['bỏ đi'] }),
    ];
    expect(read(wrong)).toEqual([
      'body.questions.0.label',
      'body.questions.1.options',
      'body.questions.2.id',
      'body.questions.2.options',
      'body.questions.3.options',
    ]);
    expect(() => readQuestions([wrong[1]!])).toThrow('question_form.invalid'); // five are given
    expect(readQuestions([wrong[4]!])).toMatchObject([{ options: [] }]); // five are given
  });

  it('are answered again only where they are still asked the same way', () => {
    fc.assert(
      fc.property(anyQuestions, anyQuestions, (first, second) => {
        const [before, now] = [read(first), read(second)];
        if (!isRead(before) || !isRead(now)) return;
        const [old, current] = [before, now].map((questions) => aQuestionForm({ coachId: 'c', questions }));
        const answers = before.map(answerOf);
        // Answers are read with the version they were given to, whatever came after it.
        expect(answersThatStillFit(old!, answers, old!)).toEqual(answers); // two forms
        for (const { questionId, value } of answersThatStillFit(current!, answers, old!)) {
          const question = now.find(({ id }) => id === questionId);
          expect(question?.kind).toBe(before.find(({ id }) => id === questionId)?.kind);
          if (question && hasOptions(question.kind))
            for (const chosen of [value].flat()) expect(question.options).toContain(chosen);
        }
      }),
    );
  });
});
