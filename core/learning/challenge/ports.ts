import type { UserId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { ChallengeId, ChapterId, LessonId, QuizId } from '#core/learning/gate/outline.ts';
import type { ContentId, Lesson, LessonContent } from '#core/learning/lesson/lesson.ts';
import type { Quiz } from '#core/learning/quiz/quiz.ts';
import type { Challenge, ChallengeSort, ChallengeStatus, Chapter } from './challenge.ts';
import type { Edition } from './edition.ts';
import type { TreeOrder, WorkingQuiz, WorkingTree } from './working-tree.ts';

/** With what lists show beside it. */
export type ChallengeRow = Challenge &
  Readonly<{
    authorName: string;
    cover: Medium | null;
    /** Of the newest edition: lessons, and whole minutes; of a draft without one, of its working copy. */
    lessonCount: number;
    minutes: number;
    hasVideo: boolean;
  }>;

export type ChallengeFilter = Readonly<{
  /** Words looked for without marks and case, in title and summary. */
  q?: string | undefined;
  language?: Language | undefined;
  isFree?: boolean | undefined;
  authorId?: UserId | undefined;
  sort?: ChallengeSort | undefined;
  /** At which discounts are judged. */
  at: Date;
  /** The reader: nothing by people whom they blocked, or who blocked them. Null: nobody is left out. */
  viewerId: UserId | null;
}>;

/** By how much what is kept on a challenge moved. */
export type ChallengeCounts = Readonly<
  Partial<Record<'learners' | 'completed' | 'ratings' | 'stars', number>>
>;

export interface Challenges {
  /** Fails with challenge.slug_exists, challenge.translation_exists, challenge.image_not_found. */
  insert(challenge: Challenge): Promise<void>;
  /** By id, by its address, or by an address it had. */
  find(idOrSlug: string): Promise<ChallengeRow | null>;
  /** Holds the row until the transaction ends. */
  lock(id: ChallengeId): Promise<Challenge | null>;
  /**
   * Stores a locked row and raises its version; counts stay as they are. Keeps the address it had. Fails as `insert`
   * does.
   */
  update(challenge: Challenge): Promise<Challenge>;
  /** By what truly changed. */
  count(id: ChallengeId, counts: ChallengeCounts): Promise<void>;
  /** Fails with challenge.has_chapters. */
  delete(id: ChallengeId): Promise<void>;
  /** The others that say the same in another language, whatever their state. */
  translationsOf(challenge: Pick<Challenge, 'id' | 'translationGroup'>): Promise<readonly Challenge[]>;
  /** PUBLISHED ones. */
  pageOf(filter: ChallengeFilter, page: PageRequest): Promise<Page<ChallengeRow>>;
  /** PUBLISHED and featured, in their order. */
  featured(language: Language | undefined, viewerId?: UserId | null): Promise<readonly ChallengeRow[]>;
  /** One author's, last changed first. */
  pageOfAuthor(
    authorId: UserId,
    filter: Readonly<{ status?: ChallengeStatus | undefined }>,
    page: PageRequest,
  ): Promise<Page<ChallengeRow>>;
  /** Addresses of PUBLISHED ones, for the sitemap: oldest first. */
  addresses(page: PageRequest): Promise<Page<Pick<Challenge, 'slug' | 'language' | 'updatedAt'>>>;
  /** Filters: `id`, `status`, `submission`, `authorId`, `language`, `isFeatured`, `createdAt_gte/_lte`, `q`. */
  list(request: ListRequest): Promise<List<ChallengeRow>>;
  /** Everything this author made, for the archive. */
  ofAuthor(authorId: UserId): Promise<readonly Challenge[]>;
  /** Drafts that nobody has learned from go with their author; what was published stays, and is archived. */
  forgetDraftsOf(authorId: UserId): Promise<void>;
}

type InChallenge = Readonly<{ challengeTitle: string }>;

export type ChapterRow = Chapter & InChallenge & Readonly<{ lessons: number }>;

export type LessonRow = Pick<
  Lesson,
  | 'id'
  | 'challengeId'
  | 'chapterId'
  | 'position'
  | 'title'
  | 'type'
  | 'isPreview'
  | 'seconds'
  | 'words'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
> &
  InChallenge &
  Readonly<{ chapterTitle: string }>;

export type QuizRow = Pick<
  WorkingQuiz,
  'id' | 'challengeId' | 'level' | 'subjectId' | 'title' | 'attempts' | 'timeLimit' | 'version'
> &
  InChallenge &
  Readonly<{ questions: number }>;

export interface Chapters {
  insert(chapter: Chapter): Promise<void>;
  find(id: ChapterId): Promise<Chapter | null>;
  /** Conditional on `version - 1`; fails with version.stale. */
  update(chapter: Chapter): Promise<void>;
  /** Fails with chapter.has_lessons. Its quiz goes along; those behind it move up. */
  delete(chapter: Chapter): Promise<void>;
  list(request: ListRequest): Promise<List<ChapterRow>>;
}

export interface Lessons {
  insert(lesson: Lesson): Promise<void>;
  find(id: LessonId): Promise<Lesson | null>;
  /** Conditional on `version - 1`; fails with version.stale. */
  update(lesson: Lesson): Promise<void>;
  /** Its quiz goes along; those behind it move up. */
  delete(lesson: Lesson): Promise<void>;
  /** Whole trees, chapters and lessons in order. */
  treeOf(challengeId: ChallengeId): Promise<WorkingTree>;
  /** Positions, and which chapter a lesson is in. All of them are named. */
  setOrder(challengeId: ChallengeId, order: TreeOrder): Promise<void>;
  list(request: ListRequest): Promise<List<LessonRow>>;
}

export interface Quizzes {
  /** Fails with quiz.exists when there is one at its place. */
  insert(quiz: WorkingQuiz): Promise<void>;
  find(id: QuizId): Promise<WorkingQuiz | null>;
  /** Conditional on `version - 1`; fails with version.stale. */
  update(quiz: WorkingQuiz): Promise<void>;
  delete(id: QuizId): Promise<void>;
  list(request: ListRequest): Promise<List<QuizRow>>;
}

/** Unchanging texts of lessons and quizzes: the same text of the same source is kept once. */
export interface LearningContents {
  keepLesson(challengeId: ChallengeId, lessonId: LessonId, content: LessonContent): Promise<ContentId>;
  keepQuiz(challengeId: ChallengeId, quizId: QuizId, content: Quiz): Promise<ContentId>;
  lesson(id: ContentId): Promise<LessonContent | null>;
  quiz(id: ContentId): Promise<Quiz | null>;
  /** Of which challenge a published lesson, chapter or quiz is part, also one that a later edition has no more. */
  challengeOf(kind: 'LESSON' | 'CHAPTER' | 'QUIZ', id: string): Promise<ChallengeId | null>;
}

export interface Editions {
  insert(edition: Edition): Promise<void>;
  newest(challengeId: ChallengeId): Promise<Edition | null>;
  /** The newest correction of this structure. */
  ofStructure(challengeId: ChallengeId, structureNo: number): Promise<Edition | null>;
  /** All, newest first, without their outlines. */
  historyOf(challengeId: ChallengeId): Promise<readonly Omit<Edition, 'outline'>[]>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    challenges: Challenges;
    chapters: Chapters;
    lessons: Lessons;
    quizzes: Quizzes;
    learningContents: LearningContents;
    editions: Editions;
  }
}
