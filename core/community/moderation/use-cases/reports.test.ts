import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, day, hour } from '#core/kernel/time.ts';
import { moderationDesk, type ModerationDesk } from '#fixtures/community/moderation-desk.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, visitor } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

const feed = { targetKind: 'FEED', targetId: 'post' } as const;

const newcomer = (here: ModerationDesk, id: string) => {
  const user = aUser({ id, createdAt: noon });
  here.store.committed.table('users').set(id, user);
  return actorFor(user);
};

describe('a report', () => {
  it('is one of each person, about what the person sees and did not write', async () => {
    const here = moderationDesk();
    here.post('post', 'writer');
    expect(await refusalOf(here.report(feed, here.as.writer))).toBe('report.own');
    expect(await here.report(feed)).toMatchObject({ ...feed, reason: 'SPAM' });
    expect(await refusalOf(here.report(feed))).toBe('report.exists');
    expect(await refusalOf(here.report({ ...feed, targetId: 'gone' }))).toBe('report.not_found');
    expect(await refusalOf(here.report({ ...feed, targetKind: 'SITE' }))).toBe('report.not_found');
    await expect(here.use.reportContent(visitor, { ...feed, reason: 'SPAM', note: '' })).rejects.toThrow();
    expect(await refusalOf(here.report(feed, here.as.first, 'SPAM', 'x'.repeat(1001)))).toBe(
      'input.max_length',
    );
  });

  it('of a person is possible for who blocked them, not for who was blocked', async () => {
    const here = moderationDesk();
    await here.app.community.blockUser(here.as.reporter, 'writer');
    expect(await here.report({ targetKind: 'USER', targetId: 'writer' })).toMatchObject({
      targetKind: 'USER',
    });
    const back = here.report({ targetKind: 'USER', targetId: 'reporter' }, here.as.writer);
    expect(await refusalOf(back)).toBe('report.not_found');
  });

  it('keeps what was reported, whatever is written later', async () => {
    const here = moderationDesk();
    const post = here.post('post', 'writer', 'Bản đầu');
    await here.report(feed);
    post.text = 'Đã sửa hiền lành';
    const seen = await here.use.getCase(here.as.first, here.caseOf(feed)?.id ?? '');
    expect(seen.reportList[0]?.snapshot.text).toBe('Bản đầu');
    expect(seen.excerpt).toBe('Bản đầu');
  });

  it('is due in 24 hours where someone may be hurt, and a later one only hurries', async () => {
    const here = moderationDesk();
    here.post('post', 'writer');
    await here.report(feed);
    expect(here.caseOf(feed)?.dueAt).toEqual(after(noon, 72 * hour));
    await here.report(feed, here.as.second, 'SELF_HARM');
    expect(here.caseOf(feed)?.dueAt).toEqual(after(noon, 24 * hour));
    await here.report(feed, here.as.root, 'OTHER');
    expect(here.caseOf(feed)).toMatchObject({ dueAt: after(noon, 24 * hour), weight: 3, reports: 3 });
  });

  it('weighs a quarter of a new account, and nothing after five that were dismissed', async () => {
    const here = moderationDesk();
    for (const targetId of ['a', 'b', 'c', 'd', 'e']) {
      here.post(targetId, 'writer');
      await here.decide({ targetKind: 'FEED', targetId }, 'DISMISS');
    }
    here.post('post', 'writer');
    await here.report(feed);
    expect(here.caseOf(feed)?.weight).toBe(0);
    await here.report(feed, newcomer(here, 'new'));
    expect(here.caseOf(feed)?.weight).toBe(0.25);
    here.clock.forward(31 * day);
    here.post('later', 'writer');
    await here.report({ ...feed, targetId: 'later' });
    expect(here.caseOf({ ...feed, targetId: 'later' })?.weight).toBe(1);
  });

  it('names its reporter in no answer, to nobody', async () => {
    const here = moderationDesk();
    here.post('post', 'writer');
    await here.report(feed, here.as.reporter, 'FRAUD', 'Lừa tiền.');
    const { id = '' } = here.caseOf(feed) ?? {};
    const request = { sort: { field: 'dueAt', order: 'ASC' }, from: 0, to: 9, filter: {} } as const;
    const answers = [
      await here.use.getCase(here.as.first, id),
      await here.use.listCases(here.as.first, request),
      await here.decide(feed, 'WARN'),
      await here.use.listSanctions(here.as.first, { ...request, sort: { field: 'createdAt', order: 'ASC' } }),
      await here.use.listMySanctions(here.as.writer),
    ];
    expect(JSON.stringify(answers)).toContain('Lừa tiền.');
    expect(JSON.stringify(answers)).not.toContain('reporter"');
  });
});

describe('what is reported', () => {
  it('of a new account waits from weight 3 on, of others never, however many new accounts report it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 20 }), fc.boolean(), async (reports, ownerIsNew) => {
        const here = moderationDesk();
        if (ownerIsNew) here.store.committed.table('socialCounts').delete('writer');
        const post = here.post('post', 'writer');
        let weight = 0;
        for (let index = 0; index < reports && post.state === 'SHOWN'; index += 1) {
          await here.report(feed, newcomer(here, `new-${index}`));
          weight += 0.25;
        }
        expect(post.state).toBe(ownerIsNew && weight >= 3 ? 'HELD' : 'SHOWN');
        expect(here.caseOf(feed)?.heldAt === null).toBe(post.state === 'SHOWN');
      }),
      { numRuns: 25 },
    );
  });

  it('comes back when the case does not end with hiding it', async () => {
    for (const decision of ['DISMISS', 'WARN', 'HIDE'] as const) {
      const here = moderationDesk();
      here.store.committed.table('socialCounts').delete('writer');
      const post = here.post('post', 'writer');
      for (let index = 0; index < 12; index += 1) await here.report(feed, newcomer(here, `new-${index}`));
      expect(post.state).toBe('HELD');
      await here.decide(feed, decision);
      expect([decision, post.state]).toEqual([decision, decision === 'HIDE' ? 'HIDDEN' : 'SHOWN']);
    }
  });

  it('of a coach’s page comes into the same queue, once, and is hidden by coaching’s own operation', async () => {
    const here = moderationDesk();
    const rating = { targetKind: 'RATING', targetId: 'rating' } as const;
    const { store } = here;
    const row = {
      id: 'rating',
      reviewId: 'review',
      memberId: 'writer',
      coachId: 'first',
      stars: 1,
      content: 'Tệ.',
      source: 'MEMBER',
      status: 'PENDING',
      approvesAt: after(noon, day),
      approvedAt: null,
      reply: null,
      repliedAt: null,
      hiddenAt: null,
      hiddenReason: null,
      version: 1,
      createdAt: noon,
      updatedAt: noon,
    } as const;
    store.committed.table('ratings').set('rating', row);
    await here.app.coaching.reportRating(here.as.first, { id: 'rating', reason: 'Bịa đặt.' });
    await here.react();
    await here.react();
    expect(here.rows('contentReports')).toMatchObject([{ ...rating, reporterId: 'first', note: 'Bịa đặt.' }]);
    expect(await refusalOf(here.decide(rating, 'HIDE'))).toBe('case.own');
    await here.decide(rating, 'HIDE', {}, here.as.second);
    expect(here.rows('ratings')[0]).toMatchObject({ hiddenReason: 'Trái quy định.' });
    const [sanction] = here.rows('sanctions');
    await here.use.liftSanction(here.as.second, { id: sanction?.id ?? '', reason: 'Nhầm.' });
    expect(here.rows('ratings')[0]).toMatchObject({ hiddenAt: null, hiddenReason: null });
  });
});
