import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { ChallengeId, ChapterId, LessonId, QuizId } from '#core/learning/gate/outline.ts';
import type { Lesson } from '#core/learning/lesson/lesson.ts';
import { hostsOf } from '#core/learning/lesson/video-host.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { addressOf } from '#core/platform/media/address.ts';
import { requireReadable } from '../author.ts';
import type { Challenge, Chapter } from '../challenge.ts';
import type { Checklist } from '../checklist.ts';
import { differenceOf, type EditionDifference } from '../difference.ts';
import type { Edition } from '../edition.ts';
import { checklistFor } from '../ready.ts';
import { challengeCards, type CardNeeds, type ChallengeCard } from '../views/challenge-card.ts';
import type { WorkingQuiz } from '../working-tree.ts';

/** A lesson in its author's tree, without its text. */
export type TreeLesson = Pick<
  Lesson,
  'id' | 'title' | 'type' | 'isPreview' | 'seconds' | 'words' | 'version'
> &
  Readonly<{ position: number; quizId: QuizId | null; hasCaptions: boolean }>;
export type TreeChapter = Pick<Chapter, 'id' | 'position' | 'title' | 'summary' | 'version'> &
  Readonly<{ quizId: QuizId | null; lessons: readonly TreeLesson[] }>;

/** Everything its author works on. */
export type WorkingCopy = ChallengeCard &
  Pick<
    Challenge,
    'description' | 'goals' | 'coverId' | 'boardHabit' | 'translationGroup' | 'version' | 'isPlatform'
  > &
  Readonly<{
    /** As it is set, whether or not its time is over. */
    discountSet: number;
    discountUntilSet: Date | null;
    chapters: readonly TreeChapter[];
    quizId: QuizId | null;
    checklist: Checklist;
    translations: readonly Pick<Challenge, 'id' | 'language' | 'slug' | 'title' | 'status'>[];
    editions: readonly Omit<Edition, 'outline'>[];
  }>;

const quizOf = (quizzes: readonly WorkingQuiz[], subjectId: string): QuizId | null =>
  quizzes.find((quiz) => quiz.subjectId === subjectId)?.id ?? null;

/** The working copy with its tree, what it lacks, and its history. */
export const readWorkingCopy =
  (needs: CardNeeds) =>
  async (actor: Actor, id: ChallengeId): Promise<WorkingCopy> => {
    const { reads } = needs;
    const row = await reads.challenges.find(id);
    const challenge = await requireReadable(reads, actor, row?.id === id ? row : null);
    const [tree, checklist, translations, editions, cards] = await Promise.all([
      reads.lessons.treeOf(id),
      checklistFor(reads, challenge),
      reads.challenges.translationsOf(challenge),
      reads.editions.historyOf(id),
      challengeCards(needs)(actor, row ? [row] : []),
    ]);
    const lessonsOf = (chapterId: string): readonly TreeLesson[] =>
      tree.lessons
        .filter((lesson) => lesson.chapterId === chapterId)
        .map(({ id: lessonId, position, title, type, isPreview, seconds, words, version, captions }) => ({
          id: lessonId,
          position,
          title,
          type,
          isPreview,
          seconds,
          words,
          version,
          quizId: quizOf(tree.quizzes, lessonId),
          hasCaptions: Object.values(captions).some((cues) => cues.length > 0),
        }));
    const { description, goals, coverId, boardHabit, translationGroup, version, isPlatform } = challenge;
    return {
      ...cards[0]!, // of the row that was found
      description,
      goals,
      coverId,
      boardHabit,
      translationGroup,
      version,
      isPlatform,
      discountSet: challenge.discount,
      discountUntilSet: challenge.discountUntil,
      chapters: tree.chapters.map(({ id: chapterId, position, title, summary, version: own }) => ({
        id: chapterId,
        position,
        title,
        summary,
        version: own,
        quizId: quizOf(tree.quizzes, chapterId),
        lessons: lessonsOf(chapterId),
      })),
      quizId: quizOf(tree.quizzes, id),
      checklist,
      translations: translations.map((one) => ({
        id: one.id,
        language: one.language,
        slug: one.slug,
        title: one.title,
        status: one.status,
      })),
      editions,
    };
  };

/** One chapter as it is being written. */
export const readWorkingChapter =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, id: ChapterId): Promise<Chapter> => {
    const chapter = await reads.chapters.find(id);
    if (chapter === null) throw new DomainError('chapter.not_found');
    await requireReadable(reads, actor, await reads.challenges.find(chapter.challengeId));
    return chapter;
  };

export type WorkingLesson = Lesson &
  Readonly<{
    videoFileUrl: string | null;
    posterUrl: string | null;
    quizId: QuizId | null;
    /** Where a video may stand beside the author's own files. */
    videoHosts: readonly string[];
  }>;

type LessonNeeds = Pick<Ports, 'reads' | 'mediaStore' | 'clock'>;

/** One lesson as it is being written, with addresses of its files. */
export const readWorkingLesson =
  ({ reads, mediaStore, clock }: LessonNeeds) =>
  async (actor: Actor, id: LessonId): Promise<WorkingLesson> => {
    const lesson = await reads.lessons.find(id);
    if (lesson === null) throw new DomainError('lesson.not_found');
    await requireReadable(reads, actor, await reads.challenges.find(lesson.challengeId));
    const urlOf = async (mediumId: string | null) => {
      const medium = mediumId === null ? null : await reads.media.find(mediumId);
      return medium && !medium.deletedAt ? (await addressOf(mediaStore, medium, clock.now())).url : null;
    };
    const { quizzes } = await reads.lessons.treeOf(lesson.challengeId);
    const { learningVideoHosts } = await reads.settings.read();
    return {
      ...lesson,
      videoFileUrl: await urlOf(lesson.videoId),
      posterUrl: await urlOf(lesson.posterId),
      quizId: quizOf(quizzes, id),
      videoHosts: [...hostsOf(learningVideoHosts)],
    };
  };

/** A quiz with its right answers, for those who write it. */
export const readWorkingQuiz =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, id: QuizId): Promise<WorkingQuiz> => {
    const quiz = await reads.quizzes.find(id);
    if (quiz === null) throw new DomainError('quiz.not_found');
    await requireReadable(reads, actor, await reads.challenges.find(quiz.challengeId));
    return quiz;
  };

/** For staff before they publish: titles of what is new, gone or different. */
export const compareWithEdition =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, id: ChallengeId): Promise<EditionDifference> => {
    requirePermission(actor, 'knowledge.view');
    const row = await reads.challenges.find(id);
    if (row === null) throw new DomainError('challenge.not_found');
    const [tree, newest] = await Promise.all([reads.lessons.treeOf(row.id), reads.editions.newest(row.id)]);
    return differenceOf(reads, row.id, tree, newest);
  };
