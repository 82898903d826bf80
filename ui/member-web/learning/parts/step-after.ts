import type { Challenge, OutlineQuiz, Step } from '../data.ts';

type Item = Step & Readonly<{ title: string; state: OutlineQuiz['state'] }>;

const quizItem = (quiz: OutlineQuiz | null): readonly Item[] =>
  quiz === null ? [] : [{ kind: 'QUIZ', id: quiz.id, title: quiz.title, state: quiz.state }];

/** Everything in the order in which it is learned. */
export const itemsOf = ({ chapters, quiz }: Pick<Challenge, 'chapters' | 'quiz'>): readonly Item[] => [
  ...chapters.flatMap((chapter) => [
    ...chapter.lessons.flatMap((lesson): readonly Item[] => [
      { kind: 'LESSON', id: lesson.id, title: lesson.title, state: lesson.state },
      ...quizItem(lesson.quiz),
    ]),
    ...quizItem(chapter.quiz),
  ]),
  ...quizItem(quiz),
];

/** What follows a lesson or quiz for this learner; quizzes that were passed are behind them. */
export const stepAfter = (
  challenge: Pick<Challenge, 'chapters' | 'quiz' | 'next'>,
  id: string,
): Item | null => {
  const items = itemsOf(challenge);
  const at = items.findIndex((item) => item.id === id);
  const after = items.slice(at + 1).find(({ kind, state }) => !(kind === 'QUIZ' && state === 'DONE'));
  if (at !== -1 && after !== undefined && after.state !== 'LOCKED') return after;
  const { next } = challenge;
  return next === null || next.id === id ? null : (items.find((item) => item.id === next.id) ?? null);
};
