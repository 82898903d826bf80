import { beforeEach, describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { aTextRule } from '#fixtures/community/moderation.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, staff, world, type World } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';

const [author, reader] = ['author', 'reader'].map((id) =>
  aUser({ id, isPublic: true, createdAt: after(noon, -30 * day) }),
) as [ReturnType<typeof aUser>, ReturnType<typeof aUser>];
const [asAuthor, asReader] = [actorFor(author), actorFor(reader)];

let here: World;
beforeEach(async () => {
  here = world({ users: [author, reader] });
  const { textRules } = here.ports.reads;
  await textRules.insert(aTextRule({ pattern: 'lừa đảo', action: 'REFUSE' }));
  await textRules.insert(aTextRule({ pattern: 'giảm cân cấp tốc', action: 'HOLD' }));
});

const statusFor = async (id: string) => (await here.app.community.getFeedPost(asAuthor, id)).status;
const isThere = (id: string) =>
  here.app.community.getFeedPost(asReader, id).then(
    () => true,
    () => false,
  );

describe('a post or comment with words of a rule', () => {
  it('is refused, or waits out of everybody’s sight for a decision', async () => {
    const { community } = here.app;
    expect(await refusalOf(community.postToFeed(asAuthor, { text: 'Không lừa đảo nhé' }))).toBe('social.content_refused'); // prettier-ignore
    const { id } = await community.postToFeed(asAuthor, { text: 'Giảm cân cấp tốc đây' });
    expect([await statusFor(id), await isThere(id)]).toEqual(['HELD', false]);
    const [held] = here.rows('cases');
    expect(held).toMatchObject({
      targetKind: 'FEED',
      targetId: id,
      ownerId: 'author',
      words: ['giảm cân cấp tốc'],
    });
    await community.restoreFeedPostAsStaff(staff, id);
    expect([await statusFor(id), await isThere(id)]).toEqual(['PUBLISHED', true]);

    const subject = { subjectType: 'FEED', subjectId: id } as const;
    const comment = await community.addComment(asReader, { ...subject, text: 'Giảm cân cấp tốc' });
    expect(comment.status).toBe('HELD');
    expect((await community.listComments(asAuthor, subject)).items).toEqual([]);
    expect(here.rows('cases').map(({ targetKind }) => targetKind)).toEqual(['FEED', 'COMMENT']);
    expect(await community.getFeedPost(asAuthor, id)).toMatchObject({ comments: 0 });
  });
});

describe('a report', () => {
  it('keeps what was reported although it is edited, and the decision hides it with its reason', async () => {
    const { community } = here.app;
    const { id } = await community.postToFeed(asAuthor, { text: 'Xấu' });
    const target = { targetKind: 'FEED', targetId: id, reason: 'SPAM', note: '' } as const;
    await community.reportContent(asReader, target);
    expect(await refusalOf(community.reportContent(asAuthor, target))).toBe('report.own');
    await community.editFeedPost(asAuthor, { id, text: 'Lành', version: 1 });
    const [filed] = here.rows('contentReports');
    expect(filed?.snapshot).toEqual({ text: 'Xấu', mediumIds: [], link: `/feed/${id}` });
    await community.editFeedPost(asAuthor, { id, visibility: 'PRIVATE', version: 2 });
    const later = community.reportContent(asReader, { ...target, reason: 'OTHER' });
    expect(await refusalOf(later)).toBe('report.not_found');
  });
});
