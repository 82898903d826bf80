import { describe, expect, it } from 'vitest';
import { openSchool, type OpenSchool } from '../testing/open-school.ts';

type Options = Readonly<{ timeLimit?: number; attempts?: number }>;

/** A learner before the quiz of the first lesson. */
const atQuiz = async ({ timeLimit, attempts }: Options = {}) => {
  const here = openSchool();
  const written = await here.write();
  const { version } = await here.learning.readWorkingQuiz(here.asAuthor, written.lessonQuiz);
  await here.learning.editQuiz(here.asAuthor, {
    id: written.lessonQuiz,
    version,
    timeLimit: timeLimit ?? null,
    attempts: attempts ?? 3,
  });
  const published = await here.ask(here.superUser, 'post', `/admin/challenges/${written.id}/publish`);
  expect(published.status).toBe(200);
  await here.enrolled(written.id);
  await here.readDocument(written.document);
  return { ...here, written, quiz: `/quizzes/${written.lessonQuiz}` };
};

/** By question, its right choice, or one that is wrong. */
const answersOf = async (here: OpenSchool, quizId: string, isCorrect: boolean) => {
  const { questions } = await here.learning.readWorkingQuiz(here.asAuthor, quizId);
  return Object.fromEntries(
    questions.map(({ id, choices }) => [id, [choices.find((choice) => choice.isCorrect === isCorrect)!.id]]), // both are there
  );
};

describe('a quiz', () => {
  it('scores what is left of fifty submissions at once', async () => {
    const here = await atQuiz();
    const answers = await answersOf(here, here.written.lessonQuiz, false);
    const sent = await Promise.all(
      Array.from({ length: 50 }, () =>
        here.answerTo(here.learner, 'post', `${here.quiz}/attempts`, { answers }),
      ),
    );
    expect(sent.filter((status) => status === 201)).toHaveLength(3);
    expect(new Set(sent)).toEqual(new Set([201, '422 quiz.max_attempts']));
    expect(here.rows('quizAttempts')).toHaveLength(3);
  });

  it('is one attempt in two tabs, submitted once', async () => {
    const here = await atQuiz();
    const [one, other] = [
      await here.ask(here.learner, 'post', `${here.quiz}/attempts`),
      await here.ask(here.learner, 'post', `${here.quiz}/attempts`),
    ];
    expect([one.status, other.status]).toEqual([201, 200]);
    expect({ ...other.body, now: null }).toEqual({ ...one.body, now: null });
    const answers = await answersOf(here, here.written.lessonQuiz, false);
    const submit = () =>
      here.answerTo(here.learner, 'post', `/quiz-attempts/${one.body.id}/submit`, { answers });
    expect([await submit(), await submit()]).toEqual([200, '409 quiz.already_completed']);
    expect((await here.ask(here.learner, 'get', here.quiz)).body.attempts).toEqual({
      used: 1,
      allowed: 3,
      left: 2,
    });
  });

  it('gives no fresh timed attempt to a reload, to Back, or to another device', async () => {
    const here = await atQuiz({ timeLimit: 60 });
    const first = await here.ask(here.learner, 'post', `${here.quiz}/attempts`);
    here.forwardSeconds(30);
    const device = here.as(here.learner);
    const again = await device.post(`/api${here.quiz}/attempts`);
    const { now: _then, ...begun } = first.body;
    const { now: _now, ...reloaded } = again.body;
    expect([again.status, reloaded]).toEqual([200, begun]);
    const read = await here.ask(here.learner, 'get', `/quiz-attempts/${first.body.id}`);
    expect(read.body).toMatchObject(begun);
    expect((await here.ask(here.learner, 'get', here.quiz)).body.attempts.used).toBe(1);
  });

  it('goes by the server’s clock: what comes late, or says when it is, changes nothing', async () => {
    const here = await atQuiz({ timeLimit: 60 });
    const { body } = await here.ask(here.learner, 'post', `${here.quiz}/attempts`);
    const path = `/quiz-attempts/${body.id}`;
    const right = await answersOf(here, here.written.lessonQuiz, true);
    const [question] = Object.keys(right) as [string];
    expect(
      await here.answerTo(here.learner, 'put', `${path}/answers`, {
        answers: { [question]: right[question] },
      }),
    ).toBe(200);
    const claimed = { answers: right, now: body.startedAt, deadlineAt: '2099-01-01T00:00:00Z' };
    expect(await here.answerTo(here.learner, 'post', `${path}/submit`, claimed)).toBe(
      '400 validation.failed',
    );
    here.forwardSeconds(71);
    expect(await here.answerTo(here.learner, 'put', `${path}/answers`, { answers: right })).toBe(
      '409 quiz.already_completed',
    );
    const late = await here.ask(here.learner, 'post', `${path}/submit`, { answers: right });
    expect(late.body).toMatchObject({ status: 'EXPIRED', score: 25, passed: false });
    expect(await here.answerTo(here.learner, 'post', `${path}/submit`, { answers: right })).toBe(
      '409 quiz.already_completed',
    );
  });

  it('refuses choices, questions and attempts of others', async () => {
    const here = await atQuiz();
    const { body } = await here.ask(here.learner, 'post', `${here.quiz}/attempts`);
    const path = `/quiz-attempts/${body.id}`;
    const [one, other] = body.questions;
    const foreign = await answersOf(here, here.written.chapterQuiz, true);
    const [foreignQuestion, foreignChoice] = Object.entries(foreign)[0]!; // there are four
    for (const answers of [
      { [foreignQuestion]: foreignChoice },
      { [one.id]: foreignChoice },
      { [one.id]: [other.choices[0].id] },
      { [one.id]: one.choices.map(({ id }: { id: string }) => id) },
      { [one.id]: [one.choices[0].id, one.choices[0].id] },
    ])
      expect(await here.answerTo(here.learner, 'put', `${path}/answers`, { answers })).toBe(
        '400 quiz.choice_unknown',
      );
    for (const [method, rest] of [
      ['get', ''],
      ['put', '/answers'],
      ['post', '/submit'],
    ] as const)
      // prettier-ignore
      expect(await here.answerTo(here.other, method, `${path}${rest}`, method === 'get' ? undefined : { answers: {} })).toBe(
        '404 quiz.attempt_not_found',
      );
    const missing = await here.ask(here.learner, 'post', `${path}/submit`, {
      answers: { [one.id]: [one.choices[0].id] },
    });
    expect(missing).toMatchObject({ status: 400 });
    const lacking = body.questions.slice(1).map(({ id }: { id: string }) => `body.answers.${id}`);
    expect(missing.body.fields.map(({ path: field }: { path: string }) => field).toSorted()).toEqual(
      lacking.toSorted(),
    );
    expect(new Set(missing.body.fields.map(({ code }: { code: string }) => code))).toEqual(
      new Set(['quiz.selected_required']),
    );
  });

  it('tells nothing about what is right before a pass: by field, by order, or by id', async () => {
    const rightAt: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const here = await atQuiz();
      const seenBefore = [
        await here.ask(here.learner, 'get', `/challenges/${here.written.id}`),
        await here.ask(here.learner, 'get', `/lessons/${here.written.document}`),
        await here.ask(here.learner, 'get', here.quiz),
        await here.ask(here.learner, 'post', `${here.quiz}/attempts`),
      ];
      const attempt = seenBefore[3]!.body; // the fourth
      const right = await answersOf(here, here.written.lessonQuiz, true);
      for (const { id, choices } of attempt.questions)
        rightAt.push(choices.findIndex((choice: { id: string }) => choice.id === right[id]?.[0]));
      const wrong = await answersOf(here, here.written.lessonQuiz, false);
      const failed = await here.ask(here.learner, 'post', `/quiz-attempts/${attempt.id}/submit`, {
        answers: wrong,
      });
      expect(failed.body).toMatchObject({ score: 0, right: 0, review: null });
      const seen = [
        ...seenBefore,
        failed,
        await here.ask(here.learner, 'get', `/quiz-attempts/${attempt.id}`),
      ];
      for (const { text } of seen) expect(text).not.toMatch(/isCorrect|correct|explanation|Vì sao/);
      // Ids are no counter: those of the right choices are neither the least nor the greatest.
      const ranks = attempt.questions.map(
        ({ id, choices }: { id: string; choices: { id: string }[] }) =>
          choices
            .map((choice) => choice.id)
            .toSorted()
            .indexOf(right[id]![0]!), // each question has one
      );
      rightAt.push(...ranks);
    }
    for (const place of [0, 1, 2]) expect(rightAt.filter((at) => at === place).length).toBeGreaterThan(3);
    const passing = await atQuiz();
    const passed = await passing.ask(passing.learner, 'post', `${passing.quiz}/attempts`, {
      answers: await answersOf(passing, passing.written.lessonQuiz, true),
    });
    expect(passed.body.review[0]).toMatchObject({
      right: true,
      explanation: expect.stringContaining('Vì sao'),
    });
  });
});
