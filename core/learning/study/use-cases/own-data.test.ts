import { describe, expect, it } from 'vitest';
import { day } from '#core/kernel/time.ts';
import { system } from '#fixtures/engine/world.ts';
import { school } from '#fixtures/learning/school.ts';

describe('the data of learning', () => {
  it('of a learner is theirs alone, and says not which answers are right', async () => {
    const here = school();
    const written = await here.publish();
    await here.enrolled(written.id);
    await here.learning.keepLessonNote(here.asLearner, { lessonId: written.document, text: 'Đo lúc đói.' });
    await here.readDocument(written.document);
    await here.take(written.lessonQuiz, 2);
    const { data } = await here.app.account.exportMyData(here.asLearner);
    expect(data['enrolments']).toMatchObject([{ paid: 300, challengeTitle: 'Khởi động 14 ngày' }]);
    expect(data['lessonNotes']).toMatchObject([{ text: 'Đo lúc đói.' }]);
    expect(data['lessonProgress']).toMatchObject([{ lessonId: written.document, reachedEnd: true }]);
    expect(data['quizAttempts']).toMatchObject([{ score: 50 }]);
    expect(data['challenges']).toEqual([]);
    const text = JSON.stringify([data['quizAttempts'], data['quizStates'], data['enrolments']]);
    for (const word of ['isCorrect', 'seed', 'authorId', '"fee"', 'Vì sao']) expect(text).not.toContain(word);
  });

  it('of an author is all that they wrote, and nothing about who learns it', async () => {
    const here = school();
    const written = await here.publish();
    await here.enrolled(written.id);
    const { data } = await here.app.account.exportMyData(here.asAuthor);
    expect(data['challenges']).toMatchObject([{ title: 'Khởi động 14 ngày', price: 300 }]);
    expect(data['chapters']).toHaveLength(2);
    expect(data['lessons']).toHaveLength(3);
    expect(data['quizzes']).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain('Nguyễn Minh Anh');
  });

  it('of who leaves: notes and clocks go, words of reviews go, books and others’ learning stay', async () => {
    const here = school();
    const written = await here.publish();
    await here.write(here.asAuthor, { title: 'Bản nháp' });
    const id = await here.enrolled(written.id);
    const certificate = (await here.finish(written)).certificateId;
    await here.learning.keepLessonNote(here.asLearner, { lessonId: written.document, text: 'Đo lúc đói.' });
    await here.learning.reviewChallenge(here.asLearner, {
      challengeId: written.id,
      stars: 5,
      text: 'Hay lắm.',
    });
    await here.learning.showOnBoard(here.asLearner, { id, onBoard: true });
    for (const user of [here.learner, here.author]) {
      const users = here.store.committed.table('users');
      users.set(user.id, { ...user, status: 'DELETE', deletionRequestedAt: here.clock.now() });
    }
    here.clock.forward(31 * day);
    expect(await here.app.account.anonymiseDueAccounts(system)).toEqual({ anonymised: 2 });
    expect([here.rows('lessonNotes'), here.rows('lessonSessions')]).toEqual([[], []]);
    expect(here.rows('challengeReviews')).toMatchObject([{ stars: 5, text: '' }]);
    expect(here.rows('enrolments')).toMatchObject([{ id, status: 'COMPLETED', onBoard: false, paid: 300 }]);
    expect(here.rows('challenges')).toMatchObject([{ id: written.id, status: 'ARCHIVED' }]);
    const shown = await here.app.credential.view(here.asOther, { publicId: certificate ?? '' });
    expect(shown).toMatchObject({ name: null, status: 'REVOKED', reason: 'HOLDER_LEFT' });
    expect(await here.app.coin.reconcile(system)).toEqual({ ok: true, breaches: [] });
  });
});
