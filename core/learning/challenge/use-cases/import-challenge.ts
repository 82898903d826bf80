import type { Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { ChallengeId } from '#core/learning/gate/outline.ts';
import { lockEditable, requireVersion } from '../author.ts';
import type { ExportedChallenge, ExportedLesson } from './export-challenge.ts';
import { addLesson, type LessonInput } from './write-lesson.ts';
import { addQuiz } from './write-quiz.ts';
import { addChapter } from './write-tree.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids' | 'richText' | 'captionReader' | 'chance'>;

/** What was written for it, as a caption file is read; a language without one is left out. */
const captionsOf = ({ captions }: ExportedLesson): LessonInput['captions'] => ({
  ...(captions.vi !== undefined && { vi: captions.vi }),
  ...(captions.en !== undefined && { en: captions.en }),
});

const lastChapter = async ({ lessons }: Pick<Repositories, 'lessons'>, challengeId: ChallengeId) => {
  const { chapters } = await lessons.treeOf(challengeId);
  return chapters.at(-1)!.id; // one was just added
};

/** Adds all chapters, lessons and quizzes of such a document behind what is there: all of it, or nothing. */
export const importChallenge =
  (needs: Needs) =>
  async (
    actor: Actor,
    {
      id,
      version,
      chapters,
      quiz,
    }: Pick<ExportedChallenge, 'chapters' | 'quiz'> & Readonly<{ id: ChallengeId; version: number }>,
  ): Promise<ChallengeId> =>
    needs.transaction(async (repositories) => {
      requireVersion(await lockEditable(repositories, actor, id), version);
      for (const chapter of chapters) {
        await addChapter(needs)(actor, { challengeId: id, title: chapter.title, summary: chapter.summary });
        const chapterId = await lastChapter(repositories, id);
        for (const lesson of chapter.lessons) {
          const { title, type, html, isPreview } = lesson;
          const input = { title, type, html, isPreview, captions: captionsOf(lesson) };
          const lessonId = await addLesson(needs)(actor, { ...input, chapterId });
          if (lesson.quiz)
            await addQuiz(needs)(actor, { ...lesson.quiz, level: 'LESSON', subjectId: lessonId });
        }
        if (chapter.quiz)
          await addQuiz(needs)(actor, { ...chapter.quiz, level: 'CHAPTER', subjectId: chapterId });
      }
      if (quiz) await addQuiz(needs)(actor, { ...quiz, level: 'CHALLENGE', subjectId: id });
      return id;
    });
