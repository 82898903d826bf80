import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  gate,
  nothingDone,
  whatChallengeLacks,
  whatChapterLacks,
  type Admission,
  type Done,
  type Gate,
} from './gate.ts';
import { lessonsOf, neighboursOf, quizzesOf, type Item, type Outline } from './outline.ts';

/** Ids are their places, so that a failing case can be read: `2.1` the first lesson of chapter 2, `2.1q` its quiz. */
const outlines: fc.Arbitrary<Outline> = fc
  .record({
    chapters: fc.array(
      fc.record({
        lessons: fc.array(fc.record({ hasQuiz: fc.boolean(), isPreview: fc.boolean() }), {
          minLength: 1,
          maxLength: 5,
        }),
        hasQuiz: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    hasQuiz: fc.boolean(),
  })
  .map(({ chapters, hasQuiz }) => ({
    chapters: chapters.map((chapter, first) => ({
      id: `${first + 1}`,
      lessons: chapter.lessons.map((lesson, second) => {
        const id = `${first + 1}.${second + 1}`;
        return { id, isPreview: lesson.isPreview, quizId: lesson.hasQuiz ? `${id}q` : null };
      }),
      quizId: chapter.hasQuiz ? `${first + 1}q` : null,
    })),
    quizId: hasQuiz ? 'q' : null,
  }));

/** An outline, and any part of it done, in any order: as after an author has moved everything. */
const histories = outlines.chain((outline) =>
  fc.record({
    outline: fc.constant(outline),
    content: fc.subarray(lessonsOf(outline).map(({ id }) => id)),
    passed: fc.subarray([...quizzesOf(outline)]),
  }),
);
const doneOf = ({
  content,
  passed,
}: Readonly<{ content: readonly string[]; passed: readonly string[] }>): Done => ({
  content: new Set(content),
  passed: new Set(passed),
});

const enrolled = (outline: Outline, done: Done): Gate => gate(outline, done, 'ENROLLED');

const withDone = ({ content, passed }: Done, item: Item): Done =>
  item.kind === 'LESSON'
    ? { content: new Set([...content, item.id]), passed }
    : { content, passed: new Set([...passed, item.id]) };

const states = ({ lessons, chapters, quizzes }: Gate) =>
  [lessons, chapters, quizzes].flatMap((map) => [...map].map(([id, { state }]) => [id, state] as const));

const example: Outline = {
  chapters: [
    {
      id: 'c1',
      lessons: [
        { id: 'l1', isPreview: true, quizId: 'q1' },
        { id: 'l2', isPreview: false, quizId: null },
      ],
      quizId: 'qc1',
    },
    { id: 'c2', lessons: [{ id: 'l3', isPreview: false, quizId: null }], quizId: null },
  ],
  quizId: 'q',
};

describe('gate', () => {
  it.each([
    {
      when: 'nothing is done',
      done: nothingDone,
      lessons: {
        l1: ['OPEN', null],
        l2: ['LOCKED', 'lesson.cannot_learn'],
        l3: ['LOCKED', 'lesson.cannot_learn'],
      },
      chapters: { c1: ['OPEN', null], c2: ['LOCKED', 'chapter.lessons_not_completed'] },
      quizzes: {
        q1: ['LOCKED', 'lesson.not_finished'],
        qc1: ['LOCKED', 'chapter.lessons_not_completed'],
        q: ['LOCKED', 'challenge.chapters_not_completed'],
      },
      next: { kind: 'LESSON', id: 'l1' },
      percent: 0,
    },
    {
      when: 'the first lesson lacks its quiz alone',
      done: doneOf({ content: ['l1'], passed: [] }),
      lessons: {
        l1: ['OPEN', 'quiz.complete_first'],
        l2: ['LOCKED', 'lesson.cannot_learn'],
        l3: ['LOCKED', 'lesson.cannot_learn'],
      },
      chapters: { c1: ['OPEN', null], c2: ['LOCKED', 'chapter.lessons_not_completed'] },
      quizzes: {
        q1: ['OPEN', null],
        qc1: ['LOCKED', 'chapter.lessons_not_completed'],
        q: ['LOCKED', 'challenge.chapters_not_completed'],
      },
      next: { kind: 'QUIZ', id: 'q1' },
      percent: 0,
    },
    {
      when: 'the first chapter lacks its quiz alone',
      done: doneOf({ content: ['l1', 'l2'], passed: ['q1'] }),
      lessons: { l1: ['DONE', null], l2: ['DONE', null], l3: ['LOCKED', 'lesson.cannot_learn'] },
      chapters: { c1: ['OPEN', 'quiz.not_completed'], c2: ['LOCKED', 'chapter.lessons_not_completed'] },
      quizzes: { q1: ['DONE', null], qc1: ['OPEN', null], q: ['LOCKED', 'challenge.chapters_not_completed'] },
      next: { kind: 'QUIZ', id: 'qc1' },
      // Two lessons of five steps: three lessons, a chapter's quiz, the challenge's.
      percent: 40,
    },
    {
      when: 'the last quiz is left',
      done: doneOf({ content: ['l1', 'l2', 'l3'], passed: ['q1', 'qc1'] }),
      lessons: { l1: ['DONE', null], l2: ['DONE', null], l3: ['DONE', null] },
      chapters: { c1: ['DONE', null], c2: ['DONE', null] },
      quizzes: { q1: ['DONE', null], qc1: ['DONE', null], q: ['OPEN', null] },
      next: { kind: 'QUIZ', id: 'q' },
      percent: 80,
    },
  ])('answers for a learner when $when', ({ done, lessons, chapters, quizzes, next, percent }) => {
    const answer = enrolled(example, done);
    const rows = (map: ReadonlyMap<string, Admission>) =>
      Object.fromEntries([...map].map(([id, { state, reason }]) => [id, [state, reason]]));
    expect(rows(answer.lessons)).toEqual(lessons);
    expect(rows(answer.chapters)).toEqual(chapters);
    expect(rows(answer.quizzes)).toEqual(quizzes);
    expect([answer.next, answer.percent, answer.completed]).toEqual([next, percent, false]);
  });

  it('lets everybody read previews and nothing else, and authors everything', () => {
    for (const reader of ['VISITOR', 'MEMBER'] as const) {
      const answer = gate(example, doneOf({ content: ['l1', 'l2'], passed: ['q1'] }), reader);
      expect(Object.fromEntries(states(answer))).toEqual({
        l1: 'OPEN', l2: 'LOCKED', l3: 'LOCKED', c1: 'OPEN', c2: 'LOCKED', q1: 'LOCKED', qc1: 'LOCKED', q: 'LOCKED',
      }); // prettier-ignore
      expect(answer.lessons.get('l2')?.reason).toBe('enrolment.required');
      expect([answer.next, answer.percent, answer.completed]).toEqual([null, 0, false]);
    }
    const read = gate(example, nothingDone, 'AUTHOR');
    expect(new Set(states(read).map(([, state]) => state))).toEqual(new Set(['OPEN']));
  });

  it('is at 100 percent when, and only when, all is done and nothing is next', () => {
    fc.assert(
      fc.property(histories, ({ outline, ...history }) => {
        const { percent, completed, next } = enrolled(outline, doneOf(history));
        expect(percent === 100).toBe(completed);
        expect(next === null).toBe(completed);
        expect(percent).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('names a next step that is open', () => {
    fc.assert(
      fc.property(histories, ({ outline, ...history }) => {
        const { next, lessons, quizzes } = enrolled(outline, doneOf(history));
        if (next === null) return;
        const found = next.kind === 'LESSON' ? lessons.get(next.id) : quizzes.get(next.id);
        expect(found?.state).toBe('OPEN');
      }),
    );
  });

  it('locks nothing when more is done, and undoes nothing', () => {
    const order = ['LOCKED', 'OPEN', 'DONE'];
    fc.assert(
      fc.property(histories, fc.nat(), ({ outline, ...history }, pick) => {
        const before = doneOf(history);
        const items: Item[] = [
          ...lessonsOf(outline).map(({ id }): Item => ({ kind: 'LESSON', id })),
          ...quizzesOf(outline).map((id): Item => ({ kind: 'QUIZ', id })),
        ];
        const first = enrolled(outline, before);
        const second = enrolled(outline, withDone(before, items[pick % items.length]!)); // there is a lesson at least
        const after = new Map(states(second));
        for (const [id, state] of states(first))
          expect(order.indexOf(after.get(id)!)).toBeGreaterThanOrEqual(order.indexOf(state)); // the same outline
        expect(second.percent).toBeGreaterThanOrEqual(first.percent);
      }),
    );
  });

  it('opens no lesson before everything in front of it is done', () => {
    fc.assert(
      fc.property(histories, ({ outline, ...history }) => {
        const { lessons, chapters } = enrolled(outline, doneOf(history));
        for (const [place, chapter] of outline.chapters.entries())
          for (const [at, { id }] of chapter.lessons.entries()) {
            if (lessons.get(id)?.state !== 'OPEN') continue;
            for (const earlier of outline.chapters.slice(0, place))
              expect(chapters.get(earlier.id)?.state).toBe('DONE');
            for (const earlier of chapter.lessons.slice(0, at))
              expect(lessons.get(earlier.id)?.state).toBe('DONE');
          }
      }),
    );
  });

  it('says the same of what stands earlier, whatever comes later', () => {
    fc.assert(
      fc.property(histories, fc.nat(3), ({ outline, ...history }, cut) => {
        const kept = { chapters: outline.chapters.slice(0, cut + 1), quizId: null };
        const whole = new Map(states(enrolled(outline, doneOf(history))));
        for (const [id, state] of states(enrolled(kept, doneOf(history)))) expect(whole.get(id)).toBe(state);
      }),
    );
  });

  it('is completed by following the next step, from wherever one stands', () => {
    fc.assert(
      fc.property(histories, ({ outline, ...history }) => {
        let done = doneOf(history);
        const left = lessonsOf(outline).length + quizzesOf(outline).length;
        for (let step = 0; step <= left; step += 1) {
          const { next, completed } = enrolled(outline, done);
          if (next === null) {
            expect(completed).toBe(true);
            return;
          }
          done = withDone(done, next);
        }
        expect.unreachable('the path has no end');
      }),
    );
  });

  it('agrees with what a chapter and the challenge lack', () => {
    fc.assert(
      fc.property(histories, ({ outline, ...history }) => {
        const done = doneOf(history);
        const answer = enrolled(outline, done);
        for (const chapter of outline.chapters)
          expect(whatChapterLacks(chapter, done) === null).toBe(
            answer.chapters.get(chapter.id)?.state === 'DONE',
          );
        expect(whatChallengeLacks(outline, done) === null).toBe(answer.completed);
      }),
    );
  });
});

describe('neighboursOf', () => {
  it('crosses chapters and ends at both ends', () => {
    expect(neighboursOf(example, 'l1')).toEqual({ previousId: null, nextId: 'l2' });
    expect(neighboursOf(example, 'l2')).toEqual({ previousId: 'l1', nextId: 'l3' });
    expect(neighboursOf(example, 'l3')).toEqual({ previousId: 'l2', nextId: null });
    expect(neighboursOf(example, 'elsewhere')).toEqual({ previousId: null, nextId: null });
  });
});
