import { describe, expect, it } from 'vitest';
import type { User } from '#core/people/account/user.ts';
import { openSchool, type OpenSchool } from '../testing/open-school.ts';

type Reader = Pick<User, 'id'> | null;

/** Every way to a lesson: its text, its files with captions, its clock, its mark, what is said and kept beside it. */
const answersOf = async (here: OpenSchool, reader: Reader, lesson: string) => ({
  text: await here.answerTo(reader, 'get', `/lessons/${lesson}`),
  media: await here.answerTo(reader, 'get', `/lessons/${lesson}/media`),
  session: await here.answerTo(reader, 'post', `/lessons/${lesson}/sessions`, {}),
  complete: await here.answerTo(reader, 'post', `/lessons/${lesson}/complete`, {}),
  note: await here.answerTo(reader, 'put', `/lessons/${lesson}/note`, { text: 'Nhớ' }),
  comments: await here.answerTo(reader, 'get', `/lessons/${lesson}/comments`),
  bookmark: await here.answerTo(reader, 'put', `/lessons/${lesson}/bookmark`),
});

/** Wholly shut, with one reason wherever there is one. */
const shut = (reason: string) => ({
  text: reason,
  media: reason,
  session: reason,
  complete: reason,
  note: reason,
  comments: '404 lesson.not_found',
  bookmark: '404 lesson.not_found',
});

const begin = (here: OpenSchool, reader: Reader, quiz: string) =>
  here.answerTo(reader, 'post', `/quizzes/${quiz}/attempts`);

describe('what is not open', () => {
  it('is shut to visitors and members but for previews, which nobody of them measures', async () => {
    const here = openSchool();
    const { document, video, lessonQuiz } = await here.publish();
    const signIn = '401 access.sign_in_required';
    expect(await answersOf(here, null, video)).toEqual({
      ...shut('403 enrolment.required'),
      session: signIn,
      complete: signIn,
      note: signIn,
      bookmark: signIn,
    });
    expect(await answersOf(here, null, document)).toEqual({
      text: 200,
      media: 200,
      session: signIn,
      complete: signIn,
      note: signIn,
      comments: 200,
      bookmark: signIn,
    });
    expect(await answersOf(here, here.other, video)).toEqual(shut('403 enrolment.required'));
    expect(await answersOf(here, here.other, document)).toEqual({
      text: 200,
      media: 200,
      session: '403 enrolment.required',
      complete: '403 enrolment.required',
      note: 200,
      comments: 200,
      bookmark: 200,
    });
    const kept = await here.ask(here.other, 'get', '/me/bookmarks?kind=LESSON');
    expect(kept.body.items).toMatchObject([
      { kind: 'LESSON', lesson: { id: document, title: 'Đo vòng eo' } },
    ]);
    expect((await here.ask(here.other, 'get', `/lessons/${document}`)).body.bookmarked).toBe(true);
    expect(await begin(here, here.other, lessonQuiz)).toBe('403 enrolment.required');
    const { body } = await here.ask(here.other, 'get', `/quizzes/${lessonQuiz}`);
    expect([body.state, body.reason]).toEqual(['LOCKED', 'enrolment.required']);
  });

  it('opens step by step to its learner', async () => {
    const here = openSchool();
    const written = await here.publish();
    const { learner, ask, answerTo } = here;
    const { document, video, last, lessonQuiz, chapterQuiz, chapters } = written;
    const enrolled = await ask(learner, 'post', `/challenges/${written.id}/enroll`, { price: 300 });
    expect(enrolled).toMatchObject({ status: 201, body: { next: { kind: 'LESSON', id: document } } });
    const quizzes = async () => [
      await begin(here, learner, lessonQuiz),
      await begin(here, learner, chapterQuiz),
    ];
    const completions = async () => [
      await answerTo(learner, 'post', `/chapters/${chapters[0]}/complete`),
      await answerTo(learner, 'post', `/chapters/${chapters[1]}/complete`),
      await answerTo(learner, 'post', `/challenges/${written.id}/complete`),
    ];
    const lacks = '422 chapter.lessons_not_completed';
    const challengeLacks = '422 challenge.chapters_not_completed';

    expect(await answersOf(here, learner, video)).toEqual(shut('422 lesson.cannot_learn'));
    expect(await answersOf(here, learner, last)).toEqual(shut('422 lesson.cannot_learn'));
    expect(await quizzes()).toEqual(['422 lesson.not_finished', lacks]);
    expect(await completions()).toEqual([lacks, lacks, challengeLacks]);
    expect(await answerTo(learner, 'post', `/lessons/${document}/complete`, {})).toBe(
      '422 lesson.not_finished',
    );

    await here.readDocument(document);
    expect(await answerTo(learner, 'post', `/lessons/${document}/complete`, {})).toBe(
      '422 quiz.complete_first',
    );
    expect(await answersOf(here, learner, video)).toEqual(shut('422 lesson.cannot_learn'));
    const page = (await ask(learner, 'get', `/challenges/${written.id}`)).body;
    expect(page.chapters[0].lessons[0]).toMatchObject({
      state: 'OPEN',
      reason: 'quiz.complete_first',
      quizId: lessonQuiz,
    });

    await here.take(lessonQuiz, 3);
    expect(await answersOf(here, learner, video)).toEqual(shut('422 lesson.cannot_learn'));
    await here.take(lessonQuiz, 4);
    expect(await begin(here, learner, lessonQuiz)).toBe('409 quiz.already_passed');
    expect(await answerTo(learner, 'post', `/lessons/${document}/complete`, {})).toBe(
      '409 lesson.already_completed',
    );
    const opened = await answersOf(here, learner, video);
    expect(opened).toEqual({
      text: 200,
      media: 200,
      session: 201,
      complete: '422 lesson.not_finished',
      note: 200,
      comments: 200,
      bookmark: 200,
    });
    expect(await begin(here, learner, chapterQuiz)).toBe(lacks);

    await here.watchVideo(video);
    expect(await answerTo(learner, 'post', `/lessons/${video}/complete`, {})).toBe(
      '409 lesson.already_completed',
    );
    expect(await completions()).toEqual(['422 quiz.not_completed', lacks, challengeLacks]);
    expect(await answersOf(here, learner, last)).toEqual(shut('422 lesson.cannot_learn'));
    await here.take(chapterQuiz, 4);
    expect(await completions()).toEqual(['409 chapter.already_completed', lacks, challengeLacks]);

    const done = await here.readDocument(last);
    expect(done).toMatchObject({ percent: 100, completed: true });
    expect(await completions()).toEqual([
      '409 chapter.already_completed',
      '409 chapter.already_completed',
      '409 challenge.already_completed',
    ]);
    for (const lesson of [document, video, last])
      expect(await answerTo(learner, 'get', `/lessons/${lesson}`)).toBe(200);
    const mine = (await ask(learner, 'get', '/me/challenges?status=COMPLETED')).body;
    expect(mine.items[0].enrolment.certificateId).toBe(done.certificateId);
    expect(await answerTo(null, 'get', `/certificates/${done.certificateId}`)).toBe(200);
  });

  it('is shut again after a refund, and to a held or banned account', async () => {
    const here = openSchool();
    const written = await here.publish();
    const id = await here.enrolled(written.id);
    await here.readDocument(written.document);
    const attempt = await here.learning.beginAttempt(here.asLearner, written.lessonQuiz);
    const session = await here.learning.beginLessonSession(here.asLearner, written.document);
    const beat = () =>
      here.answerTo(here.learner, 'post', `/lesson-sessions/${session.id}/beats`, { seq: 1 });
    expect(await here.answerTo(here.learner, 'post', `/enrolments/${id}/refund`)).toBe(200);
    expect(await answersOf(here, here.learner, written.video)).toEqual(shut('403 enrolment.required'));
    expect(await beat()).toBe('409 lesson.session_superseded');
    expect(await begin(here, here.learner, written.lessonQuiz)).toBe('403 enrolment.required');
    expect(await here.answerTo(here.learner, 'get', `/quiz-attempts/${attempt.id}`)).toBe(
      '404 quiz.attempt_not_found',
    );

    const otherId = await here.enrolled(written.id, here.asOther);
    const other = await here.learning.beginLessonSession(here.asOther, written.document);
    const users = here.store.committed.table('users');
    for (const status of ['HOLD', 'BAN'] as const) {
      users.set(here.other.id, { ...here.other, status });
      const asked = [
        ['post', `/lessons/${written.document}/sessions`],
        ['post', `/lesson-sessions/${other.id}/beats`],
        ['post', `/lessons/${written.document}/complete`],
        ['put', `/lessons/${written.document}/note`],
        ['post', `/quizzes/${written.lessonQuiz}/attempts`],
        ['post', `/enrolments/${otherId}/refund`],
      ] as const;
      for (const [method, path] of asked) {
        const answer = await here.ask(here.other, method, path, { seq: 1, text: 'Nhớ' });
        expect([path, answer.code]).toEqual([path, `auth.user_${status.toLowerCase()}`]);
      }
      // What everybody may read they may, too; what is theirs alone is shut, and has no address.
      for (const path of [`/lessons/${written.video}`, `/lessons/${written.video}/media`])
        expect((await here.ask(here.other, 'get', path)).status).toBeGreaterThanOrEqual(401);
    }
  });

  it('is all open to its author, who stores nothing', async () => {
    const here = openSchool();
    const { id, video, last, lessonQuiz } = await here.publish();
    for (const lesson of [video, last]) {
      const { status, body } = await here.ask(here.author, 'get', `/lessons/${lesson}`);
      expect([status, body.progress]).toEqual([200, null]);
    }
    expect(await begin(here, here.author, lessonQuiz)).toBe('403 enrolment.required');
    expect(await here.answerTo(here.author, 'post', `/challenges/${id}/enroll`, { price: 300 })).toBe(
      '422 challenge.own',
    );
    expect(here.rows('lessonProgresses')).toEqual([]);
  });
});
