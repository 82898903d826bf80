import type { ErrorCode } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { withAddress } from '#core/platform/media/address.ts';
import { describeRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import type { Admission } from '#core/learning/gate/gate.ts';
import type { LessonId, QuizId } from '#core/learning/gate/outline.ts';
import type { EditionLesson } from '#core/learning/challenge/edition.ts';
import type { Captions, LessonContent, LessonType } from '#core/learning/lesson/lesson.ts';
import { neededSeconds, readingSecondsLeft, videoSecondsLeft } from '#core/learning/lesson/measure.ts';
import { secondsOf, type Watched } from '#core/learning/lesson/watched.ts';
import type { LessonProgress } from '#core/learning/progress/lesson-progress.ts';
import type { Place } from '../place.ts';

/** Files of a lesson, with addresses that end at `expiresAt`: a player asks for new ones before. */
export type LessonMedia = Readonly<{
  videoUrl: string | null;
  posterUrl: string | null;
  durationSeconds: number | null;
  captions: Captions;
  /** Pictures and videos within the text. */
  shown: readonly ShownMedium[];
  expiresAt: Date;
}>;

export type ProgressView = Readonly<{
  watched: Watched;
  watchedSeconds: number;
  neededSeconds: number | null;
  dwellSeconds: number;
  secondsLeft: number;
  reachedEnd: boolean;
  positionMs: number;
  contentDone: boolean;
  done: boolean;
}>;

export type LessonView = Readonly<{
  id: LessonId;
  challengeId: string;
  challengeSlug: string;
  title: string;
  type: LessonType;
  html: string;
  words: number;
  state: Admission['state'];
  reason: ErrorCode | null;
  previousId: LessonId | null;
  nextId: LessonId | null;
  note: string | null;
  quiz: (Readonly<{ id: QuizId }> & Admission) | null;
  media: LessonMedia;
  /** Null for those who are not learning it. */
  progress: ProgressView | null;
}>;

type Needs = Pick<Ports, 'reads' | 'mediaStore' | 'clock'>;

export const presentProgress = (
  { type, seconds, words }: Pick<LessonContent, 'type' | 'seconds' | 'words'>,
  { watched, dwellMs, reachedEnd, positionMs, contentDoneAt, doneAt }: LessonProgress,
): ProgressView => {
  const length = type === 'VIDEO' ? (seconds ?? 0) : null;
  return {
    watched,
    watchedSeconds: secondsOf(watched),
    neededSeconds: length === null ? null : neededSeconds(length),
    dwellSeconds: Math.floor(dwellMs / 1_000),
    secondsLeft: length === null ? readingSecondsLeft({ dwellMs }, words) : videoSecondsLeft(watched, length),
    reachedEnd,
    positionMs,
    contentDone: contentDoneAt !== null,
    done: doneAt !== null,
  };
};

/** The caller has asked the gate first. */
export const presentMedia =
  ({ reads, mediaStore, clock }: Needs) =>
  async ({ videoId, videoUrl, posterId, seconds, captions, html }: LessonContent): Promise<LessonMedia> => {
    const now = clock.now();
    const inText = describeRichText(html).media;
    const ids = [...new Set([videoId, posterId, ...inText].filter((id) => id !== null))];
    const media = await Promise.all(ids.map((id) => reads.media.find(id)));
    const addressed = await Promise.all(
      media
        .filter((medium) => medium !== null && medium.deletedAt === null)
        .map((medium) => withAddress(mediaStore, medium!, now)), // just looked at
    );
    const byId = new Map(addressed.map((medium) => [medium.id as MediumId, medium]));
    const urlOf = (id: MediumId | null) => (id === null ? null : (byId.get(id)?.url ?? null));
    return {
      videoUrl: videoUrl ?? urlOf(videoId),
      posterUrl: urlOf(posterId),
      durationSeconds: seconds,
      captions,
      shown: inText.flatMap((id) => {
        const medium = byId.get(id);
        return medium === undefined
          ? []
          : [
              {
                id,
                type: medium.type,
                url: medium.url,
                thumbnailUrl: medium.thumbnailUrl,
                posterUrl: null,
                width: medium.width,
                height: medium.height,
              },
            ];
      }),
      expiresAt: new Date(
        Math.min(...addressed.map(({ expiresAt }) => expiresAt.getTime()), now.getTime() + 60_000),
      ),
    };
  };

type Shown = Readonly<{
  place: Place;
  lesson: EditionLesson;
  content: LessonContent;
  progress: LessonProgress | null;
  note: string | null;
  previousId: LessonId | null;
  nextId: LessonId | null;
}>;

export const presentLesson =
  (needs: Needs) =>
  async ({ place, lesson, content, progress, note, previousId, nextId }: Shown): Promise<LessonView> => {
    const { gate, challenge } = place;
    const { state, reason } = gate.lessons.get(lesson.id)!; // it was found in the same outline
    const quiz = lesson.quiz && gate.quizzes.get(lesson.quiz.id);
    return {
      id: lesson.id,
      challengeId: challenge.id,
      challengeSlug: challenge.slug,
      title: content.title,
      type: content.type,
      html: content.html,
      words: content.words,
      state,
      reason,
      previousId,
      nextId,
      note,
      quiz: lesson.quiz && quiz ? { id: lesson.quiz.id, ...quiz } : null,
      media: await presentMedia(needs)(content),
      progress: progress && presentProgress(content, progress),
    };
  };
