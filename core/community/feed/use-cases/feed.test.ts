import { beforeEach, describe, expect, it, vi } from 'vitest';
import { superUserId } from '#core/kernel/id.ts';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import type { User } from '#core/people/account/user.ts';
import { aFollow } from '#fixtures/community/feed.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { actorFor, refusalOf, staff, system, visitor, world, type World } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';

const person = (id: string, parts: Partial<User> = {}) =>
  aUser({ id, isPublic: true, fullname: id, createdAt: after(noon, -30 * day), ...parts });

const [author, fan, stranger, blocked] = ['author', 'fan', 'stranger', 'blocked'].map((id) => person(id)) as [User, User, User, User]; // prettier-ignore
const asAuthor = actorFor(author);
const asFan = actorFor(fan);

let here: World;
const seed = { users: [author, fan, stranger, blocked], follows: [aFollow(fan.id, author.id)] };
beforeEach(() => {
  here = world(seed);
});

const settle = async () => {
  while ((await here.app.events.handleEvents(system)).handled.length > 0);
};
const noticesOf = (userId: string) =>
  here
    .rows('notifications')
    .filter((line) => line.userId === userId)
    .map(({ type, topic, count }) => [type, topic, count]);
const post = (text: string, parts: object = {}) =>
  here.app.community.postToFeed(asAuthor, { text, ...parts });
/** With so many posts an account is no longer new. */
const grownUp = async () => {
  for (const text of ['Một', 'Hai', 'Ba']) await post(text);
};
const feedOf = async (user: User) =>
  (await here.app.community.listFollowedPosts(actorFor(user), {})).items.map(({ id }) => id);

describe('an author read where they are', () => {
  it('is in every feed again, with what was written meanwhile, once followers are few', async () => {
    const { community } = here.app;
    const counts = here.store.committed.table('socialCounts');
    const setFollowers = (followers: number) => {
      const row = counts.get(author.id);
      if (row) counts.set(author.id, { ...row, followers });
    };
    const first = await post('Trước');
    setFollowers(1001);
    expect(await community.switchBroad(system)).toEqual({ switched: 1 });
    const second = await post('Trong lúc đó');
    expect(await feedOf(fan)).toEqual([second.id, first.id]);
    setFollowers(1);
    expect(await community.switchBroad(system)).toEqual({ switched: 1 });
    expect(await feedOf(fan)).toEqual([second.id, first.id]);
  });
});

describe('a post', () => {
  it('is in the feed of who follows at the next read, and of nobody else once it is private or deleted', async () => {
    const { community } = here.app;
    const { id } = await post('Chào');
    expect(await feedOf(fan)).toEqual([id]);
    expect(await feedOf(stranger)).toEqual([]);
    await community.editFeedPost(asAuthor, { id, visibility: 'PRIVATE', version: 1 });
    expect([await feedOf(fan), await feedOf(author)]).toEqual([[], [id]]);
    await community.editFeedPost(asAuthor, { id, visibility: 'FOLLOWERS', version: 2 });
    expect(await feedOf(fan)).toEqual([id]);
    await community.deleteFeedPost(asAuthor, id);
    expect([await feedOf(fan), await feedOf(author)]).toEqual([[], []]);
  });

  it('comes back whole within ten minutes, and not later', async () => {
    const { community } = here.app;
    const { id } = await post('Chào');
    await community.likeFeedPost(asFan, id);
    await community.addComment(asFan, { subjectType: 'FEED', subjectId: id, text: 'Hay' });
    const before = await community.getFeedPost(asFan, id);
    await community.deleteFeedPost(asAuthor, id);
    expect(await refusalOf(community.getFeedPost(asAuthor, id))).toBe('feed.not_found');
    here.clock.forward(10 * minute);
    await community.restoreFeedPost(asAuthor, id);
    const later = await community.getFeedPost(asFan, id);
    expect(later).toMatchObject({ ...before, version: 3, author: { id: author.id } });
    expect([await feedOf(fan), later.likes, later.comments]).toEqual([[id], 1, 1]);
    await community.deleteFeedPost(asAuthor, id);
    here.clock.forward(10 * minute + 1);
    expect(await refusalOf(community.restoreFeedPost(asAuthor, id))).toBe('feed.restore_expired');
    expect(await refusalOf(community.restoreFeedPost(asFan, id))).toBe('feed.not_found');
  });

  it('says something, has at most ten files and one video, all of them one’s own and none a body picture', async () => {
    const own = Array.from({ length: 11 }, (_, index) =>
      aMedium({ ownerId: author.id, id: `own-${index}`, purpose: 'GENERAL' }),
    );
    const films = ['a', 'b'].map((id) =>
      aMedium({ ownerId: author.id, id, purpose: 'GENERAL', type: 'VIDEO' }),
    );
    const body = aMedium({ ownerId: author.id, id: 'body', purpose: 'PHYSICAL_PROFILE' });
    const other = aMedium({ ownerId: fan.id, id: 'other', purpose: 'GENERAL' });
    here = world({ ...seed, media: [...own, ...films, body, other] });
    const withMedia = (...ids: readonly string[]) =>
      post('', { media: ids.map((mediumId) => ({ mediumId, alt: 'một người chạy' })) });
    expect(await refusalOf(post(''))).toBe('feed.empty');
    expect(await refusalOf(withMedia(...own.map(({ id }) => id)))).toBe('feed.too_many_media');
    expect(await refusalOf(withMedia('a', 'b'))).toBe('feed.too_many_media');
    for (const id of ['body', 'other', 'none'])
      expect(await refusalOf(withMedia(id))).toBe('media.not_found');
    const { media } = await withMedia('own-1', 'a', 'own-0', 'own-1');
    expect(media.map(({ id, alt }) => [id, alt])).toEqual(
      ['own-1', 'a', 'own-0'].map((id) => [id, 'một người chạy']),
    );
  });

  it('that says the same a third time within ten minutes is refused, and an edit is marked', async () => {
    const first = await post('Như nhau');
    await post('Như nhau');
    expect(await refusalOf(post('Như nhau'))).toBe('feed.duplicate');
    here.clock.forward(10 * minute);
    const { id, editedAt } = await post('Như nhau');
    expect(editedAt).toBeNull();
    const edited = await here.app.community.editFeedPost(asAuthor, { id, text: 'Khác', version: 1 });
    expect(edited).toMatchObject({ editedAt: here.clock.now(), version: 2, text: 'Khác' });
    const stale = here.app.community.editFeedPost(asAuthor, { id, text: 'Cũ', version: 1 });
    expect(await refusalOf(stale)).toBe('version.stale');
    const others = here.app.community.editFeedPost(asFan, { id: first.id, text: 'x', version: 1 });
    expect(await refusalOf(others)).toBe('feed.not_owner');
  });

  it('is written by no restricted member, by none of the ways', async () => {
    const { id } = await post('Chào');
    const subject = { subjectType: 'FEED', subjectId: id } as const;
    const { community } = here.app;
    const comment = await community.addComment(asAuthor, { ...subject, text: 'Hay' });
    const restricted = { ...asAuthor, restrictedUntil: after(noon, day) };
    for (const work of [
      community.postToFeed(restricted, { text: 'x' }),
      community.editFeedPost(restricted, { id, text: 'x', version: 1 }),
      community.restoreFeedPost(restricted, id),
      community.addComment(restricted, { ...subject, text: 'x' }),
      community.editComment(restricted, { id: comment.id, text: 'x', version: 1 }),
    ])
      expect(await refusalOf(work)).toBe('social.restricted');
    await community.deleteComment(restricted, comment.id);
    await community.deleteFeedPost(restricted, id);
  });

  it('of a new account is one of ten a day, with two links', async () => {
    const young = person('young', { createdAt: noon });
    here = world({ ...seed, users: [...seed.users, young] });
    const write = (text: string) => here.app.community.postToFeed(actorFor(young), { text });
    expect(await refusalOf(write('a.com b.com c.com'))).toBe('social.text_limit');
    for (let index = 0; index < 10; index += 1) await write(`Bài ${index} ở a.com và b.com`);
    expect(await refusalOf(write('Bài nữa'))).toBe('social.new_account_limit');
    await grownUp();
    expect((await post('a.com b.com c.com')).entities).toHaveLength(3);
  });
});

describe('a card', () => {
  it('shows the chosen numbers of one’s own weeks, as they were, and nothing else', async () => {
    const weeks = ['2026-W46', '2026-W47'].map((week, index) => {
      const plain = aSnapshot({ userId: author.id, id: week, week });
      const body = { ...plain.inputs.body, weight: 70 - index, waist: 80 - index };
      return { ...plain, inputs: { ...plain.inputs, body } };
    });
    const others = aSnapshot({ userId: fan.id, id: 'others', week: '2026-W47' });
    here = world({ ...seed, snapshots: [...weeks, others] });
    const choice = { kind: 'WEEK_CHANGE', sourceId: '2026-W47', fields: ['weight'] } as const;
    const lines = [{ key: 'weight', from: 70, to: 69, unit: 'kg', weeks: 1 }];
    expect(await here.app.community.previewCard(asAuthor, choice)).toMatchObject({ lines });
    const { id } = await post('', { card: choice });
    const [, last] = weeks;
    here.store.committed.table('snapshots').set('2026-W47', {
      ...last!,
      inputs: { ...last!.inputs, body: { ...last!.inputs.body, weight: 60 } },
    }); // of two
    const read = await here.app.community.getFeedPost(asFan, id);
    expect(read.card).toEqual({ kind: 'WEEK_CHANGE', sourceId: '2026-W47', lines });
    expect(JSON.stringify(read.card)).not.toContain('waist');
    for (const bad of [
      { ...choice, sourceId: 'others' },
      { ...choice, sourceId: '2026-W46' },
      { ...choice, fields: [] },
      { kind: 'GOAL_MET', sourceId: 'weight', fields: [] },
    ] as const)
      expect(await refusalOf(here.app.community.previewCard(asAuthor, bad))).toBe('feed.card_invalid');
    const streak = { kind: 'STREAK', sourceId: 'streak', fields: [] } as const;
    expect((await here.app.community.previewCard(asAuthor, streak)).lines).toMatchObject([{ to: 2 }]);
    expect(await refusalOf(here.app.community.previewCard(asFan, streak))).toBe('feed.card_invalid');
  });
});

describe('notices of a post', () => {
  it('group likes, lose who took theirs back, and go with the post', async () => {
    const { community } = here.app;
    const { id } = await post('Chào');
    for (const user of [fan, stranger, author]) await community.likeFeedPost(actorFor(user), id);
    await community.likeFeedPost(asFan, id);
    await settle();
    expect(noticesOf(author.id)).toEqual([['LIKE_FEED', null, 2]]);
    await community.unlikeFeedPost(asFan, id);
    await settle();
    expect(noticesOf(author.id)).toEqual([['LIKE_FEED', null, 1]]);
    await community.addComment(asFan, { subjectType: 'FEED', subjectId: id, text: 'Hay' });
    await settle();
    expect(noticesOf(author.id)).toHaveLength(2);
    await community.hideFeedPostAsStaff(staff, { id, reason: 'không phù hợp' });
    await settle();
    expect(noticesOf(author.id)).toEqual([['SYSTEM', 'content_hidden', 1]]);
    expect(await community.getFeedPost(asAuthor, id)).toMatchObject({
      status: 'HIDDEN',
      hiddenReason: 'không phù hợp',
    });
  });

  it('reach those who rang the bell, five hundred at a time, and are withdrawn when it becomes private', async () => {
    const crowd = Array.from({ length: 501 }, (_, index) => person(`bell-${String(index).padStart(3, '0')}`));
    const follows = crowd.map(({ id }) => aFollow(id, author.id, { bell: true }));
    here = world({ users: [...seed.users, ...crowd], follows: [...seed.follows, ...follows] });
    const { id } = await post('Chào');
    await settle();
    const ring = async () => (await here.app.community.announcePosts(system)).notified;
    expect([await ring(), await ring(), await ring()]).toEqual([500, 1, 0]);
    expect([noticesOf('bell-500'), noticesOf(fan.id)]).toEqual([[['NEW_FEED', null, 1]], []]);
    await here.app.community.editFeedPost(asAuthor, { id, visibility: 'PRIVATE', version: 1 });
    await settle();
    expect(noticesOf('bell-500')).toEqual([]);
  });

  it('name only who may see it: others are dropped without a word, and an edit takes the notice back', async () => {
    const { community } = here.app;
    await grownUp();
    await community.blockUser(actorFor(blocked), author.id);
    const text = '@fan @stranger @blocked chạy không?';
    const named = (name: string) => ({
      userId: name,
      start: text.indexOf(`@${name}`),
      length: name.length + 1,
    });
    const mentions = ['fan', 'stranger', 'blocked', 'author'].map(named);
    const { id, entities } = await post(text, { mentions, visibility: 'FOLLOWERS' });
    expect(entities.map((entity) => 'userId' in entity && entity.userId)).toEqual(['fan']);
    await settle();
    expect([noticesOf('fan'), noticesOf('stranger'), noticesOf('blocked')]).toEqual([
      [['SYSTEM', 'mentioned', 1]],
      [],
      [],
    ]);
    await community.editFeedPost(asAuthor, { id, text: 'Chạy không?', version: 1 });
    await settle();
    expect(noticesOf('fan')).toEqual([]);
  });

  it('are not made for a name that was taken out before anybody could be told', async () => {
    const text = '@fan chạy không?';
    const { id } = await post(text, { mentions: [{ userId: 'fan', start: 0, length: 4 }] });
    await here.app.community.editFeedPost(asAuthor, { id, text: 'Chạy không?', version: 1 });
    await settle();
    expect(noticesOf('fan')).toEqual([]);
  });
});

describe('the preview of a link', () => {
  const page = { title: 'Bài báo', description: 'Nội dung', image: null };
  const previewed = (fetched: string[]) =>
    world(seed, {
      pageFetcher: {
        fetch: async (url) => {
          fetched.push(url);
          return url.includes('silent') ? null : page;
        },
        discard: async () => undefined,
      },
    });

  it('is fetched once a day for all posts, never for a private one, and is gone when its author takes it away', async () => {
    const fetched: string[] = [];
    here = previewed(fetched);
    const { community } = here.app;
    const fetchAll = () => community.fetchPreviews(system);
    const { id, preview } = await post('Xem http://plain.example.com và https://example.com/a');
    expect(preview).toMatchObject({ url: 'https://example.com/a', status: 'PENDING', title: '' });
    await post('Lại https://example.com/a');
    await post('Riêng https://private.example.com', { visibility: 'PRIVATE' });
    await post('Im https://silent.example.com');
    await fetchAll();
    await fetchAll();
    expect(fetched.toSorted()).toEqual(['https://example.com/a', 'https://silent.example.com/']);
    const read = async () => (await community.getFeedPost(asFan, id)).preview;
    expect(await read()).toMatchObject({ status: 'READY', title: 'Bài báo', description: 'Nội dung' });
    here.clock.forward(23 * hour);
    await post('Nữa https://example.com/a');
    await fetchAll();
    here.clock.forward(hour);
    await post('Hôm sau https://example.com/a');
    await fetchAll();
    expect(fetched).toHaveLength(3);
    await community.editFeedPost(asAuthor, { id, withoutPreview: true, version: 1 });
    expect(await read()).toBeNull();
    await community.editFeedPost(asAuthor, { id, text: 'Vẫn https://example.com/a', version: 2 });
    expect(await read()).toBeNull();
    await community.editFeedPost(asAuthor, { id, text: 'Khác https://example.com/b', version: 3 });
    expect(await read()).toMatchObject({ status: 'PENDING', url: 'https://example.com/b' });
  });
});

describe('the pictures of previews', () => {
  it('are asked for once for a whole page', async () => {
    const owner = person(superUserId);
    const images = ['a', 'b', 'c'].map((id) => aMedium({ id, ownerId: owner.id, purpose: 'GENERAL' }));
    here = world({ ...seed, users: [...seed.users, owner], media: images });
    const { linkPreviews, media } = here.ports.reads;
    for (const { id } of images) {
      await post(`Xem https://example.com/${id}`);
      const page = { url: `https://example.com/${id}`, status: 'READY', title: id, description: '' } as const;
      await linkPreviews.settle({ ...page, imageId: id, fetchedAt: noon });
    }
    const one = vi.spyOn(media, 'find');
    const { items } = await here.app.community.listFollowedPosts(asFan, {});
    for (const image of images)
      expect(items.map(({ preview }) => preview?.imageUrl)).toContainEqual(
        expect.stringContaining(image.key),
      );
    expect(one).not.toHaveBeenCalled();
  });
});

describe('what is talked about', () => {
  it('is shown to visitors too, and to nobody before it was ranked', async () => {
    const { id } = await post('Chào');
    const found = async () =>
      (await here.app.community.discoverPosts(visitor, {})).items.map((item) => item.id);
    expect(await found()).toEqual([]);
    await here.app.community.rankDiscover(system);
    expect(await found()).toEqual([id]);
    await here.app.community.deleteFeedPost(asAuthor, id);
    expect(await found()).toEqual([]);
  });
});

describe('a file of a post', () => {
  it('is opened by who sees the post, and says to its owner where it stands', async () => {
    const medium = aMedium({ ownerId: author.id, id: 'run', purpose: 'FEED' });
    here = world({ ...seed, media: [medium] });
    const { app } = here;
    const open = (user: User) => app.media.getMediumUrl(actorFor(user), 'run');
    expect(await refusalOf(open(fan))).toBe('media.not_found');
    const { id } = await post('Chạy', { media: [{ mediumId: 'run', alt: '' }], visibility: 'FOLLOWERS' });
    expect(await open(fan)).toMatchObject({ url: expect.stringContaining(medium.key) });
    expect(await refusalOf(open(stranger))).toBe('media.not_found');
    const uses = { items: [{ kind: 'FEED', id, title: 'Chạy', link: `/feed/${id}` }] };
    expect(await app.media.listMediumUses(asAuthor, 'run')).toMatchObject(uses);
    await app.community.blockUser(asAuthor, fan.id);
    expect(await refusalOf(open(fan))).toBe('media.not_found');
  });
});
