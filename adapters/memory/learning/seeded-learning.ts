import { keyOf, type Tables, type View } from '../engine/store.ts';

/** Tables of learning, and what a row of each is found by. */
const keys = {
  challenges: ({ id }: Tables['challenges']) => id,
  chapters: ({ id }: Tables['chapters']) => id,
  lessons: ({ id }: Tables['lessons']) => id,
  quizzes: ({ id }: Tables['quizzes']) => id,
  learningContents: ({ id }: Tables['learningContents']) => id,
  editions: ({ challengeId, number }: Tables['editions']) => keyOf(challengeId, String(number)),
  enrolments: ({ id }: Tables['enrolments']) => id,
  lessonProgresses: ({ enrolmentId, lessonId }: Tables['lessonProgresses']) => keyOf(enrolmentId, lessonId),
  quizStates: ({ enrolmentId, quizId }: Tables['quizStates']) => keyOf(enrolmentId, quizId),
  lessonSessions: ({ id }: Tables['lessonSessions']) => id,
  quizAttempts: ({ id }: Tables['quizAttempts']) => id,
  lessonNotes: ({ userId, lessonId }: Tables['lessonNotes']) => keyOf(userId, lessonId),
  challengeReviews: ({ userId, challengeId }: Tables['challengeReviews']) => keyOf(userId, challengeId),
} as const;

type Name = keyof typeof keys;
export type LearningSeed = { readonly [Table in Name]?: readonly Tables[Table][] };

const seedTable = <Table extends Name>(view: View, name: Table, rows: readonly Tables[Table][]): void => {
  const keyOfRow = keys[name] as (row: Tables[Table]) => string; // each of its own table
  for (const row of rows) view.table(name).set(keyOfRow(row), row);
};

export const seedLearning = (view: View, seed: LearningSeed): void => {
  for (const name of Object.keys(keys) as Name[]) seedTable(view, name, seed[name] ?? []); // its keys are names
};
