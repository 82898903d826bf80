import type { LessonType } from '#core/learning/lesson/lesson.ts';
import { useAuthoring, useKeptCopy, type WorkingCopy } from '../data.ts';
import type { OpenPart } from '../part.ts';

type Level = 'CHALLENGE' | 'CHAPTER' | 'LESSON';

const once = () => ({ idempotencyKey: crypto.randomUUID() });

/** What is added below a challenge, each opened at once. */
export const useTreeSteps = (copy: WorkingCopy, { openPart }: Pick<OpenPart, 'openPart'>) => {
  const { calls } = useAuthoring();
  const { keep, keepLesson, keepQuiz, read } = useKeptCopy(copy.id);
  return {
    addChapter: async (title: string) => {
      const answer = await calls.addChapter({ body: { challengeId: copy.id, title } }, once());
      keep(answer);
    },
    addLesson: async (chapterId: string, type: LessonType, title: string) => {
      const lesson = await calls.addLesson({ body: { chapterId, type, title } }, once());
      keepLesson(lesson);
      await read();
      openPart({ kind: 'lesson', id: lesson.id });
    },
    addQuiz: async (level: Level, subjectId: string, title: string) => {
      const quiz = await calls.addQuiz({ body: { level, subjectId, title } }, once());
      keepQuiz(quiz);
      await read();
      openPart({ kind: 'quiz', id: quiz.id });
    },
  };
};

export type TreeSteps = ReturnType<typeof useTreeSteps>;
