import { describe, expect, it } from 'vitest';
import type { Permission } from '#core/access/actor/permission.ts';
import type { FeedPost } from '#core/community/feed/post.ts';
import { minute } from '#core/kernel/time.ts';
import { noPublicFlags, type User } from '#core/people/account/user.ts';
import { aGroup, aMessage, aPairRoom, aRoomMember } from '#fixtures/community/chat-rooms.ts';
import { aBlock, aComment, aFeedPost, aFollow } from '#fixtures/community/feed.ts';
import { aCase } from '#fixtures/community/moderation.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import type { Seed } from '#adapters/memory/create-store.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** Who reads, beside the visitor. `hides` blocked the author, `hidden` was blocked by the author. */
const readers = ['follower', 'stranger', 'visitor', 'hides', 'hidden'] as const;
type Reader = (typeof readers)[number];
/** A role of one right each, and one that holds none of those that this table speaks of. */
const rights = {
  'feed-staff': ['feed.view'],
  'user-staff': ['user.view'],
  'media-staff': ['media.view'],
  'chat-staff': ['chat.view'],
  'other-staff': ['payment.view'],
} as const satisfies Record<string, readonly Permission[]>;
type Staff = keyof typeof rights;

const text = 'Chỉ ai được xem mới đọc được câu này.';
const words = 'Lời bình dưới bài.';

const worldOf = (parts: Partial<User>, post: Partial<FeedPost> = {}, more: Seed = {}): TestServer => {
  const author = aUser({ id: 'author', isPublic: true, avatarId: 'face', ...parts });
  const [face, file] = [
    aMedium({ id: 'face', ownerId: author.id, purpose: 'AVATAR' }),
    aMedium({ id: 'file', ownerId: author.id, purpose: 'FEED' }),
  ];
  const people = ['follower', 'stranger', 'hides', 'hidden', 'talker', 'reporter'].map((id) =>
    aUser({ id, isPublic: true, fullname: id }),
  );
  const staff = Object.keys(rights).map((id) => aUser({ id, roleId: id, fullname: id }));
  const written = aFeedPost({
    id: 'post',
    authorId: author.id,
    text,
    media: [{ mediumId: file.id, alt: '' }],
    ...post,
  });
  return openTestServer({
    seed: {
      roles: Object.entries(rights).map(([id, permissions]) => aRole({ id, permissions: [...permissions] })),
      users: [author, ...people, ...staff],
      media: [face, file],
      follows: [aFollow('follower', author.id), aFollow('follower', 'talker')],
      relations: [aBlock('hides', author.id), aBlock(author.id, 'hidden')],
      feedPosts: [written],
      feedRankings: [{ rankedAt: noon, items: [{ postId: written.id, authorId: author.id, place: 0 }] }],
      comments: [aComment({ id: 'comment', authorId: 'talker', subjectId: written.id, text: words })],
      cases: [
        aCase({
          id: 'case',
          ownerId: author.id,
          targetId: written.id,
          snapshot: { text: written.text, mediumIds: [], link: null },
        }),
      ],
      ...more,
    },
  });
};

const asks = (server: TestServer, reader: Reader | Staff | 'author' | 'mate' | 'talker' | 'reporter') =>
  reader === 'visitor' ? server.request : server.as({ id: reader });
type Answer = Readonly<{ status: number; body: Record<string, never>; text: string }>;

/** Every way to a post for a member, each right in itself where the post is shown. */
const ways = [
  ['get', '/feed/post'],
  ['get', '/feed/post/comments'],
  ['get', '/comments/comment/replies'],
  ['get', '/media/file/url'],
  ['put', '/feed/post/like'],
  ['put', '/feed/post/bookmark'],
  ['post', '/feed/post/comments', { text: 'Hay quá.' }],
  ['post', '/feed/post/comments', { text: 'Đúng thế.', parentId: 'comment' }],
  ['post', '/reports', { targetKind: 'FEED', targetId: 'post', reason: 'SPAM' }],
  ['post', '/reports', { targetKind: 'COMMENT', targetId: 'comment', reason: 'SPAM' }],
] as const;
/** Where it would stand among others. */
const lists = ['/users/author/feed', '/feed?tab=following', '/feed?tab=discover', '/me/bookmarks'] as const;

const held = { status: 'HELD' } as const;
const hidden = { status: 'HIDDEN', hiddenReason: 'quảng cáo' } as const;
const deleted = { status: 'DELETED', statusBefore: 'PUBLISHED', deletedAt: noon } as const;
const everybody: readonly Reader[] = ['follower', 'stranger', 'visitor'];

/** What staff of the feed read of it outside of a case. */
type ByStaff = 'read' | 'in a case';
type Row = readonly [string, Partial<User>, Partial<FeedPost>, readonly Reader[], ByStaff];
const rows: readonly Row[] = [
  ['a public post of an open profile', {}, {}, everybody, 'read'],
  ['a public post of a closed profile', { isPublic: false }, {}, ['follower'], 'read'],
  ['a post for followers', {}, { visibility: 'FOLLOWERS' }, ['follower'], 'in a case'],
  ['a post for followers of a closed profile', { isPublic: false }, { visibility: 'FOLLOWERS' }, ['follower'], 'in a case'],
  ['a private post', {}, { visibility: 'PRIVATE' }, [], 'in a case'],
  ['a post that waits for a decision', {}, held, [], 'read'],
  ['a hidden post', {}, hidden, [], 'read'],
  ['a deleted post', {}, deleted, [], 'in a case'],
  ['a post of an account on hold', { status: 'HOLD' }, {}, [], 'read'],
  ['a post of a banned account', { status: 'BAN' }, {}, [], 'read'],
  ['a post of an account that is being deleted', { status: 'DELETE' }, {}, [], 'read'],
]; // prettier-ignore

describe.each(rows)('%s', (_, parts, post, shownTo, byStaff) => {
  it.each(readers)('is shown to a %s as the table says, by every way', async (reader) => {
    const server = worldOf(parts, post);
    for (const userId of readers)
      server.store.committed
        .table('bookmarks')
        .set(userId, { userId, kind: 'FEED', subjectId: 'post', createdAt: noon });
    const isShown = shownTo.includes(reader);
    for (const path of lists) {
      const answer = await asks(server, reader).get(`/api${path}`);
      if (!isShown) expect(answer.text).not.toContain(text);
    }
    if (isShown) expect((await asks(server, reader).get('/api/users/author/feed')).text).toContain(text);
    if (isShown && reader === 'follower')
      expect((await asks(server, reader).get('/api/feed?tab=following')).text).toContain(text);
    if (shownTo === everybody)
      expect((await asks(server, 'stranger').get('/api/feed?tab=discover')).text).toContain(text);
    for (const [method, path, body] of ways) {
      const answer = await asks(server, reader)[method](`/api${path}`).send(body);
      const isClosed = reader === 'visitor' && method !== 'get';
      const expected = isShown ? /^20/ : /^404$/;
      expect([path, String(answer.status)]).toEqual([
        path,
        expect.stringMatching(isClosed ? /^401$/ : expected),
      ]);
      if (!isShown) expect(answer.text).not.toContain(text);
      if (!isShown) expect(answer.text).not.toContain(words);
    }
  });

  it('is read by staff with their right alone, and by its author', async () => {
    const server = worldOf(parts, post);
    const seen = await asks(server, 'feed-staff').get('/api/admin/feed-posts/post');
    expect([seen.status, seen.body.text]).toEqual([200, byStaff === 'read' ? text : null]);
    const listed = await asks(server, 'feed-staff').get('/api/admin/feed-posts');
    expect(listed.text.includes(text)).toBe(byStaff === 'read');
    expect((await asks(server, 'feed-staff').get('/api/admin/cases/case')).body.snapshot.text).toBe(text);
    const comment = await asks(server, 'feed-staff').get('/api/admin/comments/comment');
    expect([comment.status, comment.body.text]).toEqual([200, words]);
    expect((await asks(server, 'media-staff').get('/api/admin/media/file')).status).toBe(200);
    for (const other of ['user-staff', 'chat-staff', 'other-staff'] as const) {
      for (const path of [
        '/admin/feed-posts/post',
        '/admin/feed-posts',
        '/admin/comments/comment',
        '/admin/media/file',
      ])
        expect((await asks(server, other).get(`/api${path}`)).status).toBe(403);
      const inCase = await asks(server, other).get('/api/admin/cases/case');
      expect(inCase.status).toBe(other === 'other-staff' ? 403 : 404);
      const listedCases = await asks(server, other).get('/api/admin/cases');
      expect(listedCases.text).not.toContain(text);
    }
    if (parts.status) return;
    const own = await asks(server, 'author').get('/api/feed/post');
    expect([own.status, own.body.text]).toEqual(post.status === 'DELETED' ? [404, undefined] : [200, text]);
    if (post.status === 'HIDDEN') expect(own.body.hiddenReason).toBe('quảng cáo');
  });
});

describe('the address of a file', () => {
  it('ends within a minute, so that a block closes copied ones too', async () => {
    const server = worldOf({}, {}, { relations: [] });
    const { body } = await asks(server, 'stranger').get('/api/media/file/url');
    const { body: post } = await asks(server, 'stranger').get('/api/feed/post');
    for (const url of [body.url, post.media[0].url, post.media[0].thumbnailUrl]) {
      const expires = Number(new URL(url, 'https://fitboard.example').searchParams.get('expires')) * 1_000;
      expect(expires - server.clock.now().getTime()).toBeGreaterThan(0);
      expect(expires - server.clock.now().getTime()).toBeLessThanOrEqual(minute);
    }
    await asks(server, 'author').put('/api/users/stranger/block');
    expect((await asks(server, 'stranger').get('/api/media/file/url')).status).toBe(404);
    expect((await asks(server, 'stranger').get('/api/users/author')).status).toBe(404);
  });
});

describe('a comment in the thread of a third', () => {
  it('is not there for who blocked its writer, nor for who was blocked, whichever of them wrote', async () => {
    const said = ['author', 'hides', 'hidden', 'stranger'].map((id) =>
      aComment({ id: `of-${id}`, authorId: id, subjectId: 'third', text: `${id} đã nói` }),
    );
    const third = aFeedPost({ id: 'third', authorId: 'talker' });
    const server = worldOf({}, {}, { feedPosts: [third], comments: said });
    const heard = async (reader: Parameters<typeof asks>[1]) => {
      const { body } = await asks(server, reader).get('/api/feed/third/comments');
      return (body.items as { id: string }[]).map(({ id }) => id.slice(3)).toSorted();
    };
    expect(await heard('author')).toEqual(['author', 'stranger']);
    expect(await heard('hides')).toEqual(['hidden', 'hides', 'stranger']);
    expect(await heard('hidden')).toEqual(['hidden', 'hides', 'stranger']);
    for (const reader of ['stranger', 'visitor', 'talker', 'follower'] as const)
      expect(await heard(reader)).toEqual(['author', 'hidden', 'hides', 'stranger']);
    for (const [one, other] of [['author', 'hides'], ['hides', 'author'], ['author', 'hidden'], ['hidden', 'author']] as const) {
      const report = { targetKind: 'COMMENT', targetId: `of-${other}`, reason: 'SPAM' };
      for (const [method, path, body] of [
        ['get', `/comments/of-${other}/replies`, undefined],
        ['post', '/feed/third/comments', { text: 'Trả lời', parentId: `of-${other}` }],
        ['post', '/reports', report],
      ] as const)
        expect((await asks(server, one)[method](`/api${path}`).send(body)).status).toBe(404);
    } // prettier-ignore
  });
});

describe('lists of who follows', () => {
  const flagged = { publicFlags: { ...noPublicFlags, followers: true } };
  const closedFlag = [404, 404, 404, 404, 404, 200, 404] as const;
  it.each([
    ['opened', flagged, [200, 200, 200, 404, 404, 200, 200]],
    ['kept closed', {}, closedFlag],
    ['opened by a closed profile', { ...flagged, isPublic: false }, closedFlag],
  ] as const)('that are %s are there for whom the table says', async (_, parts, expected) => {
    const server = worldOf(parts);
    for (const side of ['followers', 'following'])
      for (const [index, reader] of [...readers, 'user-staff' as const, 'feed-staff' as const].entries())
        expect([reader, (await asks(server, reader).get(`/api/users/author/${side}`)).status]).toEqual([
          reader,
          expected[index],
        ]);
    expect((await asks(server, 'author').get('/api/users/author/followers')).status).toBe(200);
  });

  it('count the same for all who see the figures', async () => {
    const server = worldOf(flagged);
    for (const reader of ['follower', 'stranger', 'visitor', 'author'] as const) {
      const { body } = await asks(server, reader).get('/api/users/author');
      expect(body.social.figures).toEqual({ followers: 1, following: 0, posts: 1 });
    }
  });
});

describe('picture and presence', () => {
  const group = aGroup('author', { id: 'group', memberCount: 2 });
  const shared = {
    chatRooms: [group],
    chatMembers: ['author', 'mate', 'hides', 'hidden'].map((id) => aRoomMember(group, id)),
  };
  const shownWith = { isPublic: true } as const;
  const sight = async (server: TestServer, reader: Parameters<typeof asks>[1]) => {
    const third: Answer = await asks(server, reader).get('/api/feed/third/comments');
    const cards = (
      third.body['items'] as unknown as { author: { id: string; avatarUrl: string | null } | null }[]
    )
      .flatMap(({ author }) => author ?? [])
      .filter(({ id }) => id === 'author');
    const presence =
      reader === 'visitor' ? null : await asks(server, reader).get('/api/users/presence?ids=author');
    return { url: cards[0]?.avatarUrl ?? null, status: presence?.body.items[0].activityStatus ?? null };
  };
  const opened = (isPublic: boolean) =>
    worldOf(
      { isPublic, activityStatus: 'ALWAY' },
      {},
      {
        ...shared,
        feedPosts: [aFeedPost({ id: 'third', authorId: 'talker' })],
        comments: [aComment({ authorId: 'author', subjectId: 'third' })],
      },
    );

  it.each(['follower', 'mate', 'user-staff', 'author'] as const)(
    'are shown to a %s, whatever the profile',
    async (reader) => {
      for (const isPublic of [true, false]) {
        const server = opened(isPublic);
        server.store.committed.table('users').set('mate', aUser({ id: 'mate', ...shownWith }));
        expect(await sight(server, reader)).toEqual({ url: expect.any(String), status: 'ALWAY' });
      }
    },
  );

  it.each(['stranger', 'visitor', 'feed-staff'] as const)(
    'are shown to a %s while the profile is open',
    async (reader) => {
      const statusFor = (status: string) => (reader === 'visitor' ? null : status);
      expect(await sight(opened(true), reader)).toEqual({
        url: expect.any(String),
        status: statusFor('ALWAY'),
      });
      expect(await sight(opened(false), reader)).toEqual({ url: null, status: statusFor('OFFLINE') });
    },
  );

  it.each(['hides', 'hidden'] as const)('are not there for who is blocked: %s', async (reader) => {
    for (const isPublic of [true, false])
      expect(await sight(opened(isPublic), reader)).toEqual({ url: null, status: 'OFFLINE' });
  });

  it('of a closed profile come by an address that a copier can use for a minute at most', async () => {
    const lastsFor = async (isPublic: boolean): Promise<number> => {
      const server = opened(isPublic);
      const { url } = await sight(server, 'follower');
      const expires = new URL(url ?? '', 'https://fitboard.example').searchParams.get('expires');
      return Number(expires) * 1_000 - server.clock.now().getTime();
    };
    const [ofOpen, ofClosed] = [await lastsFor(true), await lastsFor(false)];
    // What everybody may see may be kept for longer: nobody learns of it what they could not ask for.
    expect(ofOpen).toBeGreaterThan(minute);
    expect(ofClosed).toBeGreaterThan(0);
    expect(ofClosed).toBeLessThanOrEqual(minute);
  });
});

/** What is read in a room, or with which status it is not there. */
const bodies = async (server: TestServer, reader: Parameters<typeof asks>[1], room = 'group') => {
  const { status, body } = await asks(server, reader).get(`/api/chat/rooms/${room}/messages`);
  return status === 200 ? (body.items as { body: string }[]).map((line) => line.body) : status;
};

describe('a room and its messages', () => {
  const pair = aPairRoom('author', 'hides', { id: 'pair', lastSeq: 1, lastRev: 1 });
  const group = aGroup('talker', { id: 'group', lastSeq: 3, lastRev: 3, memberCount: 4 });
  const everywhere = { ...group, lastSeq: 0 };
  const message = (seq: number, senderId: string, body: string) =>
    aMessage({ id: `m${seq}`, roomId: group.id, seq, senderId, body });
  const chatSeed: Seed = {
    chatRooms: [pair, group],
    chatMembers: [
      ...['author', 'hides'].map((id) => aRoomMember({ ...pair, lastSeq: 0 }, id)),
      ...['talker', 'author', 'hides'].map((id) => aRoomMember(everywhere, id)),
      aRoomMember({ ...group, lastSeq: 2 }, 'follower'),
      aRoomMember(everywhere, 'stranger', { state: 'LEFT' }),
      aRoomMember(everywhere, 'hidden', { state: 'REMOVED' }),
      aRoomMember(everywhere, 'reporter', { state: 'DECLINED' }),
    ],
    chatMessages: [
      aMessage({ id: 'p1', roomId: pair.id, seq: 1, senderId: 'author', body: 'Chỉ hai ta' }),
      message(1, 'author', 'Trước khi vào'),
      message(2, 'talker', 'Lời chung'),
      message(3, 'author', 'Sau khi vào'),
    ],
    cases: [aCase({ id: 'reported', ownerId: 'author', targetKind: 'MESSAGE', targetId: 'm1' })],
  };

  it('are there for members from where they joined, and for nobody else', async () => {
    const server = worldOf({}, {}, chatSeed);
    expect(await bodies(server, 'talker')).toEqual(['Trước khi vào', 'Lời chung', 'Sau khi vào']);
    expect(await bodies(server, 'follower')).toEqual(['Sau khi vào']);
    for (const outside of ['stranger', 'hidden', 'reporter', 'chat-staff', 'user-staff'] as const) {
      expect(await bodies(server, outside)).toBe(404);
      expect(await bodies(server, outside, 'pair')).toBe(404);
      for (const [method, path, body] of [
        ['get', '/chat/rooms/group'],
        ['post', '/chat/rooms/group/messages', { clientId: 'c', body: 'Cho vào' }],
        ['post', '/chat/rooms/group/read', { seq: 1 }],
        ['post', '/chat/rooms/group/accept'],
        ['put', '/chat/messages/m1/pin'],
        ['put', '/chat/messages/m1/reactions/👍'],
        ['get', '/chat/search?q=loi&roomId=group'],
        ['post', '/chat/messages/m1/translate', { language: 'en' }],
        ['post', '/reports', { targetKind: 'MESSAGE', targetId: 'm1', reason: 'SPAM' }],
        ['post', '/reports', { targetKind: 'ROOM', targetId: 'group', reason: 'SPAM' }],
      ] as const) {
        const asked = asks(server, outside)[method](encodeURI(`/api${path}`));
        const answer = await asked.send(body);
        expect([outside, path, answer.status]).toEqual([outside, path, 404]);
      }
      const found = await asks(server, outside).get('/api/chat/search?q=loi');
      expect(found.body.items).toEqual([]);
    }
    for (const early of ['m1', 'm2'])
      expect(
        (
          await asks(server, 'follower').put(
            `/api/chat/messages/${early}/reactions/${encodeURIComponent('👍')}`,
          )
        ).status,
      ).toBe(404);
    expect((await asks(server, 'follower').get('/api/chat/search?q=truoc')).body.items).toEqual([]);
  });

  it('across a block are read-only between two, and collapsed in a group', async () => {
    const server = worldOf({}, {}, chatSeed);
    for (const one of ['author', 'hides'] as const) {
      expect(await bodies(server, one, 'pair')).toEqual(['Chỉ hai ta']);
      const sent = await asks(server, one)
        .post('/api/chat/rooms/pair/messages')
        .send({ clientId: `c-${one}`, body: 'Nữa' });
      expect([sent.status, sent.body.code]).toEqual([403, 'chat.not_allowed']);
    }
    expect(await bodies(server, 'hides')).toEqual(['', 'Lời chung', '']);
    expect((await asks(server, 'hides').get('/api/chat/search?q=truoc')).body.items).toEqual([]);
  });

  it('are read by staff in a case alone, with the right to it, and each look is written down', async () => {
    const server = worldOf({}, {}, chatSeed);
    const logged = () => server.rows('auditLog').length;
    const before = logged();
    const around = await asks(server, 'chat-staff').get('/api/admin/cases/reported/messages');
    expect([around.status, logged()]).toEqual([200, before + 1]);
    for (const other of ['feed-staff', 'user-staff', 'media-staff'] as const)
      expect((await asks(server, other).get('/api/admin/cases/reported/messages')).status).toBe(404);
    expect((await asks(server, 'other-staff').get('/api/admin/cases/reported/messages')).status).toBe(403);
    expect(logged()).toBe(before + 1);
    const counts = await asks(server, 'chat-staff').get('/api/admin/chat-rooms/group');
    expect([counts.status, counts.text.includes('Lời chung')]).toEqual([200, false]);
  });
});
