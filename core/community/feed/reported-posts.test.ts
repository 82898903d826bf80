import { beforeEach, describe, expect, it } from 'vitest';
import { after, day } from '#core/kernel/time.ts';
import { aTextRule } from '#fixtures/community/moderation.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, staff, world, type World } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';

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

    // What staff let pass waits for nobody again, until its words are others.
    await community.editFeedPost(asAuthor, { id, visibility: 'FOLLOWERS', version: 2 });
    await community.editFeedPost(asAuthor, { id, visibility: 'PUBLIC', version: 3 });
    expect([await statusFor(id), here.rows('cases').length]).toEqual(['PUBLISHED', 1]);
    await community.editFeedPost(asAuthor, { id, text: 'Giảm cân cấp tốc, rẻ', version: 4 });
    expect(await statusFor(id)).toBe('HELD');
    await community.restoreFeedPostAsStaff(staff, id);

    const subject = { subjectType: 'FEED', subjectId: id } as const;
    const comment = await community.addComment(asReader, { ...subject, text: 'Giảm cân cấp tốc' });
    expect(comment.status).toBe('HELD');
    expect((await community.listComments(asAuthor, subject)).items).toEqual([]);
    expect(here.rows('cases').map(({ targetKind }) => targetKind)).toEqual(['FEED', 'COMMENT']);
    expect(await community.getFeedPost(asAuthor, id)).toMatchObject({ comments: 0 });
  });
});

describe('the words below a picture', () => {
  it('are judged like the rest of the post', async () => {
    const picture = aMedium({ ownerId: author.id, purpose: 'FEED' });
    await here.ports.reads.media.insert(picture);
    const write = (alt: string) =>
      here.app.community.postToFeed(asAuthor, { text: 'Xem ảnh', media: [{ mediumId: picture.id, alt }] });
    expect(await refusalOf(write('Không lừa đảo nhé'))).toBe('social.content_refused');
    const { id, version } = await write('Một cốc nước');
    const media = [{ mediumId: picture.id, alt: 'Giảm cân cấp tốc' }];
    await here.app.community.editFeedPost(asAuthor, { id, media, version });
    expect(await statusFor(id)).toBe('HELD');
    expect(here.rows('cases')).toMatchObject([{ targetId: id, words: ['giảm cân cấp tốc'] }]);
  });
});

describe('a decision about a post that its author has just deleted', () => {
  it('holds when the author brings it back', async () => {
    const { community } = here.app;
    const { id } = await community.postToFeed(asAuthor, { text: 'Xấu' });
    await community.reportContent(asReader, { targetKind: 'FEED', targetId: id, reason: 'SPAM', note: '' });
    await community.deleteFeedPost(asAuthor, id);
    const [open] = here.rows('cases');
    const { id: caseId = '', version = 0 } = open ?? {};
    await community.decideCase(staff, { id: caseId, version, decision: 'HIDE', reason: 'Trái quy định.' });
    const back = await community.restoreFeedPost(asAuthor, id);
    expect(back).toMatchObject({ status: 'HIDDEN', hiddenReason: 'Trái quy định.' });
    expect(await isThere(id)).toBe(false);
    await community.deleteFeedPost(asAuthor, id);
    const [sanction] = here.rows('sanctions');
    await community.liftSanction(staff, { id: sanction?.id ?? '', reason: 'Nhầm.' });
    await community.restoreFeedPost(asAuthor, id);
    expect([await statusFor(id), await isThere(id)]).toEqual(['PUBLISHED', true]);
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
