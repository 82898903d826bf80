import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

/** What this author wrote, drafts too, with everything below it. */
export const challengeArchive: Hooks['archiveOf'] = async ({ challenges, lessons }, userId) => {
  const own = await challenges.ofAuthor(userId);
  const trees = await Promise.all(own.map(({ id }) => lessons.treeOf(id)));
  return {
    challenges: own.map((challenge) => without(challenge, 'authorId', 'version')),
    chapters: trees.flatMap((tree) => tree.chapters.map((chapter) => without(chapter, 'version'))),
    lessons: trees.flatMap((tree) => tree.lessons.map((lesson) => without(lesson, 'version'))),
    quizzes: trees.flatMap((tree) => tree.quizzes.map((quiz) => without(quiz, 'version'))),
  };
};
