import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** Notes and attempts; which choices are right is the author's. */
export const studyArchive: Hooks['archiveOf'] = async ({ lessonNotes, quizAttempts }, userId) => ({
  lessonNotes: (await lessonNotes.of(userId)).map((note) => without(note, 'userId')),
  quizAttempts: (await quizAttempts.ofUser(userId)).map((attempt) => without(attempt, 'seed', 'contentId')),
});
