import { describe, expect, it } from 'vitest';
import { challengeErrors } from '#core/learning/challenge/errors.ts';
import { enrolmentErrors } from '#core/learning/enrolment/errors.ts';
import { gateErrors } from '#core/learning/gate/errors.ts';
import { lessonErrors } from '#core/learning/lesson/errors.ts';
import { quizErrors } from '#core/learning/quiz/errors.ts';
import { errorSentence } from '#adapters/ports/messages.ts';
import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { languages } from '#core/kernel/language.ts';
import type { User } from '#core/people/account/user.ts';
import { documentHtml } from '#fixtures/learning/school.ts';
import { openSchool, type OpenSchool } from '../testing/open-school.ts';

type Written = Awaited<ReturnType<OpenSchool['write']>>;
type Asked = readonly [
  user: Pick<User, 'id'> | null,
  method: 'get' | 'post' | 'put' | 'patch' | 'delete',
  path: string,
  body?: object,
];
/** Of a written challenge, what is asked in the end; what has to be so before is done on the way. */
type Ask = (here: OpenSchool, written: Written) => Asked | Promise<Asked>;

const published =
  (ask: Ask): Ask =>
  async (here, written) => {
    await here.ask(here.superUser, 'post', `/admin/challenges/${written.id}/publish`);
    return ask(here, written);
  };
const learning = (ask: Ask): Ask =>
  published(async (here, written) => {
    await here.enrolled(written.id);
    return ask(here, written);
  });
/** The document is read, its quiz is open. */
const atQuiz = (ask: Ask): Ask =>
  learning(async (here, written) => {
    await here.readDocument(written.document);
    return ask(here, written);
  });
const completed = (ask: Ask): Ask =>
  learning(async (here, written) => {
    await here.finish(written);
    return ask(here, written);
  });

const edit = async (here: OpenSchool, id: string, body: object): Promise<Asked> => {
  const { version } = await here.copyOf(id);
  return [here.author, 'patch', `/authoring/challenges/${id}`, { ...body, version }];
};
const editLesson = async (here: OpenSchool, id: string, body: object): Promise<Asked> => {
  const { version } = await here.learning.readWorkingLesson(here.asAuthor, id);
  return [here.author, 'patch', `/authoring/lessons/${id}`, { ...body, version }];
};
/** A quiz with one question, as far as it is written; publishing says what it lacks. */
const withQuestion =
  (question: object): Ask =>
  async (here, { id, lessonQuiz }) => {
    const { version } = await here.learning.readWorkingQuiz(here.asAuthor, lessonQuiz);
    const questions = [{ kind: 'SINGLE', text: 'Hỏi', choices: [], ...question }];
    await here.ask(here.author, 'patch', `/authoring/quizzes/${lessonQuiz}`, { questions, version });
    return [here.author, 'post', `/authoring/challenges/${id}/submit`];
  };
/** An empty draft. */
const ofDraft =
  (
    parts: Parameters<OpenSchool['learning']['createChallenge']>[1],
    method: 'post' | 'delete',
    path: string,
  ): Ask =>
  async (here) => {
    const id = await here.learning.createChallenge(here.asAuthor, parts);
    return [here.author, method, `/authoring/challenges/${id}${path}`];
  };

const draft = { title: 'Bản nháp', language: 'vi' } as const;
const newChallenge = '/authoring/challenges';

const asks: Readonly<Record<string, Ask>> = {
  'challenge.not_found': (here) => [here.other, 'get', '/challenges/none'],
  'challenge.required': (here) => [
    here.author,
    'post',
    '/authoring/quizzes',
    { level: 'CHALLENGE', title: 'X' },
  ],
  'challenge.image_not_found': (here) => [here.author, 'post', newChallenge, { ...draft, coverId: 'none' }],
  'challenge.has_chapters': (here, { id }) => [here.author, 'delete', `/authoring/challenges/${id}`],
  'challenge.slug_exists': (here, { id }) => {
    void here.learning.createChallenge(here.asAuthor, { ...draft, slug: 'ban-nhap' });
    return edit(here, id, { slug: 'ban-nhap' });
  },
  'challenge.slug_invalid': (here, { id }) => edit(here, id, { slug: 'Có dấu' }),
  'challenge.translation_exists': (here, { id }) => [
    here.author,
    'post',
    newChallenge,
    { ...draft, translationOf: id },
  ],
  'challenge.not_open': (here, { id }) => [here.superUser, 'post', `/admin/challenges/${id}/archive`],
  'challenge.not_ready': ofDraft(draft, 'post', '/submit'),
  'challenge.not_waiting': (here, { id }) => [here.author, 'post', `/authoring/challenges/${id}/withdraw`],
  'challenge.too_large': async (here, { id }) => {
    for (let count = 2; count < 30; count += 1)
      await here.learning.addChapter(here.asAuthor, { challengeId: id, title: `Tuần ${count}` });
    return [here.author, 'post', '/authoring/chapters', { challengeId: id, title: 'Quá nhiều' }];
  },
  'challenge.own': published((here, { id }) => [
    here.author,
    'post',
    `/challenges/${id}/enroll`,
    { price: 300 },
  ]),
  'challenge.price_changed': published((here, { id }) => [
    here.learner,
    'post',
    `/challenges/${id}/enroll`,
    { price: 1 },
  ]),
  'chapter.not_found': (here) => [here.author, 'get', '/authoring/chapters/none'],
  'chapter.has_lessons': (here, { chapters }) => [
    here.author,
    'delete',
    `/authoring/chapters/${chapters[0]}`,
  ],
  'chapter.id_required': (here) => [
    here.author,
    'post',
    '/authoring/lessons',
    { title: 'X', type: 'DOCUMENT' },
  ],
  'chapter.order_required': async (here, { id }) => {
    const { version } = await here.copyOf(id);
    return [here.author, 'put', `/authoring/challenges/${id}/order`, { version, chapters: [] }];
  },
  'certificate.required': ofDraft(draft, 'post', '/submit'),
  'lesson.not_found': (here) => [here.other, 'get', '/lessons/none'],
  'lesson.id_required': (here) => [
    here.author,
    'post',
    '/authoring/quizzes',
    { level: 'LESSON', title: 'X' },
  ],
  'lesson.order_required': async (here, { id, chapters }) => {
    const { version } = await here.copyOf(id);
    const order = chapters.map((chapter) => ({ id: chapter, lessonIds: [] }));
    return [here.author, 'put', `/authoring/challenges/${id}/order`, { version, chapters: order }];
  },
  'lesson.video_unusable': (here, { video }) => editLesson(here, video, { videoId: 'none' }),
  'lesson.captions_invalid': (here, { video }) =>
    editLesson(here, video, { captions: { vi: 'Không phải phụ đề' } }),
  'lesson.session_superseded': (here) => [here.learner, 'post', '/lesson-sessions/none/beats', { seq: 1 }],
  'lesson.note_too_long': published((here, { document }) => [
    here.learner,
    'put',
    `/lessons/${document}/note`,
    { text: 'a'.repeat(5_001) },
  ]),
  'lesson.cannot_learn': learning((here, { video }) => [here.learner, 'get', `/lessons/${video}`]),
  'lesson.not_finished': learning((here, { document }) => [
    here.learner,
    'post',
    `/lessons/${document}/complete`,
    {},
  ]),
  'lesson.already_completed': completed((here, { last }) => [
    here.learner,
    'post',
    `/lessons/${last}/complete`,
    {},
  ]),
  'chapter.lessons_not_completed': learning((here, { chapters }) => [
    here.learner,
    'post',
    `/chapters/${chapters[0]}/complete`,
  ]),
  'chapter.already_completed': completed((here, { chapters }) => [
    here.learner,
    'post',
    `/chapters/${chapters[0]}/complete`,
  ]),
  'challenge.chapters_not_completed': learning((here, { id }) => [
    here.learner,
    'post',
    `/challenges/${id}/complete`,
  ]),
  'challenge.already_completed': completed((here, { id }) => [
    here.learner,
    'post',
    `/challenges/${id}/complete`,
  ]),
  'quiz.complete_first': atQuiz((here, { document }) => [
    here.learner,
    'post',
    `/lessons/${document}/complete`,
    {},
  ]),
  'quiz.not_completed': atQuiz(async (here, { lessonQuiz, video, chapters }) => {
    await here.take(lessonQuiz);
    await here.watchVideo(video);
    return [here.learner, 'post', `/chapters/${chapters[0]}/complete`];
  }),
  'enrolment.required': published((here, { video }) => [here.learner, 'get', `/lessons/${video}`]),
  'quiz.not_found': (here) => [here.learner, 'get', '/quizzes/none'],
  'quiz.required': async (here) => {
    const id = await here.learning.createChallenge(here.asAuthor, {
      ...draft,
      summary: 'x',
      description: '<p>x</p>',
      coverId: here.cover.id,
      template: 'MODERN',
    });
    await here.learning.addChapter(here.asAuthor, { challengeId: id, title: 'Một' });
    const [chapter] = (await here.copyOf(id)).chapters;
    const lesson = { chapterId: chapter!.id, title: 'Một', type: 'DOCUMENT', html: documentHtml } as const; // just added
    await here.learning.addLesson(here.asAuthor, lesson);
    return [here.author, 'post', `/authoring/challenges/${id}/submit`];
  },
  'quiz.exists': (here, { document }) => [
    here.author,
    'post',
    '/authoring/quizzes',
    { level: 'LESSON', subjectId: document, title: 'X' },
  ],
  'quiz.question_required': async (here, { id, lessonQuiz }) => {
    const { version } = await here.learning.readWorkingQuiz(here.asAuthor, lessonQuiz);
    await here.ask(here.author, 'patch', `/authoring/quizzes/${lessonQuiz}`, { questions: [], version });
    return [here.author, 'post', `/authoring/challenges/${id}/submit`];
  },
  'quiz.question_id_required': async (here, { lessonQuiz }) => {
    const { version } = await here.learning.readWorkingQuiz(here.asAuthor, lessonQuiz);
    const questions = [{ id: 'none', kind: 'SINGLE', text: 'x', choices: [] }];
    return [here.author, 'patch', `/authoring/quizzes/${lessonQuiz}`, { questions, version }];
  },
  'quiz.answers_required': withQuestion({ choices: [{ text: 'Một', isCorrect: true }] }),
  'quiz.correct_answer_required': withQuestion({
    choices: [
      { text: 'Một', isCorrect: false },
      { text: 'Hai', isCorrect: false },
    ],
  }),
  'quiz.choice_empty': withQuestion({
    choices: [
      { text: '', isCorrect: true },
      { text: 'Hai', isCorrect: false },
    ],
  }),
  'quiz.choice_unknown': atQuiz((here, { lessonQuiz }) => [
    here.learner,
    'post',
    `/quizzes/${lessonQuiz}/attempts`,
    { answers: { none: ['x'] } },
  ]),
  'quiz.selected_required': atQuiz((here, { lessonQuiz }) => [
    here.learner,
    'post',
    `/quizzes/${lessonQuiz}/attempts`,
    { answers: {} },
  ]),
  'quiz.already_completed': atQuiz(async (here, { lessonQuiz }) => {
    const { id } = await here.take(lessonQuiz, 1);
    return [here.learner, 'post', `/quiz-attempts/${id}/submit`, { answers: {} }];
  }),
  'quiz.already_passed': atQuiz(async (here, { lessonQuiz }) => {
    await here.take(lessonQuiz);
    return [here.learner, 'post', `/quizzes/${lessonQuiz}/attempts`];
  }),
  'quiz.max_attempts': atQuiz(async (here, { lessonQuiz }) => {
    for (let count = 0; count < 3; count += 1) await here.take(lessonQuiz, 1);
    return [here.learner, 'post', `/quizzes/${lessonQuiz}/attempts`];
  }),
  'quiz.attempt_not_found': (here) => [here.learner, 'get', '/quiz-attempts/none'],
  'quiz.too_soon': async (here, written) => {
    const { version } = await here.learning.readWorkingQuiz(here.asAuthor, written.lessonQuiz);
    await here.learning.editQuiz(here.asAuthor, { id: written.lessonQuiz, version, attempts: 0 });
    return atQuiz(async (school, { lessonQuiz }) => {
      await school.take(lessonQuiz, 1);
      return [school.learner, 'post', `/quizzes/${lessonQuiz}/attempts`];
    })(here, written);
  },
  'quiz.already_asked': atQuiz(async (here, { lessonQuiz }) => {
    for (let count = 0; count < 3; count += 1) await here.take(lessonQuiz, 1);
    await here.ask(here.learner, 'post', `/quizzes/${lessonQuiz}/ask-reset`);
    return [here.learner, 'post', `/quizzes/${lessonQuiz}/ask-reset`];
  }),
  'quiz.attempts_left': atQuiz((here, { lessonQuiz }) => [
    here.learner,
    'post',
    `/quizzes/${lessonQuiz}/ask-reset`,
  ]),
  'enrolment.exists': learning((here, { id }) => [
    here.learner,
    'post',
    `/challenges/${id}/enroll`,
    { price: 300 },
  ]),
  'enrolment.not_found': (here) => [here.learner, 'post', '/enrolments/none/refund'],
  'enrolment.not_refundable': completed(async (here) => {
    const { body } = await here.ask(here.learner, 'get', '/me/challenges');
    return [here.learner, 'post', `/enrolments/${body.items[0].enrolment.id}/refund`];
  }),
  'challenge_review.not_allowed': learning((here, { id }) => [
    here.learner,
    'put',
    `/challenges/${id}/reviews`,
    { stars: 5 },
  ]),
  'challenge_review.not_found': published((here, { id }) => [
    here.learner,
    'delete',
    `/challenges/${id}/reviews`,
  ]),
};

const declared = Object.keys({
  ...gateErrors,
  ...lessonErrors,
  ...quizErrors,
  ...challengeErrors,
  ...enrolmentErrors,
});

describe('a refusal of learning', () => {
  it.each(Object.entries(asks))('%s reaches its reader in words of both languages', async (code, ask) => {
    const here = openSchool();
    const asked = await ask(here, await here.write());
    const { body } = await here.ask(...asked);
    const named = [body, ...(body.fields ?? [])].find((one: { code?: string }) => one.code === code);
    expect(named, `${body.code} ${JSON.stringify(body.fields ?? [])}`).toBeDefined();
    const details = languages.map((language) => errorSentence(language, code as ErrorCode, named.params)); // a key of ErrorCode
    expect(new Set(details).size).toBe(languages.length);
    // A name that was not filled in would stand there in braces.
    for (const detail of details) expect(detail).toMatch(/^[^{}]{10,}$/);
  });

  it('leaves out no code that its modules declare', () => {
    expect(declared.filter((code) => !Object.hasOwn(asks, code))).toEqual([]);
  });
});
