import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { MediumId } from '#core/kernel/id.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { requireRichText } from '#core/platform/rich-text/require-rich-text.ts';
import type { ChallengeId, ChapterId, LessonId } from '#core/learning/gate/outline.ts';
import { requireAllowedVideo } from '#core/learning/lesson/video-host.ts';
import { lessonLimits, type Captions, type Lesson, type LessonType } from '#core/learning/lesson/lesson.ts';
import { requireVersion } from '../author.ts';
import { challengeLimits } from '../challenge.ts';
import { requirePicture, requireShown, requireVideo } from '../own-media.ts';
import { lockWithPart, touch } from './write-tree.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids' | 'richText' | 'captionReader'>;
type Uses = Pick<Repositories, 'media' | 'settings'>;

/** What is left out stays as it is. */
export type LessonInput = Readonly<{
  title?: string | undefined;
  type?: LessonType | undefined;
  isPreview?: boolean | undefined;
  html?: string | undefined;
  videoId?: MediumId | null | undefined;
  /** On a host that staff allowed; its length is said with it. */
  videoUrl?: string | null | undefined;
  seconds?: number | undefined;
  posterId?: MediumId | null | undefined;
  /** A .vtt or .srt file as text; null takes the captions of this language away. */
  captions?: Readonly<{ [Name in Language]?: string | null | undefined }> | undefined;
}>;

const withCaptions = (
  { captionReader }: Pick<Needs, 'captionReader'>,
  before: Captions,
  input: LessonInput['captions'] = {},
): Captions => {
  const captions: Partial<Record<Language, Captions[Language]>> = { ...before };
  for (const language of ['vi', 'en'] as const) {
    const file = input[language];
    if (file === null) delete captions[language];
    if (typeof file === 'string') captions[language] = captionReader.read(file);
  }
  // What was deleted is no key any more, and the rest are cues.
  return captions as Captions;
};

type Video = Pick<Lesson, 'videoId' | 'videoUrl' | 'seconds'>;

/** A file of one's own, or an address on an allowed host; never both. */
const withVideo = async (
  repositories: Uses,
  before: Lesson,
  ownerId: string,
  { videoId, videoUrl, seconds }: LessonInput,
): Promise<Video> => {
  if (typeof videoId === 'string')
    return { videoId, videoUrl: null, ...(await requireVideo(repositories, ownerId, videoId)) };
  if (typeof videoUrl === 'string') {
    const { learningVideoHosts } = await repositories.settings.read();
    const url = requireAllowedVideo(videoUrl, learningVideoHosts);
    if (seconds === undefined) throw new DomainError('lesson.video_unusable');
    return { videoId: null, videoUrl: url, seconds };
  }
  const isTakenAway =
    (videoId === null && before.videoId !== null) || (videoUrl === null && before.videoUrl !== null);
  return isTakenAway
    ? { videoId: null, videoUrl: null, seconds: null }
    : { videoId: before.videoId, videoUrl: before.videoUrl, seconds: before.seconds };
};

const withInput = async (
  repositories: Uses,
  needs: Needs,
  before: Lesson,
  { ownerId, input }: Readonly<{ ownerId: string; input: LessonInput }>,
): Promise<Lesson> => {
  const { title, type, isPreview, html, posterId, captions } = input;
  const text =
    html === undefined
      ? null
      : requireRichText(needs, { html, maxLength: lessonLimits.htmlLength, path: 'body.html' });
  if (text) await requireShown(repositories, ownerId, text.media);
  return {
    ...before,
    ...(await withVideo(repositories, before, ownerId, input)),
    title: title ?? before.title,
    type: type ?? before.type,
    isPreview: isPreview ?? before.isPreview,
    html: text?.html ?? before.html,
    words: text?.words ?? before.words,
    posterId:
      posterId === undefined ? before.posterId : await requirePicture(repositories, ownerId, posterId),
    captions: withCaptions(needs, before.captions, captions),
  };
};

/** At the end of its chapter. */
export const addLesson =
  (needs: Needs) =>
  async (
    actor: Actor,
    {
      chapterId,
      ...input
    }: LessonInput & Readonly<{ chapterId?: ChapterId | undefined; title: string; type: LessonType }>,
  ): Promise<LessonId> =>
    needs.transaction(async (repositories) => {
      if (chapterId === undefined) throw fieldError('body.chapterId', 'chapter.id_required');
      const chapter = await repositories.chapters.find(chapterId);
      const { challenge } = await lockWithPart(repositories, actor, chapter, 'chapter.not_found');
      const { lessons } = await repositories.lessons.treeOf(challenge.id);
      const siblings = lessons.filter((lesson) => lesson.chapterId === chapterId);
      const { lessonsInChapter, lessons: inAll } = challengeLimits;
      if (siblings.length >= lessonsInChapter)
        throw new DomainError('challenge.too_large', { count: lessonsInChapter });
      if (lessons.length >= inAll) throw new DomainError('challenge.too_large', { count: inAll });
      const at = needs.clock.now();
      const empty: Lesson = {
        id: needs.ids.next(),
        challengeId: challenge.id,
        chapterId,
        position: siblings.length + 1,
        title: input.title,
        type: input.type,
        isPreview: false,
        html: '',
        words: 0,
        videoId: null,
        videoUrl: null,
        posterId: null,
        seconds: null,
        captions: {},
        version: 1,
        createdAt: at,
        updatedAt: at,
      };
      const lesson = await withInput(repositories, needs, empty, { ownerId: challenge.authorId, input });
      await repositories.lessons.insert(lesson);
      await touch(repositories, challenge, at);
      return lesson.id;
    });

export const editLesson =
  (needs: Needs) =>
  async (
    actor: Actor,
    { id, version, ...input }: LessonInput & Readonly<{ id: LessonId; version: number }>,
  ): Promise<LessonId> =>
    needs.transaction(async (repositories) => {
      const found = await repositories.lessons.find(id);
      const { challenge } = await lockWithPart(repositories, actor, found, 'lesson.not_found');
      const before = await repositories.lessons.find(id);
      if (before === null) throw new DomainError('lesson.not_found');
      requireVersion(before, version);
      const at = needs.clock.now();
      const lesson = await withInput(repositories, needs, before, { ownerId: challenge.authorId, input });
      await repositories.lessons.update({ ...lesson, version: before.version + 1, updatedAt: at });
      await touch(repositories, challenge, at);
      return id;
    });

/** From the working copy; editions keep it. */
export const deleteLesson =
  ({ transaction, clock }: Pick<Needs, 'transaction' | 'clock'>) =>
  async (actor: Actor, id: LessonId): Promise<ChallengeId> =>
    transaction(async (repositories) => {
      const found = await repositories.lessons.find(id);
      const { challenge, part } = await lockWithPart(repositories, actor, found, 'lesson.not_found');
      await repositories.lessons.delete(part);
      await touch(repositories, challenge, clock.now());
      return challenge.id;
    });
