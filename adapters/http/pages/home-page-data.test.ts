import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { system } from '#core/access/actor/actor.ts';
import { after, day } from '#core/kernel/time.ts';
import { aFeedPost } from '#fixtures/community/feed.ts';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { publicPageData } from './parts/public-page-data.ts';

const person = (fullname: string, isPublic = true) =>
  aUser({ fullname, isPublic, createdAt: after(noon, -30 * day) });
const known = ['An', 'Bình', 'Chi', 'Dung'].map((name) => person(name));
const [an, binh] = known;
const closed = person('Kín', false);

const open = () =>
  world({
    users: [...known, closed],
    feedPosts: [
      ...known.map(({ id, fullname }) => aFeedPost({ authorId: id, text: `${fullname} ${'chạy '.repeat(200)}` })),
      aFeedPost({ authorId: an!.id, text: 'cho người theo dõi', visibility: 'FOLLOWERS' }), // of four
      aFeedPost({ authorId: binh!.id, text: 'riêng tôi', visibility: 'PRIVATE' }), // of four
      aFeedPost({ authorId: closed.id, text: 'hồ sơ đóng' }),
    ],
  }); // prettier-ignore

const pageOf = async (app: ReturnType<typeof open>['app']) => {
  const load = publicPageData({ app, log: pino({ level: 'silent' }), onOddAnswer: (_, error) => { throw error; } }); // prettier-ignore
  return (await load('home', {}, 'vi')) as {
    coaches?: object;
    posts?: { items: readonly { text: string }[] };
    articles?: { items: readonly { id: string }[] };
  }; // what the page is handed
};

describe('the home page', () => {
  it('comes with the beginnings of three public posts of public people, and of nobody else', async () => {
    const { app } = open();
    expect((await pageOf(app)).posts?.items).toEqual([]);
    await app.community.rankDiscover(system);
    const { posts } = await pageOf(app);
    expect(posts?.items).toHaveLength(3);
    for (const { text } of posts?.items ?? []) {
      expect(text).toContain('chạy');
      expect(text).toHaveLength(280);
    }
  });

  it('comes with articles that everybody may read, and without them when they can’t be read', async () => {
    const { app } = world({ users: [aUser({ id: 'owner', isPublic: true })], content: filledContent });
    const { articles } = await pageOf(app);
    expect(articles?.items.map(({ id }) => id).toSorted()).toEqual(['a-changed-article', 'an-article']);
    const broken = { ...app.post, listPosts: vi.fn().mockRejectedValue(new Error('away')) };
    const page = await pageOf({ ...app, post: broken });
    expect(page).toHaveProperty('coaches');
    expect(page).not.toHaveProperty('articles');
  });

  it('comes without its posts when they can’t be read, and keeps its coaches', async () => {
    const { app } = open();
    const broken = { ...app.community, discoverPosts: vi.fn().mockRejectedValue(new Error('away')) };
    const page = await pageOf({ ...app, community: broken });
    expect(page).toHaveProperty('coaches');
    expect(page).not.toHaveProperty('posts');
  });
});
