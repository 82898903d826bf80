import { describe, expect, it } from 'vitest';
import { openSchool } from '../testing/open-school.ts';

/** A learner who has come to the video of sixty seconds. */
const atVideo = async () => {
  const here = openSchool();
  const written = await here.publish();
  await here.enrolled(written.id);
  await here.readDocument(written.document);
  await here.take(written.lessonQuiz);
  const open = async () =>
    (await here.ask(here.learner, 'post', `/lessons/${written.video}/sessions`, {})).body.id as string;
  const beat = (session: string, body: object) =>
    here.ask(here.learner, 'post', `/lesson-sessions/${session}/beats`, body);
  return { ...here, written, open, beat };
};

describe('the time of a video', () => {
  it('is credited two seconds and twice what was waited, whatever one beat claims', async () => {
    const here = await atVideo();
    const session = await here.open();
    const all = { spans: [[0, 60]], positionMs: 60_000 };
    expect((await here.beat(session, { seq: 1, ...all })).body.watchedSeconds).toBe(2);
    here.forwardSeconds(10);
    const { body } = await here.beat(session, { seq: 2, ...all });
    expect(body).toMatchObject({
      watchedSeconds: 22,
      watched: [[0, 22]],
      secondsLeft: 32,
      contentDone: false,
    });
  });

  it('is credited no more by beats that are replayed, reordered, negative, huge or no numbers', async () => {
    const here = await atVideo();
    const session = await here.open();
    here.forwardSeconds(5);
    const first = await here.beat(session, { seq: 2, spans: [[0, 5]] });
    expect(first.body.watchedSeconds).toBe(5);
    for (const seq of [2, 1, 2])
      expect((await here.beat(session, { seq, spans: [[20, 40]] })).body).toMatchObject({
        watched: [[0, 5]],
      });
    for (const spans of [[[-10, 0]], [[50, 40]], [[5.5, 9.5]], [[60, 7_000]], [[9e15, 9e15 + 2]]])
      expect(
        (await here.beat(session, { seq: Math.ceil(Math.random() * 1e5) + 2, spans })).body.watchedSeconds,
      ).toBe(5);
    for (const spans of [[['0', '60']], [[null, 60]], [[0]], 'all'])
      expect((await here.beat(session, { seq: 999_999, spans })).status).toBe(400);
    for (const spans of [[[0, 60, 60]], Array.from({ length: 21 }, () => [0, 1])])
      expect(await here.beat(session, { seq: 999_999, spans })).toMatchObject({
        status: 413,
        code: 'input.too_large',
      });
    const nan = await here
      .as(here.learner)
      .post(`/api/lesson-sessions/${session}/beats`)
      .set('Content-Type', 'application/json')
      .send('{"seq":999999,"spans":[[NaN,60]]}');
    expect(nan.status).toBe(400);
    for (const positionMs of [-1, 1e12, 0.5])
      expect((await here.beat(session, { seq: 999_999, positionMs })).status).toBe(400);
  });

  it('is one clock, however many sessions are opened', async () => {
    const here = await atVideo();
    const one = await here.open();
    const other = await here.open();
    here.forwardSeconds(5);
    expect(await here.beat(one, { seq: 1, spans: [[0, 12]] })).toMatchObject({
      status: 409,
      code: 'lesson.session_superseded',
    });
    expect((await here.beat(other, { seq: 1, spans: [[0, 60]] })).body.watchedSeconds).toBe(12);
    const foreign = await here.ask(here.other, 'post', `/lesson-sessions/${other}/beats`, { seq: 2 });
    expect(foreign.code).toBe('lesson.session_superseded');
  });

  it('of ten seconds that are looped for an hour is ten', async () => {
    const here = await atVideo();
    const session = await here.open();
    for (let seq = 1; seq <= 240; seq += 1) {
      here.forwardSeconds(15);
      await here.learning.beatLesson(here.asLearner, {
        sessionId: session,
        seq,
        spans: [[10, 20]],
        positionMs: 20_000,
      });
    }
    const { body } = await here.ask(here.learner, 'get', `/lessons/${here.written.video}`);
    expect(body.progress).toMatchObject({ watchedSeconds: 10, contentDone: false, watched: [[10, 20]] });
  });
});

describe('the time of a document', () => {
  it('passes as on the server, and ends with its end', async () => {
    const here = openSchool();
    const written = await here.publish();
    await here.enrolled(written.id);
    const session = (await here.ask(here.learner, 'post', `/lessons/${written.document}/sessions`, {})).body
      .id as string;
    const beat = (body: object) => here.ask(here.learner, 'post', `/lesson-sessions/${session}/beats`, body);
    const complete = () => here.ask(here.learner, 'post', `/lessons/${written.document}/complete`, {});
    expect((await beat({ seq: 1, visibleMs: 60_000, reachedEnd: true })).body).toMatchObject({
      dwellSeconds: 0,
      secondsLeft: 5,
    });
    expect((await complete()).body).toMatchObject({
      code: 'lesson.not_finished',
      params: { leftSeconds: 5 },
    });
    here.forwardSeconds(4);
    await beat({ seq: 2, visibleMs: 60_000, reachedEnd: true });
    expect((await complete()).body.params).toEqual({ leftSeconds: 1 });
    here.forwardSeconds(1);
    await beat({ seq: 3, visibleMs: 1_000 });
    expect((await complete()).body).toMatchObject({
      lesson: { id: written.document, state: 'OPEN', contentDone: true },
      next: { kind: 'QUIZ', id: written.lessonQuiz },
      percent: 0,
      completed: false,
      certificateId: null,
    });
  });
});
