import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { refusalOf, staff, system, visitor } from '#fixtures/engine/world.ts';
import { school } from '#fixtures/learning/school.ts';

describe('A learner', () => {
  it('buys, learns, fails, passes and finishes, and the certificate comes with the last step', async () => {
    const here = school();
    const { learning, asLearner } = here;
    const written = await here.publish();
    const before = await learning.readChallenge(asLearner, 'khoi-dong-14-ngay');
    expect([before.pay, before.enrolment, before.percent, before.next]).toEqual([300, null, 0, null]);
    expect(before.chapters.map(({ state, reason }) => [state, reason])).toEqual([
      ['OPEN', null],
      ['LOCKED', 'enrolment.required'],
    ]);
    const id = await here.enrolled(written.id);
    expect(await here.coinsOf(here.learner.id)).toBe(4_700);
    expect(await learning.readEnrolment(asLearner, id)).toMatchObject({
      status: 'IN_PROGRESS',
      paid: 300,
      percent: 0,
      next: { kind: 'LESSON', id: written.document },
      wallet: { fitCoin: 4_700 },
    });

    expect(await refusalOf(learning.readLesson(asLearner, written.video))).toBe('lesson.cannot_learn');
    expect(await refusalOf(learning.beginAttempt(asLearner, written.lessonQuiz))).toBe('lesson.not_finished');
    const read = await here.readDocument(written.document);
    expect(read).toMatchObject({
      lesson: { state: 'OPEN', contentDone: true },
      next: { kind: 'QUIZ', id: written.lessonQuiz },
      percent: 0,
    });
    expect(await refusalOf(learning.completeLesson(asLearner, written.document))).toBe('quiz.complete_first');

    const failed = await here.take(written.lessonQuiz, 3);
    expect(failed).toMatchObject({
      score: 75,
      right: 3,
      passed: false,
      review: null,
      attempts: { used: 1, allowed: 3, left: 2 },
      next: { kind: 'QUIZ', id: written.lessonQuiz },
    });
    const passed = await here.take(written.lessonQuiz, 4);
    expect(passed).toMatchObject({ score: 100, passed: true, best: 100, percent: 25 });
    expect(passed.review?.[0]).toMatchObject({ right: true, explanation: 'Vì sao 1' });
    expect(await refusalOf(learning.completeLesson(asLearner, written.document))).toBe(
      'lesson.already_completed',
    );

    const watched = await here.watchVideo(written.video);
    expect(watched.progress).toMatchObject({
      watchedSeconds: 60,
      contentDone: true,
      done: true,
      positionMs: 60_000,
    });
    expect(await refusalOf(learning.readLesson(asLearner, written.last))).toBe('lesson.cannot_learn');
    await here.take(written.chapterQuiz, 4);
    const done = await here.readDocument(written.last);
    expect(done).toMatchObject({ percent: 100, completed: true, next: null });

    expect(await learning.readEnrolment(asLearner, id)).toMatchObject({
      status: 'COMPLETED',
      percent: 100,
      next: null,
    });
    const [credential] = here.rows('signedCredentials');
    expect(credential).toMatchObject({
      kind: 'CERTIFICATE',
      sourceId: id,
      userId: here.learner.id,
      name: 'Nguyễn Minh Anh',
      title: 'Khởi động 14 ngày',
      author: 'Trần Quốc Bảo',
      score: 100,
      template: 'ENERGY',
    });
    await here.settle();
    const topics = here
      .rows('notifications')
      .filter(({ userId }) => userId === here.learner.id)
      .map(({ topic }) => topic);
    expect(topics).toEqual(expect.arrayContaining(['challenge_enrolled', 'challenge_completed']));
    expect(here.rows('mails').map(({ mail }) => mail.template)).toContain('certificate_issued');
    expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('pays the author on day seven, the price less fifteen percent rounded down', async () => {
    const here = school({ price: 333 });
    const written = await here.publish();
    await here.enrolled(written.id);
    const wallet = () => here.ports.reads.wallets.of(here.author.id);
    expect(await wallet()).toMatchObject({ fitCoin: 0, heldFitCoin: 284 });
    here.clock.forward(7 * day - 1);
    expect(await here.learning.settleEarnings(system)).toBe(0);
    here.clock.forward(1);
    expect(await here.learning.settleEarnings(system)).toBe(1);
    expect(await wallet()).toMatchObject({ fitCoin: 284, heldFitCoin: 0 });
    expect(await here.learning.settleEarnings(system)).toBe(0);
    expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('takes it back alone in time and hardly begun, once', async () => {
    const here = school();
    const { learning, asLearner } = here;
    const written = await here.publish();
    const id = await here.enrolled(written.id);
    expect(await learning.refundOwn(asLearner, id)).toMatchObject({
      status: 'CANCELED',
      cancelReason: 'BY_LEARNER',
    });
    expect(await here.coinsOf(here.learner.id)).toBe(5_000);
    expect(await refusalOf(learning.refundOwn(asLearner, id))).toBe('enrolment.not_refundable');
    expect(await refusalOf(learning.readLesson(asLearner, written.video))).toBe('enrolment.required');
    const again = await here.enrolled(written.id);
    expect(await refusalOf(learning.refundOwn(asLearner, again))).toBe('enrolment.not_refundable');
    expect(await refusalOf(learning.refundOwn(here.asOther, again))).toBe('enrolment.not_found');

    const otherId = await here.enrolled(written.id, here.asOther);
    await here.readDocument(written.document, here.asOther);
    await here.take(written.lessonQuiz, 4, here.asOther);
    expect((await learning.readEnrolment(here.asOther, otherId)).percent).toBe(25);
    expect(await refusalOf(learning.refundOwn(here.asOther, otherId))).toBe('enrolment.not_refundable');
    expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });

  it('is not refunded alone on day eight', async () => {
    const here = school();
    const written = await here.publish();
    const id = await here.enrolled(written.id);
    here.clock.forward(7 * day);
    expect(await refusalOf(here.learning.refundOwn(here.asLearner, id))).toBe('enrolment.not_refundable');
  });

  it('is refunded by staff also after the author was paid, and loses the certificate', async () => {
    const here = school();
    const { learning } = here;
    const written = await here.publish();
    const id = await here.enrolled(written.id);
    await here.finish(written);
    here.clock.forward(8 * day);
    await learning.settleEarnings(system);
    await learning.refundByStaff(staff, { id, reason: 'Nội dung không như mô tả.' });
    expect(await here.coinsOf(here.learner.id)).toBe(5_000);
    expect(await here.coinsOf(here.author.id)).toBe(255);
    expect(here.rows('signedCredentials')[0]).toMatchObject({ reason: 'REFUNDED' });
    expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
    expect((await learning.readChallenge(visitor, written.id)).learners).toBe(0);
  });

  it('can’t enrol in their own, in what changed its price, or twice', async () => {
    const here = school();
    const { learning, asLearner } = here;
    const written = await here.publish();
    expect(await refusalOf(learning.enroll(here.asAuthor, { id: written.id, price: 300 }))).toBe(
      'challenge.own',
    );
    expect(await refusalOf(learning.enroll(asLearner, { id: written.id, price: 240 }))).toBe(
      'challenge.price_changed',
    );
    await here.enrolled(written.id);
    expect(await refusalOf(learning.enroll(asLearner, { id: written.id, price: 300 }))).toBe(
      'enrolment.exists',
    );
    const poor = school({ coins: 10 });
    const other = await poor.publish();
    expect(await refusalOf(poor.enrolled(other.id))).toBe('coin.not_enough');
    expect(poor.rows('enrolments')).toEqual([]);
  });
});

describe('A video', () => {
  it('does not count at 89 percent, by a jump to the end, or by one beat of everything', async () => {
    const here = school();
    const { learning, asLearner } = here;
    const written = await here.publish();
    await here.enrolled(written.id);
    await here.readDocument(written.document);
    await here.take(written.lessonQuiz);
    const session = await learning.beginLessonSession(asLearner, written.video);
    const beat = (seq: number, from: number, to: number) =>
      learning.beatLesson(asLearner, {
        sessionId: session.id,
        seq,
        spans: [[from, to]],
        positionMs: to * 1_000,
      });
    expect(await beat(1, 0, 60)).toMatchObject({ watchedSeconds: 2, contentDone: false });
    here.forwardSeconds(5);
    expect(await beat(2, 0, 60)).toMatchObject({ watchedSeconds: 12 });
    expect(await beat(2, 12, 60)).toMatchObject({ watchedSeconds: 12 });
    expect(await beat(1, 12, 60)).toMatchObject({ watchedSeconds: 12 });
    here.forwardSeconds(20);
    expect(await beat(3, 12, 53)).toMatchObject({ watchedSeconds: 52, contentDone: false, secondsLeft: 2 });
    here.forwardSeconds(1);
    expect(await beat(4, 59, 60)).toMatchObject({ watchedSeconds: 53, contentDone: false });
    expect(await beat(5, 52, 53)).toMatchObject({ watchedSeconds: 54, contentDone: true });
    const other = await learning.beginLessonSession(asLearner, written.video);
    expect(await refusalOf(beat(6, 0, 1))).toBe('lesson.session_superseded');
    expect(other.progress.watchedSeconds).toBe(54);
  });
});

describe('A timed attempt', () => {
  it('ends by the server’s clock with what was saved, and a reload keeps its questions', async () => {
    const here = school();
    const { learning, asLearner } = here;
    const written = await here.write();
    const quiz = await learning.readWorkingQuiz(staff, written.lessonQuiz);
    await learning.editQuiz(here.asAuthor, {
      id: quiz.id,
      version: quiz.version,
      timeLimit: 60,
      attempts: 2,
    });
    await learning.publishChallenge(staff, written.id);
    await here.enrolled(written.id);
    await here.readDocument(written.document);
    const first = await learning.beginAttempt(asLearner, quiz.id);
    here.forwardSeconds(20);
    const reloaded = await learning.beginAttempt(asLearner, quiz.id);
    expect([reloaded.id, reloaded.isNew, reloaded.questions]).toEqual([first.id, false, first.questions]);
    expect(JSON.stringify(first)).not.toMatch(/isCorrect|explanation|Vì sao/);
    const [question] = quiz.questions;
    await learning.saveAttempt(asLearner, {
      id: first.id,
      answers: { [question!.id]: [question!.choices[0]!.id] },
    }); // it has some
    here.forwardSeconds(51);
    expect(await learning.expireAttempts(system)).toBe(1);
    expect(await learning.readAttempt(asLearner, first.id)).toMatchObject({
      status: 'EXPIRED',
      score: 25,
      passed: false,
    });
    expect(await learning.readQuiz(asLearner, quiz.id)).toMatchObject({
      attempts: { used: 1, left: 1 },
      openAttemptId: null,
    });
    const second = await learning.beginAttempt(asLearner, quiz.id);
    here.forwardSeconds(5 * 60);
    expect(await refusalOf(learning.beginAttempt(asLearner, quiz.id))).toBe('quiz.max_attempts');
    expect(await learning.readAttempt(asLearner, second.id)).toMatchObject({ status: 'EXPIRED', score: 0 });
    await learning.askForAttempts(asLearner, quiz.id);
    expect(await refusalOf(learning.askForAttempts(asLearner, quiz.id))).toBe('quiz.already_asked');
    const [enrolment] = here.rows('enrolments');
    const { items } = await learning.listLearners(here.asAuthor, { id: written.id });
    expect(items).toMatchObject([{ isStuck: true, userName: 'Nguyễn Minh Anh' }]);
    await learning.resetQuiz(here.asAuthor, { enrolmentId: enrolment!.id, quizId: quiz.id }); // enrolled above
    expect(await here.take(quiz.id)).toMatchObject({
      passed: true,
      attempts: { used: 3, allowed: 4, left: 1 },
    });
    expect(here.events('quiz.exhausted')).toHaveLength(1);
  });
});

describe('An edition', () => {
  it('reaches learners at once as a correction, and undoes nothing as a new structure', async () => {
    const here = school();
    const { learning, asLearner } = here;
    const written = await here.publish();
    const id = await here.enrolled(written.id);
    await here.readDocument(written.document);
    await here.take(written.lessonQuiz);
    const lesson = await learning.readWorkingLesson(here.asAuthor, written.document);
    await learning.editLesson(here.asAuthor, {
      id: lesson.id,
      version: lesson.version,
      title: 'Đo vòng eo cho đúng',
    });
    expect((await learning.readLesson(asLearner, lesson.id)).title).toBe('Đo vòng eo');
    expect(await learning.compareWithEdition(staff, written.id)).toEqual({
      kind: 'CORRECTION', added: [], removed: [], changed: ['Đo vòng eo cho đúng'],
    }); // prettier-ignore
    await learning.publishChallenge(staff, written.id);
    expect((await learning.readLesson(asLearner, lesson.id)).title).toBe('Đo vòng eo cho đúng');
    expect((await learning.readEnrolment(asLearner, id)).maySwitch).toBe(false);

    const added = await learning.addLesson(here.asAuthor, {
      chapterId: written.chapters[0],
      title: 'Bài mới ở đầu',
      type: 'DOCUMENT',
      html: `<p>${'từ '.repeat(60)}</p>`,
    });
    const copy = await here.copyOf(written.id);
    await learning.orderTree(here.asAuthor, {
      id: written.id,
      version: copy.version,
      chapters: [
        { id: written.chapters[0], lessonIds: [added, written.document, written.video] },
        { id: written.chapters[1], lessonIds: [written.last] },
      ],
    });
    await learning.publishChallenge(staff, written.id);
    expect(await learning.readEnrolment(asLearner, id)).toMatchObject({
      percent: 25,
      maySwitch: true,
      editionNo: 1,
    });
    expect(await refusalOf(learning.readLesson(asLearner, added))).toBe('lesson.not_found');
    await here.settle();
    expect(here.rows('notifications').map(({ topic }) => topic)).toContain('challenge_restructured');
    const switched = await learning.switchEdition(asLearner, id);
    expect(switched).toMatchObject({ editionNo: 3, percent: 20 });
    const page = await learning.readChallenge(asLearner, written.id);
    expect(page.chapters[0]?.lessons.map(({ state }) => state)).toEqual(['OPEN', 'DONE', 'LOCKED']);
    expect(await learning.publishChallenge(staff, written.id)).toBe(written.id);
    expect((await here.copyOf(written.id)).editions.map(({ number, kind }) => [number, kind])).toEqual([
      [3, 'STRUCTURE'],
      [2, 'CORRECTION'],
      [1, 'STRUCTURE'],
    ]);
  });
});

describe('A coach who writes', () => {
  it('submits, gets a reason, corrects, and is published by staff; nobody else sees it before', async () => {
    const here = school();
    const { learning, asAuthor, asLearner } = here;
    const written = await here.write();
    for (const stranger of [asLearner, visitor])
      expect(await refusalOf(learning.readChallenge(stranger, written.id))).toBe('challenge.not_found');
    expect(await refusalOf(learning.readWorkingCopy(asLearner, written.id))).toBe('challenge.not_found');
    expect(await refusalOf(learning.publishChallenge(asAuthor, written.id))).toBe('access.not_authorized');
    expect(await refusalOf(learning.featureChallenge(asAuthor, { id: written.id, place: 1 }))).toBe(
      'access.not_authorized',
    );
    expect(await refusalOf(learning.createChallenge(asLearner, { title: 'Của tôi', language: 'vi' }))).toBe(
      'coach.not_coach',
    );
    await learning.submitChallenge(asAuthor, written.id);
    expect(await refusalOf(learning.submitChallenge(asAuthor, written.id))).toBe('challenge.not_waiting');
    await learning.returnChallenge(staff, { id: written.id, reason: 'Hãy thêm phụ đề cho video.' });
    expect(await here.copyOf(written.id)).toMatchObject({
      submission: 'RETURNED',
      returnReason: 'Hãy thêm phụ đề cho video.',
    });
    await learning.submitChallenge(asAuthor, written.id);
    await learning.publishChallenge(staff, written.id);
    expect((await learning.readChallenge(visitor, written.id)).status).toBe('PUBLISHED');
    expect((await learning.listChallenges(visitor, { q: 'khoi dong' })).items.map(({ id }) => id)).toEqual([
      written.id,
    ]);
    await here.settle();
    expect(here.rows('notifications').map(({ userId, topic }) => [userId, topic])).toEqual(
      expect.arrayContaining([
        [here.author.id, 'challenge_returned'],
        [here.author.id, 'challenge_published'],
      ]),
    );
  });

  it('is told each thing that lacks', async () => {
    const here = school();
    const { learning, asAuthor } = here;
    const id = await learning.createChallenge(asAuthor, { title: 'Chưa xong', language: 'vi' });
    const { checklist } = await here.copyOf(id);
    expect(checklist.issues.map(({ path }) => path)).toEqual([
      'body.summary', 'body.description', 'body.coverId', 'body.template', 'body.chapters',
    ]); // prettier-ignore
    expect(await refusalOf(learning.submitChallenge(asAuthor, id))).toBe('challenge.not_ready');
    expect(await refusalOf(learning.publishChallenge(staff, id))).toBe('challenge.not_ready');
  });

  it('loses nothing to a second window', async () => {
    const here = school();
    const { learning, asAuthor } = here;
    const written = await here.write();
    const lesson = await learning.readWorkingLesson(asAuthor, written.document);
    const edit = (title: string) =>
      learning.editLesson(asAuthor, { id: lesson.id, version: lesson.version, title });
    await edit('Một');
    expect(await refusalOf(edit('Hai'))).toBe('version.stale');
    expect((await learning.readWorkingLesson(asAuthor, lesson.id)).title).toBe('Một');
    const { version } = await here.copyOf(written.id);
    const order = [
      { id: written.chapters[1], lessonIds: [written.last, written.video] },
      { id: written.chapters[0], lessonIds: [written.document] },
    ];
    await learning.orderTree(asAuthor, { id: written.id, version, chapters: order });
    expect(
      (await here.copyOf(written.id)).chapters.map((chapter) => chapter.lessons.map(({ id }) => id)),
    ).toEqual([[written.last, written.video], [written.document]]);
    expect(await refusalOf(learning.orderTree(asAuthor, { id: written.id, version, chapters: order }))).toBe(
      'version.stale',
    );
    const now = await here.copyOf(written.id);
    const missing = [{ id: written.chapters[0], lessonIds: [written.document] }];
    expect(
      await refusalOf(
        learning.orderTree(asAuthor, { id: written.id, version: now.version, chapters: missing }),
      ),
    ).toBe('chapter.order_required');
  });
});
