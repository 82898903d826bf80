import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { day } from '#core/kernel/time.ts';
import { databaseWorld, type DatabaseWorld } from '#fixtures/engine/database-world.ts';
import { atOnce, crowds, times, warmUp } from '#fixtures/engine/races.ts';
import { actorFor, staff } from '#fixtures/engine/world.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { liveOne, lives } from '#fixtures/learning/sequences/lives.ts';
import { schoolIn, schoolSeed } from '#fixtures/learning/school.ts';
import { rows } from '../engine/database.ts';

let here: DatabaseWorld;
beforeAll(async () => {
  here = await databaseWorld();
});
afterAll(() => here.close());

const open = async (crowd = 0) => {
  const { people, seed } = schoolSeed({ crowd });
  const { users, media, transfers } = seed;
  await here.seed({ users, media, transfers });
  const school = schoolIn(here, people);
  return { ...people, ...school, written: await school.publish() };
};

const walletOf = (userId: string) => here.ports.reads.wallets.of(userId);
const count = async (sql: string, ...values: string[]): Promise<number> =>
  Number(
    (await rows<{ count: number }>(here.db, `select count(*)::int as count from ${sql}`, values))[0]?.count,
  );

/** Nothing but what was asked for moved. */
const expectClean = async (): Promise<void> => {
  expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
};

describe('enrolments at the same instant', () => {
  it.each(crowds)('of %i people are as many, and of one person one', async (crowd) => {
    const { learning, author, learner, others, written } = await open(crowd);
    const enrol = (user: typeof learner) => () =>
      learning.enroll(actorFor(user), { id: written.id, price: 300 });
    await warmUp(here.db);
    const many = await atOnce(others.map(enrol));
    expect([many.faults, many.codes, many.done]).toEqual([[], [], crowd]);
    const again = await atOnce(times(crowd, () => enrol(learner)));
    expect([again.faults, again.codes, again.done]).toEqual([[], ['enrolment.exists'], 1]);
    expect(await walletOf(learner.id)).toMatchObject({ fitCoin: 4_700, heldFitCoin: 0 });
    expect(await walletOf(author.id)).toMatchObject({ fitCoin: 0, heldFitCoin: 255 * (crowd + 1) });
    expect((await learning.readChallenge(staff, written.id)).learners).toBe(crowd + 1);
    await expectClean();
  });

  it('of two authors in each other’s challenges wait for nobody', async () => {
    const one = await open();
    const other = await open();
    const purses = [one, other].map(({ author }) =>
      aTransfer({ userId: author.id, coin: 'FIT_COIN', amount: 1_000 }),
    );
    await here.seed({ transfers: purses });
    await warmUp(here.db);
    const { faults, done } = await atOnce([
      () => one.learning.enroll(one.asAuthor, { id: other.written.id, price: 300 }),
      () => other.learning.enroll(other.asAuthor, { id: one.written.id, price: 300 }),
    ]);
    expect([faults, done]).toEqual([[], 2]);
    await expectClean();
  });
});

describe('submissions at the same instant', () => {
  it.each(crowds)('of %i are scored as many as are allowed', async (crowd) => {
    const { learning, asLearner, written, enrolled, readDocument } = await open();
    const id = await enrolled(written.id);
    await readDocument(written.document);
    const { questions } = await learning.readWorkingQuiz(staff, written.lessonQuiz);
    const answers = Object.fromEntries(
      questions.map(({ id: question, choices }) => [question, [choices[1]!.id]]),
    ); // each has three
    await warmUp(here.db);
    const { faults, codes, done } = await atOnce(
      times(crowd, () => () => learning.beginAndSubmit(asLearner, { quizId: written.lessonQuiz, answers })),
    );
    expect([faults, done]).toEqual([[], Math.min(3, crowd)]);
    expect(codes).toEqual(crowd > 3 ? ['quiz.max_attempts'] : []);
    expect(await count('quiz_attempts where enrolment_id = ?', id)).toBe(Math.min(3, crowd));
    expect((await learning.readQuiz(asLearner, written.lessonQuiz)).attempts.used).toBe(Math.min(3, crowd));
  });

  it.each(crowds)('of one attempt by %i tabs are one, and %i beginnings share it', async (crowd) => {
    const { learning, asLearner, written, enrolled, readDocument } = await open();
    await enrolled(written.id);
    await readDocument(written.document);
    await warmUp(here.db);
    const begun = await atOnce(
      times(crowd, () => () => learning.beginAttempt(asLearner, written.lessonQuiz)),
    );
    expect([begun.faults, begun.codes]).toEqual([[], []]);
    expect(new Set(begun.results.map(({ id }) => id)).size).toBe(1);
    expect(begun.results.filter(({ isNew }) => isNew)).toHaveLength(1);
    const { questions } = await learning.readWorkingQuiz(staff, written.lessonQuiz);
    const answers = Object.fromEntries(questions.map(({ id, choices }) => [id, [choices[0]!.id]])); // likewise
    const id = begun.results[0]?.id ?? '';
    const ended = await atOnce(times(crowd, () => () => learning.submitAttempt(asLearner, { id, answers })));
    expect([ended.faults, ended.codes, ended.done]).toEqual([[], ['quiz.already_completed'], 1]);
  });
});

describe('the last step', () => {
  it.each(crowds)('taken %i times at the same instant gives one certificate', async (crowd) => {
    const { learning, asLearner, written, enrolled, readDocument, take, watchVideo, forwardSeconds } =
      await open();
    const id = await enrolled(written.id);
    await readDocument(written.document);
    await take(written.lessonQuiz);
    await watchVideo(written.video);
    await take(written.chapterQuiz);
    const session = await learning.beginLessonSession(asLearner, written.last);
    forwardSeconds(10);
    await learning.beatLesson(asLearner, {
      sessionId: session.id,
      seq: 1,
      visibleMs: 10_000,
      reachedEnd: true,
    });
    await warmUp(here.db);
    const { faults, codes, done, results } = await atOnce(
      times(crowd, () => () => learning.completeLesson(asLearner, written.last)),
    );
    expect([faults, codes, done]).toEqual([[], ['lesson.already_completed'], 1]);
    expect(results[0]).toMatchObject({ completed: true, certificateId: expect.any(String) });
    expect(await count('signed_credentials where source_id = ?', id)).toBe(1);
    expect(
      await count(
        `events where event ->> 'type' = 'challenge.completed' and event ->> 'enrolmentId' = ?`,
        id,
      ),
    ).toBe(1);
    expect((await learning.readChallenge(staff, written.id)).completed).toBe(1);
  });
});

describe('what was paid', () => {
  it.each(crowds)('is given back once by %i refunds, or freed once by as many clocks', async (crowd) => {
    const { learning, author, learner, asLearner, asOther, written, enrolled } = await open();
    const id = await enrolled(written.id);
    await enrolled(written.id, asOther);
    await warmUp(here.db);
    const back = await atOnce(times(crowd, () => () => learning.refundOwn(asLearner, id)));
    expect([back.faults, back.codes, back.done]).toEqual([[], ['enrolment.not_refundable'], 1]);
    expect(await walletOf(learner.id)).toMatchObject({ fitCoin: 5_000 });
    here.clock.forward(7 * day);
    const freed = await atOnce(times(crowd, () => () => learning.settleEarnings(system)));
    expect(freed.faults).toEqual([]);
    // Those of the races before are due too, and a clock takes a hundred at a time.
    while ((await learning.settleEarnings(system)) > 0);
    expect(await walletOf(author.id)).toMatchObject({ fitCoin: 255, heldFitCoin: 0 });
    await expectClean();
  });
});

describe('random lives', () => {
  it('leave the ledger clean', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        const { people, seed } = schoolSeed();
        await here.seed({ users: seed.users, media: seed.media, transfers: seed.transfers });
        const { breaches } = await liveOne(here, people, life);
        expect(breaches).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
