import type { Id, MediumId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Cue } from '#core/platform/captions/cue.ts';
import type { ChallengeId, ChapterId, LessonId } from '#core/learning/gate/outline.ts';

export const lessonTypes = ['DOCUMENT', 'VIDEO'] as const;
export type LessonType = (typeof lessonTypes)[number];

export type Captions = Readonly<Partial<Record<Language, readonly Cue[]>>>;

/** What a lesson says, as its learners read it. It never changes: another text is another content. */
export type LessonContent = Readonly<{
  title: string;
  type: LessonType;
  /** Clean: see `platform/rich-text`. A video may have words beside it. */
  html: string;
  words: number;
  videoId: MediumId | null;
  /** A file on a host that staff allowed; all who know it may see it. */
  videoUrl: string | null;
  posterId: MediumId | null;
  /** Whole seconds of the video, rounded up; null of a document. */
  seconds: number | null;
  captions: Captions;
}>;

/** A lesson as its author edits it. */
export type Lesson = LessonContent &
  Readonly<{
    id: LessonId;
    challengeId: ChallengeId;
    chapterId: ChapterId;
    /** From 1, in its chapter. */
    position: number;
    isPreview: boolean;
    version: number;
    createdAt: Date;
    updatedAt: Date;
  }>;

export type ContentId = Id<'learning_content'>;

export const lessonLimits = {
  titleLength: 120,
  htmlLength: 200_000,
  cues: 2_000,
  cueLength: 500,
  captionBytes: 512 * 1_024,
  /** A shorter document teaches nothing, and is read before it is seen. */
  documentWords: 50,
} as const;

/** How long it takes, for lists: a document at the speed of a reader who reads all of it. */
export const secondsToLearn = ({
  type,
  seconds,
  words,
}: Pick<LessonContent, 'type' | 'seconds' | 'words'>): number =>
  type === 'VIDEO' ? (seconds ?? 0) : Math.ceil((words / 250) * 60);
