import { expect, it } from 'vitest';
import type { Challenge, OutlineLesson, OutlineQuiz } from '../data.ts';
import { stepAfter } from './step-after.ts';

type State = OutlineLesson['state'];

const quiz = (id: string, state: State): OutlineQuiz => ({
  id,
  title: id,
  questions: 4,
  state,
  reason: null,
});
const lesson = (id: string, state: State, own: OutlineQuiz | null = null): OutlineLesson => ({
  id,
  position: 1,
  title: id,
  type: 'DOCUMENT',
  seconds: 60,
  isPreview: false,
  quizId: own?.id ?? null,
  quiz: own,
  state,
  reason: null,
});
const course = (states: Readonly<Record<'first' | 'q' | 'second' | 'chapter' | 'third', State>>, next: Challenge['next']) => ({
  chapters: [
    {
      id: 'c1', position: 1, title: 'c1', summary: '', state: 'OPEN' as const, reason: null,
      lessons: [lesson('first', states.first, quiz('q', states.q)), lesson('second', states.second)],
      quiz: quiz('chapter', states.chapter),
    },
    { id: 'c2', position: 2, title: 'c2', summary: '', state: 'OPEN' as const, reason: null, lessons: [lesson('third', states.third)], quiz: null },
  ],
  quiz: null,
  next,
}); // prettier-ignore

it('a lesson is followed by its own quiz, and that by the next lesson', () => {
  const now = course(
    { first: 'OPEN', q: 'OPEN', second: 'LOCKED', chapter: 'LOCKED', third: 'LOCKED' },
    { kind: 'QUIZ', id: 'q' },
  );
  expect(stepAfter(now, 'first')?.id).toBe('q');
});

it('a quiz that was passed is behind, however often its lesson is read', () => {
  const now = course(
    { first: 'DONE', q: 'DONE', second: 'OPEN', chapter: 'LOCKED', third: 'LOCKED' },
    { kind: 'LESSON', id: 'second' },
  );
  expect(stepAfter(now, 'first')?.id).toBe('second');
  expect(stepAfter(now, 'q')?.id).toBe('second');
});

it('where what follows is shut, the next step leads on', () => {
  const now = course(
    { first: 'DONE', q: 'DONE', second: 'DONE', chapter: 'OPEN', third: 'LOCKED' },
    { kind: 'QUIZ', id: 'chapter' },
  );
  expect(stepAfter(now, 'second')?.id).toBe('chapter');
  expect(stepAfter(now, 'chapter')).toBeNull();
});

it('the last one is followed by nothing', () => {
  const done = { first: 'DONE', q: 'DONE', second: 'DONE', chapter: 'DONE', third: 'DONE' } as const;
  expect(stepAfter(course(done, null), 'third')).toBeNull();
});
