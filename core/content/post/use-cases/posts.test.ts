import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Permission } from '#core/access/actor/permission.ts';
import type { UserActor } from '#core/access/actor/actor.ts';
import { superUserId } from '#core/kernel/id.ts';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import { aCategory, aContent, articleText } from '#fixtures/content/posts.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, expectRefusal, refusalOf, system, visitor, world } from '#fixtures/engine/world.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aUser } from '#fixtures/people/users.ts';

const category = aCategory({ id: 'dinh-duong', slug: 'dinh-duong' });
const [author, other, clerk, chief, reader] = ['author', 'other', 'clerk', 'chief', 'reader'].map((id) =>
  aUser({ id, isPublic: true, createdAt: after(noon, -60 * day) }),
) as [
  ReturnType<typeof aUser>,
  ReturnType<typeof aUser>,
  ReturnType<typeof aUser>,
  ReturnType<typeof aUser>,
  ReturnType<typeof aUser>,
];
const picture = aMedium({ id: 'own-picture', ownerId: author.id, purpose: 'ARTICLE' });
const foreign = aMedium({ id: 'foreign-picture', ownerId: other.id, purpose: 'ARTICLE' });
const ofWriter = aMedium({ id: 'picture-of-writer', ownerId: chief.id, purpose: 'ARTICLE' });
const privateOfWriter = aMedium({ id: 'week-of-writer', ownerId: chief.id, purpose: 'PHYSICAL_PROFILE' });
const filmOfWriter = aMedium({ id: 'film-of-writer', ownerId: chief.id, purpose: 'ARTICLE', type: 'VIDEO' });
const ofSite = aMedium({ id: 'picture-of-site', ownerId: superUserId, purpose: 'SITE' });

const scene = () => {
  const here = world({
    users: [aUser({ id: superUserId }), author, other, clerk, chief, reader],
    media: [picture, foreign, ofWriter, privateOfWriter, filmOfWriter, ofSite],
    content: { categories: [category] },
  });
  const { post } = here.app;
  const writer = actorFor(author);
  const staff = actorFor(clerk, ['post.update', 'post.view']);
  const manager = actorFor(chief, ['post.manage', 'post.update', 'post.delete', 'coin.manage']);
  const ready = { ...aContent({ categoryId: category.id }), language: 'vi' as const };
  const copyVersion = async (id: string) => (await post.readWrittenPost(writer, id)).copyVersion;
  const version = async (id: string) => (await post.readWrittenPost(writer, id)).version;
  const submit = async (id: string) => post.submitPost(writer, { id, version: await copyVersion(id) });
  const publish = async (id: string, actor: UserActor = staff) =>
    post.publishPost(actor, { id, version: await version(id) });
  const handedIn = async () => submit(await post.createPost(writer, ready));
  const published = async () => publish(await handedIn());
  const statusOf = async (id: string) => (await post.readWrittenPost(writer, id)).status;
  const find = (idOrSlug: string, language: 'vi' | 'en' = 'vi') =>
    post.readPost(visitor, { idOrSlug, language });
  const coins = () =>
    here
      .rows('postings')
      .filter(({ userId, reason }) => userId === author.id && reason === 'BOUNTY')
      .reduce((sum, { amount }) => sum + amount, 0);
  return { here, post, writer, staff, manager, ready, submit, publish, handedIn, published, statusOf, find, coins, copyVersion, version }; // prettier-ignore
};

describe('an article', () => {
  it('is written, returned with a reason, handed in again, published and paid for once', async () => {
    const { here, post, writer, staff, submit, publish, handedIn, find, coins } = scene();
    const id = await handedIn();
    await post.setBounty(staff, { id, amount: 5_000, coin: 'BASE_COIN' });
    await post.returnPost(staff, { id, reason: 'Thiếu nguồn cho phần hai.' });
    expect(await post.readWrittenPost(writer, id)).toMatchObject({
      status: 'DRAFT',
      reason: 'Thiếu nguồn cho phần hai.',
      bounty: { amount: 5_000, status: 'RESERVED' },
    });
    await submit(id);
    await publish(id);
    expect(coins()).toBe(5_000);
    expect(await find('giam-can-ben-vung')).toMatchObject({
      id,
      title: 'Giảm cân bền vững',
      readingMinutes: 1,
    });
    const { failed } = await here.app.events.handleEvents(system);
    expect(failed).toEqual([]);
    const heard = here.rows('notifications').filter(({ userId }) => userId === author.id);
    expect(heard.map(({ type, topic }) => topic ?? type).toSorted()).toEqual([
      'BOUNTY_ARTICLE',
      'post_published',
      'post_returned',
    ]);
    // Who decided is nowhere said.
    expect(JSON.stringify(heard)).not.toContain(clerk.id);
    const { bountyHistory } = await post.readWrittenPost(writer, id);
    expect(bountyHistory.map(({ kind, byName }) => [kind, byName])).toEqual([
      ['SET', null],
      ['PAID', null],
    ]);
  });

  it('names everything that lacks before it is handed in', async () => {
    const { post, writer, submit } = scene();
    const html = '<figure><img data-medium="own-picture" alt=""></figure><p>Ngắn.</p>';
    const id = await post.createPost(writer, {
      title: 'Bài còn thiếu',
      language: 'vi',
      html,
      imageId: picture.id,
    });
    const { issues } = await post.readWrittenPost(writer, id);
    expect(issues.map(({ path }) => path)).toEqual([
      'body.description',
      'body.categoryId',
      'body.html',
      'body.html.alt',
      'body.imageAlt',
    ]);
    expect(await refusalOf(submit(id))).toBe('post.not_ready');
    expect(await refusalOf(post.createPost(writer, { title: ' ', language: 'vi' }))).toBe(
      'post.title_required',
    );
  });

  it('shows no picture of another', async () => {
    const { post, writer, ready } = scene();
    for (const input of [
      { imageId: foreign.id },
      { html: `<figure><img data-medium="${foreign.id}" alt="x"></figure>` },
    ])
      expect(await refusalOf(post.createPost(writer, { ...ready, ...input }))).toBe('media.not_found');
  });

  it('keeps no script and no address of a file, whatever is sent', async () => {
    const { post, writer, ready } = scene();
    const html = `${articleText}<script>alert(1)</script><p onclick="x()"><a href="javascript:x()">a</a></p><svg onload="x()"></svg><img src="http://evil.example/a.png">`;
    const id = await post.createPost(writer, { ...ready, html });
    const { copy } = await post.readWrittenPost(writer, id);
    expect(copy.html).not.toMatch(/script|onclick|svg|evil|javascript/);
  });

  it('refuses nested tags by the megabyte within a tenth of a second', async () => {
    const { post, writer, ready } = scene();
    const html = '<div>'.repeat(60_000);
    const begun = performance.now();
    expect(await refusalOf(post.createPost(writer, { ...ready, html }))).toBe('rich_text.too_deep');
    expect(await refusalOf(post.createPost(writer, { ...ready, html: html.repeat(4) }))).toBe(
      'input.max_length',
    );
    expect(performance.now() - begun).toBeLessThan(100);
  });

  it('is nobody’s but its author’s and staff’s before it is published, and no stranger finds a trace of it', async () => {
    const { here, post, writer, staff, manager, handedIn, find, version } = scene();
    const stranger = actorFor(reader);
    const id = await handedIn();
    const hidden = async () => {
      expect(await refusalOf(find(id))).toBe('post.not_found');
      expect(await refusalOf(find('giam-can-ben-vung'))).toBe('post.not_found');
      expect(await refusalOf(post.readWrittenPost(stranger, id))).toBe('post.not_found');
      expect(await refusalOf(post.listRevisions(stranger, id))).toBe('post.not_found');
      expect(await refusalOf(post.likePost(stranger, id))).toBe('post.not_found');
      expect(await refusalOf(here.app.community.keepBookmark(stranger, { kind: 'POST', subjectId: id }))).toBe('post.not_found'); // prettier-ignore
      const subject = { subjectType: 'POST', subjectId: id } as const;
      expect(await refusalOf(here.app.community.listComments(stranger, subject))).toBe('post.not_found');
      expect(await refusalOf(here.app.community.reportContent(stranger, { targetKind: 'POST', targetId: id, reason: 'SPAM', note: '' }))).toMatch(/not_found/); // prettier-ignore
      expect((await post.listPosts(stranger, { q: 'giam can' })).items).toEqual([]);
      expect(await post.listTags(stranger, undefined)).toEqual([]);
      const addresses = await here.app.settings.listPublicAddresses(stranger);
      expect(addresses.find(({ kind }) => kind === 'posts')?.addresses).toEqual([]);
      expect(await post.feedPosts({})).toEqual([]);
    };
    await hidden();
    await post.schedulePost(staff, { id, version: await version(id), publishDate: after(noon, hour) });
    await hidden();
    await post.trashPost(writer, { id });
    await hidden();
    expect(await post.findPostAddress({ idOrSlug: id, language: 'vi' })).toBeNull();
    await post.purgePost(manager, id);
    expect(await post.findPostAddress({ idOrSlug: 'giam-can-ben-vung', language: 'vi' })).toBeNull();
  });

  it('leaves behind that it is gone once readers knew it', async () => {
    const { post, writer, manager, published } = scene();
    const id = await published();
    const place = { idOrSlug: 'giam-can-ben-vung', language: 'vi' } as const;
    expect(await post.findPostAddress(place)).toMatchObject({ isGone: false, post: { id } });
    await post.trashPost(writer, { id });
    expect(await post.findPostAddress(place)).toEqual({ isGone: true });
    await post.purgePost(manager, id);
    expect(await post.findPostAddress(place)).toEqual({ isGone: true });
  });

  it('is found by its former address and by its address of the other language', async () => {
    const { post, manager, published, find, copyVersion } = scene();
    const id = await published();
    await post.savePost(manager, { id, version: await copyVersion(id), wantedSlug: 'giam-can-lau-dai' });
    for (const idOrSlug of [id, 'giam-can-ben-vung', 'giam-can-lau-dai'])
      expect(await find(idOrSlug, 'en')).toMatchObject({ id, slug: 'giam-can-lau-dai', language: 'vi' });
    const second = await post.createPost(actorFor(other), { title: 'Giảm cân bền vững', language: 'vi' });
    expect((await post.readWrittenPost(actorFor(other), second)).slug).toBe('giam-can-ben-vung-2');
    const wish = { title: 'Bài khác', language: 'vi', wantedSlug: 'giam-can-ben-vung' } as const;
    expect(await refusalOf(post.createPost(actorFor(other), wish))).toBe('post.slug_taken');
  });
});

describe('staff', () => {
  it('publish and reward nothing of their own', async () => {
    const { here, post, ready } = scene();
    const both = actorFor(author, ['post.update', 'coin.manage']);
    const id = await post.createPost(both, ready);
    const { copyVersion, version } = await post.readWrittenPost(both, id);
    await post.submitPost(both, { id, version: copyVersion });
    expect(await refusalOf(post.publishPost(both, { id, version: version + 1 }))).toBe('post.own_review');
    expect(await refusalOf(post.setBounty(both, { id, amount: 10, coin: 'BASE_COIN' }))).toBe('bounty.own');
    // Who may publish their own still can’t pay themselves, at once or by the clock.
    const own = actorFor(author, ['post.manage']);
    await post.setBounty(actorFor(clerk, ['post.update']), { id, amount: 10, coin: 'BASE_COIN' });
    const now = { id, version: (await post.readWrittenPost(both, id)).version };
    expect(await refusalOf(post.publishPost(own, now))).toBe('bounty.own');
    expect(await refusalOf(post.schedulePost(own, { ...now, publishDate: after(noon, hour) }))).toBe(
      'bounty.own',
    );
    expect(here.rows('postings')).toEqual([]);
  });

  it('promise no more than the limit without the right to manage coins, and nothing once it is published', async () => {
    const { post, staff, manager, handedIn, publish } = scene();
    const id = await handedIn();
    expect(await refusalOf(post.setBounty(staff, { id, amount: 20_001, coin: 'BASE_COIN' }))).toBe(
      'bounty.over_limit',
    );
    await post.setBounty(manager, { id, amount: 20_001, coin: 'BASE_COIN' });
    await post.setBounty(staff, { id, amount: 0, coin: 'BASE_COIN' });
    await publish(id);
    expect(await refusalOf(post.setBounty(staff, { id, amount: 1, coin: 'BASE_COIN' }))).toBe(
      'bounty.closed',
    );
  });

  it('decide about the text that they read', async () => {
    const { post, staff, writer, handedIn, version, copyVersion } = scene();
    const id = await handedIn();
    const read = await version(id);
    // What waits stands still …
    const typed = { id, version: await copyVersion(id), html: '<p>Quảng cáo</p>' };
    expect(await refusalOf(post.keepWorkingCopy(writer, typed))).toBe('post.wrong_state');
    // … and what was taken back and handed in again has another version.
    await post.withdrawPost(writer, id);
    await post.keepWorkingCopy(writer, { ...typed, html: `${articleText}<p>Quảng cáo</p>` });
    await post.submitPost(writer, { id, version: await copyVersion(id) });
    expect(await refusalOf(post.publishPost(staff, { id, version: read }))).toBe('version.stale');
  });

  it('accept a change of a published article, or return it; readers see it then, and not before', async () => {
    const { post, writer, staff, published, submit, find, copyVersion } = scene();
    const id = await published();
    await post.savePost(writer, { id, version: await copyVersion(id), title: 'Giảm cân an toàn' });
    expect((await find(id)).title).toBe('Giảm cân bền vững');
    await submit(id);
    const seen = await copyVersion(id);
    await post.returnChange(staff, { id, reason: 'Tên cũ nói rõ hơn.' });
    expect(await post.readWrittenPost(writer, id)).toMatchObject({
      change: 'RETURNED',
      changeReason: 'Tên cũ nói rõ hơn.',
    });
    await submit(id);
    expect(await refusalOf(post.acceptChange(staff, { id, version: seen }))).toBe('version.stale');
    await post.acceptChange(staff, { id, version: await copyVersion(id) });
    expect(await find(id)).toMatchObject({ title: 'Giảm cân an toàn', slug: 'giam-can-ben-vung' });
  });

  it('write in the site’s name, and another of them publishes it', async () => {
    const { here, post, ready, staff, version } = scene();
    const writer = actorFor(chief, ['post.create', 'post.update']);
    const id = await post.createSitePost(writer, ready);
    const { copyVersion, ...may } = await post.readWrittenPost(writer, id);
    expect(may).toMatchObject({ isOwn: false, mayHandIn: true, mayEdit: true });
    expect(await post.readWrittenPost(staff, id)).toMatchObject({ mayHandIn: false, mayEdit: false });
    await post.submitPost(writer, { id, version: copyVersion });
    const seen = { id, version: (await post.readWrittenPost(writer, id)).version };
    expect(await refusalOf(post.publishPost(writer, seen))).toBe('post.own_review');
    expect(await refusalOf(version(id))).toBe('post.not_found');
    expect(await refusalOf(post.savePost(staff, { ...seen, title: 'Sửa hộ' }))).toBe('post.not_allowed');
    await post.publishPost(staff, seen);
    expect(here.rows('posts')).toMatchObject([{ authorId: superUserId, status: 'PUBLISHED' }]);
  });

  it('show in the site’s name their own pictures and the site’s alone', async () => {
    const { here, post, ready, find } = scene();
    const writer = actorFor(chief, ['post.create', 'post.update']);
    const second = actorFor(clerk, ['post.create', 'post.update', 'post.view']);
    const showing = (...ids: string[]) => ({
      html: `${articleText}${ids.map((id) => `<figure><img data-medium="${id}" alt="Bữa sáng"></figure>`).join('')}`,
    });
    const typed = { ...ready, ...showing(ofSite.id), imageId: ofWriter.id, imageAlt: 'Bữa sáng' };
    for (const { id } of [picture, foreign, privateOfWriter])
      for (const wrong of [showing(id), { imageId: id }])
        expect(await refusalOf(post.createSitePost(writer, { ...typed, ...wrong }))).toBe('media.not_found');
    expect(await refusalOf(post.createSitePost(writer, { ...typed, imageId: filmOfWriter.id }))).toBe('media.not_found'); // prettier-ignore

    const id = await post.createSitePost(writer, typed);
    const versionOf = async () => (await post.readWrittenPost(writer, id)).copyVersion;
    // Another of them goes on writing: what is in it stays, and they add nothing of the first one's.
    await post.savePost(second, { id, version: await versionOf(), title: 'Bữa sáng đủ đạm' });
    expect(await refusalOf(post.savePost(second, { id, version: await versionOf(), ...showing(filmOfWriter.id) }))).toBe('media.not_found'); // prettier-ignore
    await post.savePost(writer, { id, version: await versionOf(), imageId: null });
    expect(await refusalOf(post.savePost(second, { id, version: await versionOf(), imageId: ofWriter.id }))).toBe('media.not_found'); // prettier-ignore
    const [earlier] = (await post.listRevisions(second, id)).filter(
      ({ content }) => content.imageId !== null,
    );
    await post.restoreRevision(second, { id, number: earlier!.number, version: await versionOf() }); // was saved above
    expect(await post.readWrittenPost(second, id)).toMatchObject({
      copy: { imageId: ofWriter.id },
      media: expect.arrayContaining([
        expect.objectContaining({ id: ofWriter.id }),
        expect.objectContaining({ id: ofSite.id }),
      ]),
    });

    await post.submitPost(writer, { id, version: await versionOf() });
    const { version } = await post.readWrittenPost(writer, id);
    expect(await refusalOf(here.app.media.deleteMedium(actorFor(chief), ofWriter.id))).toBe('media.in_use');
    await post.publishPost(actorFor(clerk, ['post.manage']), { id, version });
    expect(await find(id)).toMatchObject({ image: { id: ofWriter.id }, media: [{ id: ofSite.id }] });
  });

  it('take nothing of status, flags and coins from what an author sends', async () => {
    const { post, writer, statusOf, ready } = scene();
    const sent = {
      ...ready,
      status: 'PUBLISHED',
      hot: true,
      isShowMain: true,
      bounty: 5,
      authorId: other.id,
    };
    const id = await post.createPost(writer, sent);
    expect(await statusOf(id)).toBe('DRAFT');
    expect(await post.readWrittenPost(writer, id)).toMatchObject({ hot: false, isShowMain: false, bounty: null, isOwn: true }); // prettier-ignore
  });
});

describe('a planned article', () => {
  it('appears when its time has come, once, however often and wherever the clock strikes', async () => {
    const { here, post, staff, handedIn, version, find } = scene();
    const id = await handedIn();
    const publishDate = after(noon, hour);
    expect(await refusalOf(post.schedulePost(staff, { id, version: await version(id), publishDate: after(noon, minute) }))).toBe('post.schedule_invalid'); // prettier-ignore
    await post.setBounty(staff, { id, amount: 100, coin: 'BASE_COIN' });
    await post.schedulePost(staff, { id, version: await version(id), publishDate });
    here.clock.set(after(publishDate, -1));
    expect(await post.publishDue(system)).toEqual({ published: 0, held: 0 });
    here.clock.set(publishDate);
    const runs = await Promise.all([post.publishDue(system), post.publishDue(system)]);
    expect(runs.map(({ published }) => published).toSorted()).toEqual([0, 1]);
    expect((await find(id)).publishDate).toEqual(publishDate);
    expect(here.events('post.published')).toHaveLength(1);
    expect(here.events('bounty.paid')).toHaveLength(1);
  });

  it('of an author who was banned is seen by nobody and goes back to staff', async () => {
    const { here, post, staff, writer, handedIn, version, find, statusOf } = scene();
    const id = await handedIn();
    await post.schedulePost(staff, { id, version: await version(id), publishDate: after(noon, hour) });
    const users = here.store.committed.table('users');
    users.set(author.id, { ...author, status: 'BAN' });
    here.clock.set(after(noon, 2 * hour));
    expect(await post.publishDue(system)).toEqual({ published: 0, held: 1 });
    expect(await refusalOf(find(id))).toBe('post.not_found');
    users.set(author.id, author);
    expect([await statusOf(id), (await post.readWrittenPost(writer, id)).reason]).toEqual([
      'PENDING',
      'AUTHOR_NOT_ACTIVE',
    ]);
  });
});

describe('coins for an article', () => {
  type Act = readonly [name: string, run: (here: ReturnType<typeof scene>, id: string) => Promise<unknown>];
  const acts: readonly Act[] = [
    ['submit', ({ submit }, id) => submit(id)],
    ['withdraw', ({ post, writer }, id) => post.withdrawPost(writer, id)],
    ['publish', ({ publish }, id) => publish(id)],
    ['publish live', ({ publish, manager }, id) => publish(id, manager)],
    ['trash', ({ post, writer }, id) => post.trashPost(writer, { id })],
    ['restore', ({ post, writer }, id) => post.restorePost(writer, id)],
    ['return', ({ post, staff }, id) => post.returnPost(staff, { id, reason: 'Chưa được, sửa thêm.' })],
    ['plan', async ({ post, staff, version }, id) => post.schedulePost(staff, { id, version: await version(id), publishDate: after(noon, hour) })], // prettier-ignore
    ['unplan', ({ post, staff }, id) => post.unschedulePost(staff, id)],
    ['strike', async ({ post, here }) => {
      here.clock.set(after(here.clock.now(), 2 * hour));
      return post.publishDue(system);
    }], // prettier-ignore
    ['promise', ({ post, staff }, id) => post.setBounty(staff, { id, amount: 700, coin: 'BASE_COIN' })],
    ['take back', ({ post, staff }, id) => post.setBounty(staff, { id, amount: 0, coin: 'BASE_COIN' })],
  ];

  it('come once at most, whatever is done to it and in which order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...acts), { minLength: 5, maxLength: 30 }),
        async (sequence) => {
          const here = scene();
          const id = await here.post.createPost(here.writer, here.ready);
          for (const [, run] of sequence) await run(here, id).catch(expectRefusal);
          const paid = here.here.events('bounty.paid').length;
          expect(paid).toBeLessThanOrEqual(1);
          expect(here.coins()).toBe(paid * 700);
          const firsts = here.here.events('post.published').filter(({ isFirst }) => isFirst);
          expect(firsts.length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('come once from fifty people who publish at the same time', async () => {
    const { here, post, staff, handedIn, version, coins } = scene();
    const id = await handedIn();
    await post.setBounty(staff, { id, amount: 900, coin: 'BASE_COIN' });
    const seen = await version(id);
    await Promise.allSettled(
      Array.from({ length: 50 }, () => post.publishPost(staff, { id, version: seen })),
    );
    expect([coins(), here.events('post.published').length]).toEqual([900, 1]);
  });
});

describe('what is being written', () => {
  it('is kept without a trace for readers; two windows are heard, and neither text is lost', async () => {
    const { post, writer, ready, copyVersion } = scene();
    const id = await post.createPost(writer, ready);
    const seen = await copyVersion(id);
    const first = await post.keepWorkingCopy(writer, { id, version: seen, title: 'Cửa sổ một' });
    expect(first.version).toBe(seen + 1);
    expect(await refusalOf(post.keepWorkingCopy(writer, { id, version: seen, title: 'Cửa sổ hai' }))).toBe(
      'version.stale',
    );
    expect((await post.readWrittenPost(writer, id)).copy.title).toBe('Cửa sổ một');
  });

  it('goes back to an earlier version, and that can be undone', async () => {
    const { post, writer, ready, copyVersion } = scene();
    const id = await post.createPost(writer, ready);
    await post.savePost(writer, { id, version: await copyVersion(id), title: 'Bản hai' });
    await post.keepWorkingCopy(writer, { id, version: await copyVersion(id), title: 'Bản ba, chưa lưu' });
    const missing = { id, number: 99, version: await copyVersion(id) };
    expect(await refusalOf(post.restoreRevision(writer, missing))).toBe('revision.not_found');
    await post.restoreRevision(writer, { id, number: 1, version: await copyVersion(id) });
    expect((await post.readWrittenPost(writer, id)).copy.title).toBe('Giảm cân bền vững');
    const [newest] = await post.listRevisions(writer, id);
    expect(newest).toMatchObject({ kind: 'BEFORE_RESTORE', content: { title: 'Bản ba, chưa lưu' } });
    await post.restoreRevision(writer, { id, number: newest!.number, version: await copyVersion(id) });
    expect((await post.readWrittenPost(writer, id)).copy.title).toBe('Bản ba, chưa lưu');
  });

  it('is shown by a link to whom its author gives it: this article, for a week, until it is revoked', async () => {
    const { here, post, writer, ready } = scene();
    const id = await post.createPost(writer, ready);
    const { token, expiresAt } = await post.sharePreview(writer, id);
    expect(await post.readPreview(visitor, token)).toMatchObject({ id, related: [], translation: null });
    // Of the token a hash is kept, and nothing else.
    expect(here.rows('postPreviews')).toEqual([
      { postId: id, hash: here.ports.tokens.hashSecret(`post-preview:${token}`), expiresAt, createdAt: noon },
    ]);
    const again = await post.sharePreview(writer, id);
    expect(await refusalOf(post.readPreview(visitor, token))).toBe('post.cannot_view_draft');
    await post.revokePreview(writer, id);
    expect(await refusalOf(post.readPreview(visitor, again.token))).toBe('post.cannot_view_draft');
    const third = await post.sharePreview(writer, id);
    here.clock.set(expiresAt);
    expect(await refusalOf(post.readPreview(visitor, third.token))).toBe('post.cannot_view_draft');
    expect(await refusalOf(post.sharePreview(actorFor(reader), id))).toBe('post.not_found');
  });

  it('in the other language is one of its group; a model’s draft waits for its author', async () => {
    const { here, post, writer, ready, submit, copyVersion } = scene();
    const id = await post.createPost(writer, ready);
    const english = await post.translatePost(writer, { id, isMachine: false });
    expect(await post.readWrittenPost(writer, english)).toMatchObject({
      language: 'en',
      translations: [{ id, language: 'vi' }],
    });
    expect(await refusalOf(post.translatePost(writer, { id, isMachine: false }))).toBe(
      'post.translation_exists',
    );
    const posts = here.store.committed.table('posts');
    posts.set(english, { ...posts.get(english)!, isMachineDraft: true });
    await post.savePost(writer, { id: english, version: await copyVersion(english), ...aContent({ categoryId: category.id }) }); // prettier-ignore
    expect(await refusalOf(submit(english))).toBe('post.translation_unreviewed');
    await post.savePost(writer, { id: english, version: await copyVersion(english), isReviewed: true });
    await submit(english);
  });
});

describe('readers', () => {
  it('like an article once, and its author hears of it until it is taken back', async () => {
    const { here, post, published } = scene();
    const id = await published();
    const fan = actorFor(reader);
    expect(await post.likePost(fan, id)).toEqual({ isLiked: true, likes: 1 });
    expect(await post.likePost(fan, id)).toEqual({ isLiked: true, likes: 1 });
    await here.app.events.handleEvents(system);
    const heard = () => here.rows('notifications').filter(({ type }) => type === 'LIKE');
    expect(heard()).toMatchObject([{ userId: author.id, params: { title: 'Giảm cân bền vững' } }]);
    expect(await post.unlikePost(fan, id)).toEqual({ isLiked: false, likes: 0 });
    await here.app.events.handleEvents(system);
    expect(heard()).toEqual([]);
  });

  it('comment while its author lets them, and report it; hiding puts it into the trash', async () => {
    const { here, post, writer, published, copyVersion, find } = scene();
    const id = await published();
    const { community } = here.app;
    const fan = actorFor(reader);
    const subject = { subjectType: 'POST', subjectId: id } as const;
    const { id: commentId } = await community.addComment(fan, { ...subject, text: 'Cảm ơn bạn!' });
    const report = { targetKind: 'COMMENT', targetId: commentId, reason: 'SPAM', note: '' } as const;
    await community.reportContent(actorFor(other), report);
    expect((await find(id)).comments).toBe(1);
    await here.app.events.handleEvents(system);
    expect(here.rows('notifications').filter(({ type }) => type === 'COMMENT')).toHaveLength(1);
    await post.savePost(writer, { id, version: await copyVersion(id), enableComments: false });
    expect(await refusalOf(community.addComment(fan, { ...subject, text: 'Nữa' }))).toBe('comment.locked');
    expect((await community.listComments(fan, subject)).items).toHaveLength(1);
    await community.reportContent(fan, { targetKind: 'POST', targetId: id, reason: 'SPAM', note: '' });
    const [found] = here.rows('cases').filter(({ targetKind }) => targetKind === 'POST');
    const moderator = actorFor(clerk, ['post.view', 'post.update']);
    await community.decideCase(moderator, { id: found!.id, version: found!.version, decision: 'HIDE', reason: 'Quảng cáo thuốc không rõ nguồn.' }); // prettier-ignore
    expect(await refusalOf(find(id))).toBe('post.not_found');
    expect((await post.readWrittenPost(writer, id)).status).toBe('TRASH');
  });

  it('keep it, and read it in what they kept while it is published', async () => {
    const { here, post, writer, published } = scene();
    const id = await published();
    const fan = actorFor(reader);
    await here.app.community.keepBookmark(fan, { kind: 'POST', subjectId: id });
    expect((await post.listKeptPosts(fan, {})).items).toMatchObject([{ kind: 'POST', post: { id } }]);
    await post.trashPost(writer, { id });
    expect((await post.listKeptPosts(fan, {})).items).toEqual([]);
  });
});

describe('the trash', () => {
  it('is emptied after thirty days', async () => {
    const { here, post, writer, published } = scene();
    const id = await published();
    await post.trashPost(writer, { id });
    here.clock.set(after(here.clock.now(), 30 * day - 1));
    expect(await post.purgeTrash(system)).toEqual({ purged: 0 });
    here.clock.set(after(here.clock.now(), 1));
    expect(await post.purgeTrash(system)).toEqual({ purged: 1 });
    expect(here.rows('posts')).toEqual([]);
  });

  it('takes along for ever what others wrote on the article and kept of it, and nothing of another one', async () => {
    const { here, post, writer, manager, published } = scene();
    const fan = actorFor(reader);
    const { community } = here.app;
    const [gone, kept] = [await published(), await published()];
    for (const subjectId of [gone, kept]) {
      await community.addComment(fan, { subjectType: 'POST', subjectId, text: `Cảm ơn bạn! ${subjectId}` });
      await community.keepBookmark(fan, { kind: 'POST', subjectId });
      await post.likePost(fan, subjectId);
    }
    await post.trashPost(writer, { id: gone });
    // Out of the trash it may come back: all of it is still there.
    expect(here.rows('comments').map(({ status }) => status)).toEqual(['PUBLISHED', 'PUBLISHED']);
    await post.purgePost(manager, gone);
    const comments = here.rows('comments').map(({ subjectId, text, status }) => [subjectId, text, status]);
    expect(comments).toEqual([
      [gone, '', 'DELETED'],
      [kept, `Cảm ơn bạn! ${kept}`, 'PUBLISHED'],
    ]);
    expect(here.rows('bookmarks').map(({ subjectId }) => subjectId)).toEqual([kept]);
    expect(here.rows('postLikes').map(({ postId }) => postId)).toEqual([kept]);
  });

  it('and giving back end the proposal of a change: it is handed in as a whole again', async () => {
    const { post, writer, staff, handedIn, published, submit, version, copyVersion } = scene();
    const propose = async (id: string) => {
      await post.keepWorkingCopy(writer, { id, version: await copyVersion(id), title: 'Tên mới' });
      await submit(id);
    };
    const planned = await handedIn();
    await post.schedulePost(staff, {
      id: planned,
      version: await version(planned),
      publishDate: after(noon, hour),
    });
    await propose(planned);
    await post.returnPost(staff, { id: planned, reason: 'Chưa được, sửa thêm.' });
    const binned = await published();
    await propose(binned);
    await post.trashPost(writer, { id: binned });
    await post.restorePost(writer, binned);
    for (const id of [planned, binned])
      expect(await post.readWrittenPost(writer, id)).toMatchObject({
        status: 'DRAFT',
        change: 'NONE',
        copy: { title: 'Tên mới' },
      });
  });

  it('of another’s article takes a reason, which the author reads', async () => {
    const { post, staff, published, writer } = scene();
    const id = await published();
    for (const step of [post.trashPost, post.returnPost, post.returnChange]) {
      expect(await refusalOf(step(staff, { id, reason: '   ngắn    ' }))).toBe('input.min_length');
      expect(await refusalOf(step(staff, { id, reason: 'x'.repeat(1_001) }))).toBe('input.max_length');
    }
    expect(await refusalOf(post.trashPost(staff, { id }))).toBe('input.min_length');
    const reason = 'Lời khuyên này có thể gây hại.';
    await post.trashPost(staff, { id, reason });
    expect(await post.readWrittenPost(writer, id)).toMatchObject({ status: 'TRASH', reason });
    expect(await refusalOf(post.restorePost(actorFor(reader), id))).toBe('post.not_found');
  });
});

const tagEditor: readonly Permission[] = ['category.manage'];
describe('a tag', () => {
  it('gets another name in every article, and falls together with one that exists', async () => {
    const { post, published, find, copyVersion, writer } = scene();
    const id = await published();
    const editor = actorFor(clerk, tagEditor);
    expect(await post.renameTag(editor, { slug: 'bua-sang', name: 'Giảm Cân' })).toBe(1);
    expect((await find(id)).tags).toEqual([{ slug: 'giam-can', name: 'Giảm cân' }]);
    expect(await post.deleteTag(editor, { slug: 'giam-can', name: null })).toBe(1);
    expect(await refusalOf(post.deleteTag(editor, { slug: 'giam-can', name: null }))).toBe(
      'category.not_found',
    );
    expect(await copyVersion(id)).toBe(3);
    expect((await post.readWrittenPost(writer, id)).copy.tags).toEqual([]);
  });
});
