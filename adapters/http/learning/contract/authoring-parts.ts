import { z } from 'zod';
import { languages } from '#core/kernel/language.ts';
import { byId, contract, id, page, pageQuery, type Access } from '../../engine/contract/endpoint.ts';
import { challengePage } from './challenge-views.ts';
import { tries } from './quizzes.ts';
import {
  challengeFields,
  chapterFields,
  exportedChallenge,
  importedTree,
  learner,
  learnerQuizzes,
  lessonFields,
  quizFields,
  quizPlace,
  seen,
  statistics,
  treeOrder,
  workingChapter,
  workingCopy,
  workingLesson,
  workingQuiz,
} from './written-challenge.ts';

const ofChallenge = ['challenge.not_found', 'coach.not_coach', 'access.not_authorized'] as const;
const ofChapter = [...ofChallenge, 'chapter.not_found'] as const;
const ofLesson = [...ofChallenge, 'lesson.not_found'] as const;
const ofQuiz = [...ofChallenge, 'quiz.not_found'] as const;
const stale = ['version.stale'] as const;
const richText = ['rich_text.too_deep', 'rich_text.too_many_pictures', 'media.not_found'] as const;
const challengeRefusals = [
  ...richText,
  'challenge.slug_exists',
  'challenge.slug_invalid',
  'challenge.image_not_found',
] as const;
const lessonRefusals = [
  ...richText,
  'challenge.image_not_found',
  'lesson.video_unusable',
  'lesson.captions_invalid',
] as const;
const quizRefusals = ['quiz.question_id_required', 'challenge.image_not_found'] as const;

/** A text of 200 000 characters in any language, and two files of captions. */
const lessonBytes = 3 * 1_024 * 1_024;
const importBytes = 16 * 1_024 * 1_024;

type Rights = Readonly<{ create: Access; edit: Access; delete: Access; view: Access }>;

/** Its own fields and its order. */
const ownFields = <const Prefix extends 'authoring' | 'admin', const Edit extends 'PATCH' | 'PUT'>(
  prefix: Prefix,
  editBy: Edit,
  rights: Rights,
) =>
  contract({
    create: {
      method: 'POST',
      path: `/${prefix}/challenges`,
      summary: 'Begin a draft, or the translation of another challenge',
      access: rights.create,
      body: z.strictObject({
        ...challengeFields,
        language: z.enum(languages),
        translationOf: id.optional(),
      }),
      output: workingCopy,
      status: 201,
      refusals: [
        ...ofChallenge,
        ...challengeRefusals,
        'challenge.translation_exists',
        'idempotency.key_reused',
      ],
      idempotent: true,
      limit: 'write',
    },
    get: {
      method: 'GET',
      path: `/${prefix}/challenges/:id`,
      summary: 'The working copy with its tree, what it lacks, and its editions',
      access: rights.view,
      params: byId,
      output: workingCopy,
      refusals: ofChallenge,
    },
    edit: {
      method: editBy,
      path: `/${prefix}/challenges/:id`,
      summary: 'Change its own fields; the price changes at once, the rest when it is published',
      access: rights.edit,
      params: byId,
      body: z.strictObject({ ...challengeFields, title: challengeFields.title.optional(), ...seen }),
      output: workingCopy,
      refusals: [...ofChallenge, ...challengeRefusals, ...stale],
      limit: 'write',
    },
    delete: {
      method: 'DELETE',
      path: `/${prefix}/challenges/:id`,
      summary: 'Delete a draft without chapters',
      access: rights.delete,
      params: byId,
      output: z.object({ ok: z.literal(true) }),
      refusals: [...ofChallenge, 'challenge.not_open', 'challenge.has_chapters'],
      limit: 'write',
    },
    order: {
      method: 'PUT',
      path: `/${prefix}/challenges/:id/order`,
      summary: 'The order of all chapters and lessons at once',
      access: rights.edit,
      params: byId,
      body: z.strictObject({ ...seen, chapters: treeOrder }),
      output: workingCopy,
      refusals: [
        ...ofChallenge,
        ...stale,
        'chapter.order_required',
        'lesson.order_required',
        'challenge.too_large',
      ],
      limit: 'write',
    },
  });

/** What is asked of it as a whole. */
const wholeChallenge = <const Prefix extends 'authoring' | 'admin'>(prefix: Prefix, rights: Rights) =>
  contract({
    preview: {
      method: 'GET',
      path: `/${prefix}/challenges/:id/preview`,
      summary: 'The working copy as its page will look',
      access: rights.view,
      params: byId,
      output: challengePage,
      refusals: ofChallenge,
    },
    statistics: {
      method: 'GET',
      path: `/${prefix}/challenges/:id/statistics`,
      summary: 'How far learners come, what they stumble over, what it brought in',
      access: rights.view,
      params: byId,
      output: statistics,
      refusals: ofChallenge,
    },
    enrolments: {
      method: 'GET',
      path: `/${prefix}/challenges/:id/enrolments`,
      summary: 'Its learners, those who are stuck first',
      access: rights.view,
      params: byId,
      query: z.strictObject(pageQuery),
      output: page(learner),
      refusals: [...ofChallenge, 'input.cursor'],
    },
    export: {
      method: 'GET',
      path: `/${prefix}/challenges/:id/export`,
      summary: 'Everything that was written in it, without files',
      access: rights.view,
      params: byId,
      output: exportedChallenge,
      refusals: ofChallenge,
      limit: 'heavy',
    },
    import: {
      method: 'POST',
      path: `/${prefix}/challenges/:id/import`,
      summary: 'Add all chapters, lessons and quizzes of an exported challenge behind what is there',
      access: rights.edit,
      params: byId,
      body: z.strictObject({ ...seen, ...importedTree }),
      output: workingCopy,
      refusals: [...ofChallenge, ...stale, ...lessonRefusals, 'challenge.too_large', 'quiz.exists'],
      limit: 'heavy',
      maxBytes: importBytes,
    },
  });

/** Its chapters. */
const chapterParts = <const Prefix extends 'authoring' | 'admin', const Edit extends 'PATCH' | 'PUT'>(
  prefix: Prefix,
  editBy: Edit,
  rights: Rights,
) =>
  contract({
    addChapter: {
      method: 'POST',
      path: `/${prefix}/chapters`,
      summary: 'Add a chapter at the end',
      access: rights.edit,
      body: z.strictObject({ challengeId: id, ...chapterFields }),
      output: workingCopy,
      status: 201,
      refusals: [...ofChallenge, 'challenge.too_large', 'idempotency.key_reused'],
      idempotent: true,
      limit: 'write',
    },
    chapter: {
      method: 'GET',
      path: `/${prefix}/chapters/:id`,
      summary: 'One chapter as it is being written',
      access: rights.view,
      params: byId,
      output: workingChapter,
      refusals: ofChapter,
    },
    editChapter: {
      method: editBy,
      path: `/${prefix}/chapters/:id`,
      summary: 'Change a chapter',
      access: rights.edit,
      params: byId,
      body: z.strictObject({ ...chapterFields, title: chapterFields.title.optional(), ...seen }),
      output: workingChapter,
      refusals: [...ofChapter, ...stale],
      limit: 'write',
    },
    deleteChapter: {
      method: 'DELETE',
      path: `/${prefix}/chapters/:id`,
      summary: 'Delete an empty chapter and its quiz',
      access: rights.edit,
      params: byId,
      output: workingCopy,
      refusals: [...ofChapter, 'chapter.has_lessons'],
      limit: 'write',
    },
  });

/** Its lessons. */
const lessonParts = <const Prefix extends 'authoring' | 'admin', const Edit extends 'PATCH' | 'PUT'>(
  prefix: Prefix,
  editBy: Edit,
  rights: Rights,
) =>
  contract({
    addLesson: {
      method: 'POST',
      path: `/${prefix}/lessons`,
      summary: 'Add a lesson at the end of its chapter',
      access: rights.edit,
      body: z.strictObject({ chapterId: id.optional(), ...lessonFields }),
      output: workingLesson,
      status: 201,
      refusals: [
        ...ofChapter,
        ...lessonRefusals,
        'chapter.id_required',
        'challenge.too_large',
        'idempotency.key_reused',
      ],
      idempotent: true,
      limit: 'write',
      maxBytes: lessonBytes,
    },
    lesson: {
      method: 'GET',
      path: `/${prefix}/lessons/:id`,
      summary: 'One lesson as it is being written',
      access: rights.view,
      params: byId,
      output: workingLesson,
      refusals: ofLesson,
    },
    editLesson: {
      method: editBy,
      path: `/${prefix}/lessons/:id`,
      summary: 'Change a lesson; what is left out stays as it is',
      access: rights.edit,
      params: byId,
      body: z.strictObject({
        ...lessonFields,
        title: lessonFields.title.optional(),
        type: lessonFields.type.optional(),
        ...seen,
      }),
      output: workingLesson,
      refusals: [...ofLesson, ...lessonRefusals, ...stale],
      limit: 'write',
      maxBytes: lessonBytes,
    },
    deleteLesson: {
      method: 'DELETE',
      path: `/${prefix}/lessons/:id`,
      summary: 'Take a lesson and its quiz out of the working copy; editions keep it',
      access: rights.edit,
      params: byId,
      output: workingCopy,
      refusals: ofLesson,
      limit: 'write',
    },
  });

/** Its quizzes, and learners who want more attempts. */
const quizParts = <const Prefix extends 'authoring' | 'admin', const Edit extends 'PATCH' | 'PUT'>(
  prefix: Prefix,
  editBy: Edit,
  rights: Rights,
) =>
  contract({
    addQuiz: {
      method: 'POST',
      path: `/${prefix}/quizzes`,
      summary: 'Add a quiz to a challenge, a chapter or a lesson',
      access: rights.edit,
      body: z.strictObject({ ...quizPlace, ...quizFields }),
      output: workingQuiz,
      status: 201,
      refusals: [
        ...ofChapter,
        ...quizRefusals,
        'lesson.not_found',
        'challenge.required',
        'chapter.id_required',
        'lesson.id_required',
        'quiz.exists',
        'idempotency.key_reused',
      ],
      idempotent: true,
      limit: 'write',
      maxBytes: lessonBytes,
    },
    quiz: {
      method: 'GET',
      path: `/${prefix}/quizzes/:id`,
      summary: 'A quiz with its right answers, for those who write it',
      access: rights.view,
      params: byId,
      output: workingQuiz,
      refusals: ofQuiz,
    },
    editQuiz: {
      method: editBy,
      path: `/${prefix}/quizzes/:id`,
      summary: 'Change a quiz; questions and choices that have ids keep them',
      access: rights.edit,
      params: byId,
      body: z.strictObject({ ...quizFields, title: quizFields.title.optional(), ...seen }),
      output: workingQuiz,
      refusals: [...ofQuiz, ...quizRefusals, ...stale],
      limit: 'write',
      maxBytes: lessonBytes,
    },
    deleteQuiz: {
      method: 'DELETE',
      path: `/${prefix}/quizzes/:id`,
      summary: 'Delete a quiz from the working copy',
      access: rights.edit,
      params: byId,
      output: workingCopy,
      refusals: ofQuiz,
      limit: 'write',
    },
    learner: {
      method: 'GET',
      path: `/${prefix}/enrolments/:id/quizzes`,
      summary: 'What one learner used of each quiz, and who asked for more',
      access: rights.view,
      params: byId,
      output: learnerQuizzes,
      refusals: ['enrolment.not_found'],
    },
    resetQuiz: {
      method: 'POST',
      path: `/${prefix}/quizzes/:id/reset`,
      summary: 'Give one learner more attempts; what was tried stays, and they hear of it',
      access: rights.edit,
      params: byId,
      body: z.strictObject({ enrolmentId: id }),
      output: tries,
      refusals: ['enrolment.not_found', 'quiz.not_found', 'quiz.already_passed'],
      limit: 'write',
    },
  });

/** What may be written in challenges, for coaches under their own address and for staff under theirs. */
export const partsContract = <const Prefix extends 'authoring' | 'admin', const Edit extends 'PATCH' | 'PUT'>(
  prefix: Prefix,
  editBy: Edit,
  rights: Rights,
) => ({
  ...ownFields(prefix, editBy, rights),
  ...wholeChallenge(prefix, rights),
  ...chapterParts(prefix, editBy, rights),
  ...lessonParts(prefix, editBy, rights),
  ...quizParts(prefix, editBy, rights),
});
