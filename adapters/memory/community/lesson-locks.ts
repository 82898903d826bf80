import type { LessonLocks } from '#core/community/lesson/ports.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    lessonLocks: Readonly<{ lessonId: string; lockedAt: Date }>;
  }
}

export const memoryLessonLocks = (view: () => View): LessonLocks => {
  const locks = () => view().table('lessonLocks');
  return {
    has: async (lessonId) => locks().get(lessonId) !== undefined,
    put: async (lessonId, lockedAt) =>
      void locks().set(lessonId, locks().get(lessonId) ?? { lessonId, lockedAt }),
    delete: async (lessonId) => void locks().delete(lessonId),
  };
};
