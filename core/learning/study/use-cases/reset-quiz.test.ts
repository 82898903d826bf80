import { expect, it } from 'vitest';
import { refusalOf, staff } from '#fixtures/engine/world.ts';
import { school } from '#fixtures/learning/school.ts';

it('gives attempts, keeps what was tried, is written down, and the learner hears of it', async () => {
  const here = school();
  const { learning, asLearner } = here;
  const written = await here.publish();
  const enrolmentId = await here.enrolled(written.id);
  await here.readDocument(written.document);
  for (const right of [1, 3, 2]) await here.take(written.lessonQuiz, right);
  expect(await refusalOf(learning.beginAttempt(asLearner, written.lessonQuiz))).toBe('quiz.max_attempts');
  const ask = { enrolmentId, quizId: written.lessonQuiz };
  expect(await refusalOf(learning.resetQuiz(here.asOther, ask))).toBe('enrolment.not_found');

  expect(await learning.resetQuiz(staff, ask)).toMatchObject({ used: 3, allowed: 6, left: 3 });
  expect(await learning.readQuiz(asLearner, written.lessonQuiz)).toMatchObject({
    best: 75,
    attempts: { used: 3, allowed: 6, left: 3 },
  });
  expect(here.rows('quizAttempts').map(({ score }) => score)).toEqual([25, 75, 50]);
  expect(here.rows('auditLog').filter(({ action }) => action === 'quiz.reset')).toMatchObject([
    { targetType: 'enrolment', targetId: enrolmentId, before: { extra: 0 }, after: { extra: 3 } },
  ]);
  await here.settle();
  expect(here.rows('notifications').filter(({ userId }) => userId === here.learner.id)).toEqual(
    expect.arrayContaining([expect.objectContaining({ topic: 'quiz_reset' })]),
  );
  expect(await here.take(written.lessonQuiz, 4)).toMatchObject({ passed: true });
});
