import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { after } from '#core/kernel/time.ts';
import {
  allowedOf,
  askForReset,
  begin,
  expire,
  freshState,
  graceMs,
  isOver,
  requireMayBegin,
  saveAnswers,
  stateAfter,
  submit,
  withReset,
  type Attempt,
  type QuizState,
} from './attempt.ts';
import { passScore, type Quiz } from './quiz.ts';

const start = new Date('2026-11-21T08:00:00.000Z');

const quizOf = (parts: Partial<Quiz> = {}): Quiz => ({
  id: 'q1',
  title: 'Kiểm tra',
  attempts: 3,
  passScore,
  shuffleQuestions: false,
  shuffleChoices: false,
  timeLimit: null,
  questions: Array.from({ length: 5 }, (_, at) => ({
    id: `n${at}`,
    kind: 'SINGLE' as const,
    text: 'Câu hỏi',
    imageId: null,
    explanation: '',
    points: 1,
    choices: [
      { id: `n${at}-r`, text: 'Đúng', isCorrect: true },
      { id: `n${at}-w`, text: 'Sai', isCorrect: false },
    ],
  })),
  ...parts,
});

const begun = (quiz: Quiz, number = 1, at = start): Attempt =>
  begin(
    quiz,
    { id: `a${number}`, enrolmentId: 'e1', quizId: quiz.id, contentId: 'k1', number, seed: 's' },
    at,
  );

/** So many right of five, the others wrong. */
const answersWith = (right: number) =>
  Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`n${at}`, [`n${at}-${at < right ? 'r' : 'w'}`]]));

const refusalOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
};

describe('An attempt', () => {
  it('locks at 79 and opens at 80, and completes either way', () => {
    const quiz = quizOf();
    for (const [right, score, isPassed] of [
      [3, 60, false],
      [4, 80, true],
      [5, 100, true],
    ] as const) {
      const ended = submit(quiz, begun(quiz), answersWith(right), after(start, 60_000));
      expect([ended.status, ended.score, ended.right]).toEqual(['SUBMITTED', score, right]);
      const state = stateAfter(quiz, freshState('e1', 'q1'), ended);
      expect([state.used, state.best, state.completedAt, state.passedAt !== null]).toEqual([
        1, score, ended.endedAt, isPassed,
      ]); // prettier-ignore
    }
  });

  it('is submitted once, complete, and with its own choices', () => {
    const quiz = quizOf();
    const ended = submit(quiz, begun(quiz), answersWith(2), start);
    expect(refusalOf(() => submit(quiz, ended, answersWith(5), start))).toBe('quiz.already_completed');
    expect(refusalOf(() => submit(quiz, begun(quiz), { n0: ['n0-r'] }, start))).toBe('validation.failed');
    expect(refusalOf(() => submit(quiz, begun(quiz), { ...answersWith(5), n0: ['n1-r'] }, start))).toBe(
      'quiz.choice_unknown',
    );
    expect(refusalOf(() => saveAnswers(quiz, ended, answersWith(5), start))).toBe('quiz.already_completed');
  });

  it('counts what was saved when the time is over, and nothing that came later', () => {
    const quiz = quizOf({ timeLimit: 600 });
    const saved = saveAnswers(quiz, begun(quiz), { n0: ['n0-r'], n1: ['n1-r'] }, after(start, 30_000));
    expect(saved.deadlineAt).toEqual(after(start, 600_000));
    const inGrace = after(start, 600_000 + graceMs);
    expect(submit(quiz, saved, answersWith(5), inGrace)).toMatchObject({ status: 'SUBMITTED', score: 100 });
    expect(submit(quiz, saved, {}, inGrace)).toMatchObject({ status: 'SUBMITTED', score: 40 });
    const late = after(inGrace, 1);
    expect(isOver(saved, late)).toBe(true);
    expect(refusalOf(() => saveAnswers(quiz, saved, answersWith(5), late))).toBe('quiz.already_completed');
    const expired = submit(quiz, saved, answersWith(5), late);
    expect(expired).toEqual(expire(quiz, saved));
    expect([expired.status, expired.score, expired.endedAt]).toEqual(['EXPIRED', 40, saved.deadlineAt]);
  });

  it('counts from its start where it is timed, and else when it is submitted', () => {
    const untimed = submit(quizOf(), begun(quizOf()), answersWith(1), start);
    expect(stateAfter(quizOf(), freshState('e1', 'q1'), untimed).used).toBe(1);
    const timed = quizOf({ timeLimit: 60 });
    const counted: QuizState = { ...freshState('e1', 'q1'), used: 1 };
    expect(stateAfter(timed, counted, expire(timed, begun(timed))).used).toBe(1);
  });
});

describe('requireMayBegin', () => {
  const state = freshState('e1', 'q1');

  it('refuses after a pass, with none left, and within ten seconds where there is no limit', () => {
    expect(refusalOf(() => requireMayBegin(quizOf(), { ...state, passedAt: start }, null, start))).toBe(
      'quiz.already_passed',
    );
    expect(refusalOf(() => requireMayBegin(quizOf(), { ...state, used: 3 }, null, start))).toBe(
      'quiz.max_attempts',
    );
    const open = quizOf({ attempts: 0 });
    const last = { endedAt: start };
    expect(refusalOf(() => requireMayBegin(open, { ...state, used: 99 }, last, after(start, 9_999)))).toBe(
      'quiz.too_soon',
    );
    expect(
      refusalOf(() => requireMayBegin(open, { ...state, used: 99 }, last, after(start, 10_000))),
    ).toBeNull();
  });

  it('allows what a reset gave, and asks once for it', () => {
    const spent = { ...state, used: 3 };
    const asked = askForReset(quizOf(), spent, start);
    expect(refusalOf(() => askForReset(quizOf(), asked, start))).toBe('quiz.already_asked');
    expect(refusalOf(() => askForReset(quizOf(), state, start))).toBe('quiz.attempts_left');
    const reset = withReset(quizOf(), asked);
    expect([reset.used, allowedOf(quizOf(), reset)]).toEqual([3, { used: 3, allowed: 6, left: 3 }]);
    expect(reset.askedAt).toBeNull();
    expect(refusalOf(() => requireMayBegin(quizOf(), reset, null, start))).toBeNull();
  });
});

describe('The best of many attempts', () => {
  it('counts, a pass is never lost, and no more are taken than are allowed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 12 }), fc.nat(4), (tries, attempts) => {
        const quiz = quizOf({ attempts });
        let state = freshState('e1', 'q1');
        let last: Attempt | null = null;
        let best = 0;
        for (const [number, right] of tries.entries()) {
          const at = after(start, number * 60_000);
          const mayBegin: boolean = refusalOf(() => requireMayBegin(quiz, state, last, at)) === null;
          const left: boolean = attempts === 0 || state.used < attempts;
          expect(mayBegin).toBe(left && best < passScore);
          if (!mayBegin) continue;
          last = submit(quiz, begun(quiz, number + 1, at), answersWith(right), at);
          state = stateAfter(quiz, state, last);
          best = Math.max(best, right * 20);
          expect(state.best).toBe(best);
          expect(state.passedAt !== null).toBe(best >= passScore);
        }
      }),
    );
  });
});
