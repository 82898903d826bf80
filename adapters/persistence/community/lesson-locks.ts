import type { LessonLocks } from '#core/community/lesson/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';

export const knexLessonLocks = (db: Connection): LessonLocks => ({
  async has(lessonId) {
    const found = await db()('lesson_locks').where({ lessonId }).first();
    return found !== undefined;
  },
  async put(lessonId, lockedAt) {
    await db()('lesson_locks').insert({ lessonId, lockedAt }).onConflict('lesson_id').ignore();
  },
  async delete(lessonId) {
    await db()('lesson_locks').where({ lessonId }).delete();
  },
});
