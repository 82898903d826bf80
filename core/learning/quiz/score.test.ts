import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { quizIssues } from './question-check.ts';
import { questionsInOrder } from './order.ts';
import { isRight, requireComplete, requireKnown, scoreOf, type Answers } from './score.ts';
import { passScore, type Question, type Quiz } from './quiz.ts';

const question = (id: string, correct: readonly boolean[], parts: Partial<Question> = {}): Question => ({
  id,
  kind: correct.filter(Boolean).length > 1 ? 'MULTIPLE' : 'SINGLE',
  text: `Câu ${id}`,
  imageId: null,
  explanation: '',
  points: 1,
  choices: correct.map((isCorrect, at) => ({ id: `${id}-${at}`, text: `Đáp án ${at}`, isCorrect })),
  ...parts,
});

const quizOf = (questions: readonly Question[], parts: Partial<Quiz> = {}): Quiz => ({
  id: 'q',
  title: 'Kiểm tra',
  attempts: 3,
  passScore,
  shuffleQuestions: true,
  shuffleChoices: true,
  timeLimit: null,
  questions,
  ...parts,
});

const questions = fc
  .array(
    fc.record({
      choices: fc.array(fc.boolean(), { minLength: 2, maxLength: 8 }).filter((some) => some.includes(true)),
      points: fc.integer({ min: 1, max: 10 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => rows.map(({ choices, points }, at) => question(`n${at}`, choices, { points })));

const rightAnswers = (some: readonly Question[]): Answers =>
  Object.fromEntries(
    some.map(({ id, choices }) => [
      id,
      choices.filter(({ isCorrect }) => isCorrect).map((choice) => choice.id),
    ]),
  );

const refusalOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
};

describe('scoreOf', () => {
  it('is 100 for all right answers, and the share of points rounded down for some of them', () => {
    fc.assert(
      fc.property(questions, fc.infiniteStream(fc.boolean()), (all, chance) => {
        const quiz = quizOf(all);
        expect(scoreOf(quiz, rightAnswers(all))).toEqual({ score: 100, right: all.length });
        const some = all.filter(() => chance.next().value);
        const points = (rows: readonly Question[]) => rows.reduce((sum, row) => sum + row.points, 0);
        expect(scoreOf(quiz, rightAnswers(some))).toEqual({
          score: Math.floor((100 * points(some)) / points(all)),
          right: some.length,
        });
      }),
    );
  });

  it('rounds down', () => {
    const rows = [question('a', [true, false], { points: 10 }), question('b', [true, false], { points: 3 })];
    expect(scoreOf(quizOf(rows), rightAnswers(rows.slice(0, 1))).score).toBe(76);
    expect(scoreOf(quizOf(rows), rightAnswers(rows.slice(1))).score).toBe(23);
  });

  it('takes several right choices all together, or not at all', () => {
    const several = question('n', [true, true, false]);
    expect(isRight(several, { n: ['n-0', 'n-1'] })).toBe(true);
    expect(isRight(several, { n: ['n-0'] })).toBe(false);
    expect(isRight(several, { n: ['n-0', 'n-1', 'n-2'] })).toBe(false);
    expect(isRight(several, {})).toBe(false);
  });

  it('is the same in whichever order the questions and choices are shown', () => {
    fc.assert(
      fc.property(questions, fc.string(), (all, seed) => {
        const quiz = quizOf(all);
        const shown = questionsInOrder(quiz, seed);
        expect(shown.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        expect(questionsInOrder(quiz, seed)).toEqual(shown);
        const half = rightAnswers(all.slice(0, Math.ceil(all.length / 2)));
        expect(scoreOf({ questions: shown }, half)).toEqual(scoreOf(quiz, half));
      }),
    );
  });
});

describe('questionsInOrder', () => {
  it('differs between attempts, and leaves true and false where people look for them', () => {
    const many = Array.from({ length: 20 }, (_, at) => question(`n${at}`, [true, false, false, false]));
    const orders = ['a', 'b', 'c'].map((seed) =>
      questionsInOrder(quizOf(many), seed)
        .map(({ id }) => id)
        .join(),
    );
    expect(new Set(orders).size).toBe(3);
    const yesNo = question('t', [true, false], { kind: 'TRUE_FALSE' });
    for (const seed of 'abcdefgh')
      expect(questionsInOrder(quizOf([yesNo]), seed)[0]?.choices).toEqual(yesNo.choices);
    const still = quizOf(many, { shuffleQuestions: false, shuffleChoices: false });
    expect(questionsInOrder(still, 'a')).toEqual(many);
  });

  it('puts the right choice on every place alike, so that the place tells nothing', () => {
    const one = quizOf([question('n', [true, false, false, false])]);
    const places = Array.from({ length: 400 }, (_, at) =>
      questionsInOrder(one, `seed-${at}`)[0]!.choices.findIndex(({ isCorrect }) => isCorrect),
    );
    for (const place of [0, 1, 2, 3])
      expect(places.filter((found) => found === place).length).toBeGreaterThan(60);
  });
});

describe('requireKnown', () => {
  const quiz = quizOf([question('n1', [true, false]), question('n2', [true, true, false])]);
  it.each([
    ['another question', { x: ['n1-0'] }],
    ['another question’s choice', { n1: ['n2-0'] }],
    ['two where one is asked for', { n1: ['n1-0', 'n1-1'] }],
    ['one choice twice', { n2: ['n2-0', 'n2-0'] }],
    ['a word of the language itself', { constructor: ['n1-0'] }],
  ])('refuses %s', (_, answers) => {
    expect(refusalOf(() => requireKnown(quiz, answers as Answers))).toBe('quiz.choice_unknown');
  });

  it('takes what was asked, and nothing at all', () => {
    expect(refusalOf(() => requireKnown(quiz, { n1: ['n1-1'], n2: ['n2-0', 'n2-2'] }))).toBeNull();
    expect(refusalOf(() => requireKnown(quiz, {}))).toBeNull();
  });
});

describe('requireComplete', () => {
  it('names each question that has no answer', () => {
    const quiz = quizOf([question('n1', [true, false]), question('n2', [true, false])]);
    expect(refusalOf(() => requireComplete(quiz, { n1: ['n1-0'] }))).toBe('quiz.selected_required');
    expect(refusalOf(() => requireComplete(quiz, {}))).toBe('validation.failed');
    expect(refusalOf(() => requireComplete(quiz, { n1: ['n1-0'], n2: ['n2-1'] }))).toBeNull();
  });
});

describe('quizIssues', () => {
  const issuesOf = (questions: readonly Question[]) =>
    quizIssues({ questions }, 'body.quiz').map(({ path, code }) => [path, code]);

  it('finds a quiz without a question, and a question without text, answers or a right one', () => {
    expect(issuesOf([])).toEqual([['body.quiz.questions', 'quiz.question_required']]);
    expect(issuesOf([question('n', [true, false])])).toEqual([]);
    expect(issuesOf([question('n', [true, false], { text: ' ' })])).toEqual([
      ['body.quiz.questions.0.text', 'input.required'],
    ]);
    expect(issuesOf([question('n', [true])])).toEqual([
      ['body.quiz.questions.0.choices', 'quiz.answers_required'],
    ]);
    expect(issuesOf([question('n', [false, false])])).toEqual([
      ['body.quiz.questions.0.choices', 'quiz.correct_answer_required'],
    ]);
    expect(issuesOf([question('n', [true, true], { kind: 'SINGLE' })])).toEqual([
      ['body.quiz.questions.0.choices', 'quiz.correct_answer_required'],
    ]);
    const empty = question('n', [true, false]);
    const choices = empty.choices.map((choice, at) => (at === 1 ? { ...choice, text: '' } : choice));
    expect(issuesOf([{ ...empty, choices }])).toEqual([
      ['body.quiz.questions.0.choices.1.text', 'quiz.choice_empty'],
    ]);
    expect(issuesOf([question('n', [true, false, false], { kind: 'TRUE_FALSE' })])).toEqual([
      ['body.quiz.questions.0.choices', 'quiz.answers_required'],
    ]);
  });
});
