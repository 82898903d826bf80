import { describe, expect, it } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { day } from '#core/kernel/time.ts';
import { staff, system } from '#fixtures/engine/world.ts';
import { school, type School } from '#fixtures/learning/school.ts';

/** What was heard since the last time, as who heard what. */
const listener = (here: School) => {
  const known = new Set<string>();
  return async () => {
    await here.settle();
    const fresh = here.rows('notifications').filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    const names = new Map([
      [here.author.id, 'author'],
      [here.learner.id, 'learner'],
      [superUserId, 'staff'],
    ]);
    return fresh.map(({ userId, topic }) => `${names.get(userId) ?? userId}: ${topic}`).toSorted();
  };
};

const mailsTo = (here: School, userId: string): readonly string[] =>
  here
    .rows('mails')
    .filter((row) => row.userId === userId)
    .map(({ mail }) => mail.template);

describe('what happens in a challenge', () => {
  it('is heard to its author, its learners and staff', async () => {
    const here = school();
    const { learning, asAuthor, asLearner } = here;
    const heard = listener(here);
    const waiting = () => here.rows('notifications').filter(({ topic }) => topic === 'challenge_waiting');
    const written = await here.write();
    await learning.submitChallenge(asAuthor, written.id);
    expect(await heard()).toContain('staff: challenge_waiting');
    await learning.returnChallenge(staff, { id: written.id, reason: 'Hãy thêm phụ đề cho video.' });
    expect(await heard()).toEqual(['author: challenge_returned']);
    expect(waiting()).toEqual([]);
    await learning.submitChallenge(asAuthor, written.id);
    expect(await heard()).toEqual(['staff: challenge_waiting']);
    await learning.withdrawChallenge(asAuthor, written.id);
    await here.settle();
    expect(waiting()).toEqual([]);
    await learning.publishChallenge(staff, written.id);
    expect(await heard()).toEqual(['author: challenge_published']);
    const id = await here.enrolled(written.id);
    expect(await heard()).toEqual(['learner: challenge_enrolled']);

    await here.readDocument(written.document);
    for (let count = 0; count < 3; count += 1) await here.take(written.lessonQuiz, 1);
    expect(await heard()).toEqual(['author: quiz_exhausted']);
    await learning.resetQuiz(asAuthor, { enrolmentId: id, quizId: written.lessonQuiz });
    expect(await heard()).toEqual(['learner: quiz_reset']);

    await here.take(written.lessonQuiz);
    await here.watchVideo(written.video);
    await here.take(written.chapterQuiz);
    await learning.reviewChallenge(asLearner, { challengeId: written.id, stars: 5, text: 'Dễ theo.' });
    expect(await heard()).toEqual(['author: challenge_reviewed']);
    await here.readDocument(written.last);
    expect(await heard()).toEqual(['learner: challenge_completed']);
    await learning.refundByStaff(staff, { id, reason: 'Nội dung sai.' });
    expect(await heard()).toEqual(expect.arrayContaining(['learner: challenge_refunded']));

    expect(mailsTo(here, here.author.id)).toEqual(['notification_system', 'notification_system']);
    expect(mailsTo(here, here.learner.id).toSorted()).toEqual([
      'certificate_issued',
      ...Array.from({ length: 3 }, () => 'notification_system'),
    ]);
    const titles = here.rows('mails').map(({ mail }) => String(mail.values['title']));
    for (const title of ['Khởi động 14 ngày', 'Chứng nhận'])
      expect(titles.filter((one) => one.includes(title)).length).toBeGreaterThan(0);
  });

  it('is remembered to who has stopped: after seven and thirty days, once each, and anew after they went on', async () => {
    const here = school();
    const { learning } = here;
    const heard = listener(here);
    const written = await here.publish();
    await here.enrolled(written.id);
    await heard();
    const after = async (days: number) => {
      here.clock.forward(days * day);
      await learning.remindLearners(system);
      await learning.remindLearners(system);
      return heard();
    };
    expect(await after(6)).toEqual([]);
    expect(await after(1)).toEqual(['learner: challenge_idle']);
    expect(await after(22)).toEqual([]);
    expect(await after(1)).toEqual(['learner: challenge_idle']);
    expect(await after(60)).toEqual([]);
    await here.readDocument(written.document);
    expect(await after(7)).toEqual(['learner: challenge_idle']);

    const quiet = school({ settings: { learnerReminders: false } });
    const silent = await quiet.publish();
    await quiet.enrolled(silent.id);
    quiet.clock.forward(8 * day);
    expect(await quiet.learning.remindLearners(system)).toBe(0);
  });
});
