import { describe, expect, it } from 'vitest';
import { aQuestion, aWorkingQuiz } from '#fixtures/learning/challenges.ts';
import {
  changedQuestion,
  draftOf,
  gapsOf,
  isDraftValid,
  learnIds,
  markedRight,
  newKey,
  newQuestion,
  ofKind,
  sentQuestions,
} from './quiz-draft.ts';

const stored = aWorkingQuiz({ challengeId: 'c', subjectId: 'l', questions: [aQuestion({ id: 'q1' })] });
const draft = draftOf(stored);

describe('the draft of a quiz', () => {
  it('names what is stored by its id, and what is new by none', () => {
    const both = { ...draft, questions: [...draft.questions, newQuestion(newKey())] };
    const sent = sentQuestions(both.questions, new Map());
    expect(sent[0]).toMatchObject({ id: 'q1', choices: [{ id: 'q1-right' }, { id: 'q1-wrong' }] });
    expect(sent[1]).not.toHaveProperty('id');
    expect(sent[1]!.choices[0]).not.toHaveProperty('id');
    const answer = { ...stored, questions: [...stored.questions, aQuestion({ id: 'q2' })] };
    const known = learnIds(new Map(), both, answer);
    expect(sentQuestions(both.questions, known)[1]).toMatchObject({
      id: 'q2',
      choices: [{ id: 'q2-right' }, {}],
    });
  });

  it('makes the five checks of the specification', () => {
    const codes = (parts: Parameters<typeof changedQuestion>[2]) =>
      gapsOf(changedQuestion(draft, 'q1', parts)).get('q1');
    const [right, wrong] = draft.questions[0]!.choices as [
      (typeof draft.questions)[0]['choices'][0],
      (typeof draft.questions)[0]['choices'][0],
    ]; // a question of the fixture has two
    expect(gapsOf(draft).size).toBe(0);
    expect(gapsOf({ ...draft, questions: [] }).get('')).toEqual(['quiz.question_required']);
    expect(codes({ text: ' ' })).toEqual(['input.required']);
    expect(codes({ choices: [right] })).toEqual(['quiz.answers_required']);
    expect(codes({ choices: [right, { ...wrong, text: '' }] })).toEqual(['quiz.choice_empty']);
    expect(codes({ choices: [wrong, { ...right, isCorrect: false }] })).toEqual([
      'quiz.correct_answer_required',
    ]);
  });

  it('keeps one right answer where one may be chosen', () => {
    const question = draft.questions[0]!;
    const both = {
      ...question,
      kind: 'MULTIPLE' as const,
      choices: markedRight({ ...question, kind: 'MULTIPLE' }, 'q1-wrong', true),
    };
    expect(both.choices.map(({ isCorrect }) => isCorrect)).toEqual([true, true]);
    expect(ofKind(both, 'SINGLE', ['Đúng', 'Sai']).choices.map(({ isCorrect }) => isCorrect)).toEqual([
      true,
      false,
    ]);
    expect(markedRight(question, 'q1-wrong', true).map(({ isCorrect }) => isCorrect)).toEqual([false, true]);
  });

  it('fills in the two answers of true or false', () => {
    expect(
      ofKind(newQuestion(newKey()), 'TRUE_FALSE', ['Đúng', 'Sai']).choices.map(({ text }) => text),
    ).toEqual(['Đúng', 'Sai']);
  });

  it('is sent with a title and within the limits', () => {
    expect(isDraftValid(draft)).toBe(true);
    for (const parts of [{ title: ' ' }, { attempts: 21 }, { attempts: Number.NaN }, { timeLimit: 59 }])
      expect(isDraftValid({ ...draft, ...parts })).toBe(false);
  });
});
