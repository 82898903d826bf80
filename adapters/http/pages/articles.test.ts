import Parser from 'rss-parser';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { Post, PostStatus } from '#core/content/post/post.ts';
import { cardOfArticle, sharePath } from '#core/platform/share-picture/share-card.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { aCategory, aPost, articleText } from '#fixtures/content/posts.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { memoryMediaStore, plainSharePictures } from '#fixtures/engine/ports.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aUser } from '#fixtures/people/users.ts';
import { keyOf } from '#adapters/memory/engine/store.ts';
import { tokens } from '../../composition/container.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const author = aUser({ fullname: 'Lê Thu Hoà', isPublic: true });
const category = aCategory({ slug: 'dinh-duong' });
const picture = aMedium({ ownerId: author.id, purpose: 'ARTICLE' });
const secret = 'hạt điều rang muối';

const article = (parts: Partial<Post> = {}) =>
  aPost({
    authorId: author.id,
    categoryId: category.id,
    title: `Ăn ${secret}`,
    description: `Vì sao nên ăn ${secret}.`,
    html: `${articleText}<p>${secret}</p><p><img data-medium="${picture.id}" alt="${secret}"></p>`,
    tags: ['Hạt điều'],
    slug: 'an-hat-dieu',
    imageId: picture.id,
    imageAlt: 'Một bát hạt',
    ...parts,
  });

const open = async (posts: readonly Post[], options: Parameters<typeof openTestServer>[0] = {}) => {
  const mediaStore = memoryMediaStore();
  mediaStore.files.set(picture.thumbnailKey!, new TextEncoder().encode('small'));
  const server = openTestServer({
    seed: { users: [author], media: [picture], content: { categories: [category], posts } },
    mediaStore,
    ...options,
  });
  await server.container.get(tokens.transaction)(async ({ media }) => {
    for (const { id } of posts) await media.use([picture.id], { kind: 'ARTICLE', id });
  });
  return { ...server, mediaStore };
};

const look = async ({ request }: Pick<TestServer, 'request'>, path: string) => {
  const { status, text, headers } = await request.get(path).redirects(0);
  return { status, text, location: headers['location'] as string | undefined };
};

describe('the page of an article', () => {
  it('holds the text, in either frame, and leads to no third page', async () => {
    const post = article();
    const here = await open([post]);
    for (const path of ['/post/an-hat-dieu', '/en/post/an-hat-dieu']) {
      const page = await look(here, path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text).toContain(secret);
      expect(page.text).toContain(`/media/public/${picture.id}/1280.webp`);
      expect(page.text).not.toContain('signature=');
    }
    expect(await look(here, `/post/${post.id}`)).toMatchObject({
      status: 301,
      location: '/post/an-hat-dieu',
    });
    expect(await look(here, `/en/post/${post.id}?ref=a`)).toMatchObject({
      status: 301,
      location: '/en/post/an-hat-dieu?ref=a',
    });
  });

  it('leads to the translation from an id, an earlier address and the other prefix, in one step', async () => {
    const vi = article({ translationGroup: 'one' });
    const en = article({ translationGroup: 'one', language: 'en', slug: 'eat-cashews' });
    const here = await open([vi, en]);
    here.store.committed
      .table('postSlugs')
      .set(keyOf('vi', 'an-hat-cu'), { language: 'vi', slug: 'an-hat-cu', postId: vi.id });
    for (const [path, location] of [
      ['/en/post/an-hat-dieu', '/en/post/eat-cashews'],
      ['/post/eat-cashews', '/post/an-hat-dieu'],
      [`/en/post/${vi.id}`, '/en/post/eat-cashews'],
      ['/post/an-hat-cu', '/post/an-hat-dieu'],
      ['/en/post/an-hat-cu', '/en/post/eat-cashews'],
    ] as const) {
      const { status, location: found } = await look(here, path);
      expect([path, status, found]).toEqual([path, 301, location]);
      expect((await look(here, location)).status).toBe(200);
    }
  });

  it('is gone for good when readers knew it, and was never there when they did not', async () => {
    const known = article({ status: 'TRASH', publishedAt: noon });
    const unknown = article({ status: 'TRASH', slug: 'chua-tung-co' });
    const here = await open([known, unknown]);
    for (const path of ['/post/an-hat-dieu', '/en/post/an-hat-dieu', `/post/${known.id}`])
      expect([path, (await look(here, path)).status]).toEqual([path, 410]);
    for (const path of [
      '/post/chua-tung-co',
      `/post/${unknown.id}`,
      '/post/khong-co',
      '/post/category/khong-co',
    ])
      expect([path, (await look(here, path)).status]).toEqual([path, 404]);
  });
});

/** Everything a stranger could ask for. */
const everywhere = ({ id, slug }: Post): readonly string[] => [
  ...['', '/en'].flatMap((prefix) =>
    [
      '',
      `/${slug}`,
      `/${id}`,
      '/category/dinh-duong',
      '/tag/hat-dieu',
      `/author/${author.id}`,
      '/rss.xml',
      '/atom.xml',
      '/feed.json',
      `/rss.xml?author=${author.id}`,
      '/feed.json?category=dinh-duong',
    ].map((path) => `${prefix}/post${path}`),
  ),
  '/',
  `/user/${author.id}`,
  '/sitemap.xml',
  '/sitemap-posts-1.xml',
  `/share/post/${id}/0.png`,
  `/media/public/${picture.id}/480.webp`,
  `/media/public/${picture.id}/1280.webp`,
  '/api/posts',
  '/api/posts?q=hat%20dieu',
  '/api/posts?isShowMain=true',
  `/api/posts?author=${author.id}`,
  '/api/posts?category=dinh-duong',
  '/api/posts?tag=hat-dieu',
  `/api/posts/${id}`,
  `/api/posts/${slug}`,
  '/api/tags',
  '/api/categories',
  `/api/comments?subjectType=POST&subjectId=${id}`,
];

const traces = async (server: TestServer, post: Post): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const path of everywhere(post)) {
    const { status, body, text = '' } = await server.request.get(path).redirects(0);
    const answer = Buffer.isBuffer(body) ? body.toString() : text;
    // A page of nothing repeats what was asked for, and says no more.
    const said = answer.replaceAll(path, '').replaceAll('"tag":"hat-dieu"', '');
    const isShown = [secret, 'Hạt điều', '"hat-dieu"', picture.id].some((word) => said.includes(word));
    const isAnswered = /^\/(?:share|media)\//.test(path) && status < 400;
    if (isShown || isAnswered) found.push(path);
  }
  return found;
};

describe('an article that is not published', () => {
  const states: readonly (readonly [PostStatus, Partial<Post>])[] = [
    ['DRAFT', {}],
    ['PENDING', {}],
    ['SCHEDULED', {}],
    ['TRASH', { publishedAt: noon }],
    ['TRASH', {}],
  ];
  it.each(states)('leaves no trace for a stranger: %s %o', async (status, parts) => {
    const post = article({ status, isShowMain: true, hot: true, ...parts });
    expect(await traces(await open([post]), post)).toEqual([]);
  });

  it('would be found in each of these places, were it published', async () => {
    const post = article({ isShowMain: true });
    const found = await traces(await open([post]), post);
    for (const path of [
      '/post',
      '/post/an-hat-dieu',
      '/post/rss.xml',
      '/en/post/an-hat-dieu',
      '/api/tags',
      `/media/public/${picture.id}/480.webp`,
      `/share/post/${post.id}/0.png`,
    ])
      // prettier-ignore
      expect(found).toContain(path);
  });
});

describe('the feeds of articles', () => {
  it('hold the newest twenty, whole, with addresses that lead somewhere from anywhere', async () => {
    const posts = Array.from({ length: 25 }, (_, index) =>
      article({ slug: `bai-${index}`, publishDate: new Date(noon.getTime() + index * 60_000) }),
    );
    const { request } = await open([...posts, article({ language: 'en', slug: 'in-english' })]);
    const rss = await request.get('/post/rss.xml').set('X-Forwarded-Host', 'evil.example');
    expect(rss.headers['content-type']).toContain('application/rss+xml');
    const { items } = await new Parser().parseString(rss.text);
    expect(items).toHaveLength(20);
    expect(items[0]?.link).toMatch(/^http:\/\/localhost:3000\/post\/bai-24$/);
    expect(items[0]?.['content:encoded']).toContain(secret);
    expect(rss.text).not.toContain('evil.example');
    expect(
      [...rss.text.matchAll(/(?:src|href)="([^"]+)"/g)].filter(([, to]) => !/^https?:/.test(to!)),
    ).toEqual([]);

    const english = await request.get('/en/post/feed.json');
    expect(JSON.parse(english.text).items).toMatchObject([
      { url: 'http://localhost:3000/en/post/in-english' },
    ]);
    const own = await request.get(`/post/atom.xml?author=${author.id}&category=dinh-duong`);
    expect((await new Parser().parseString(own.text)).items).toHaveLength(20);
    expect((await request.get('/post/rss.xml?category=khong-co')).status).toBe(404);
    expect((await request.get('/post/rss.xml?author=%00')).status).toBe(404);
    expect(JSON.parse((await request.get('/post/feed.json?author=1')).text).items).toEqual([]);
  });

  it('are not sent again to who has them', async () => {
    const { request } = await open([article()]);
    for (const path of ['/post/rss.xml', '/post/atom.xml', '/post/feed.json', '/changelog/rss.xml']) {
      const first = await request.get(path);
      expect([path, first.status]).toEqual([path, 200]);
      const again = await request.get(path).set('If-None-Match', first.headers['etag'] ?? '');
      expect([path, again.status, again.text]).toEqual([path, 304, '']);
    }
  });
});

describe('pictures of what is public', () => {
  it('are answered in two sizes while something shows them, and not a moment longer', async () => {
    const post = article();
    const { request, mediaStore, as } = await open([post]);
    mediaStore.files.set(
      picture.key,
      await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336644' } })
        .webp()
        .toBuffer(),
    );
    const small = await request.get(`/media/public/${picture.id}/480.webp`);
    expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
    const large = await request.get(`/media/public/${picture.id}/1280.webp`).buffer();
    expect(await sharp(large.body as Buffer).metadata()).toMatchObject({ width: 1280, height: 720 });
    for (const path of [`${picture.id}/640.webp`, `${picture.id}/1280.png`, '../x/480.webp', 'none/480.webp'])
      expect([path, (await request.get(`/media/public/${path}`)).status]).toEqual([path, 404]);

    expect((await as(author).post(`/api/posts/${post.id}/trash`).send({})).status).toBe(200);
    expect((await request.get(`/media/public/${picture.id}/480.webp`)).status).toBe(404);
    expect((await request.get(`/media/public/${picture.id}/1280.webp`)).status).toBe(404);
  });
});

describe('the picture of a link', () => {
  const addressOf = (post: Post) =>
    sharePath(
      cardOfArticle(
        { ...post, author: { name: author.fullname }, image: null, metaImage: null },
        defaultSettings.siteName,
      ),
    );

  it('is drawn once for fifty who ask at the same time, and never again', async () => {
    const post = article({ imageId: null, html: articleText });
    const draw = vi.fn(plainSharePictures.draw);
    const { request } = await open([post], { sharePictures: { draw } });
    const path = addressOf(post);
    const answers = await Promise.all(Array.from({ length: 50 }, () => request.get(path).buffer()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(draw).toHaveBeenCalledOnce();
    expect((await request.get(path)).headers['content-type']).toBe('image/png');
    expect(draw).toHaveBeenCalledOnce();
  });

  it('answers at its present address alone; earlier ones lead there', async () => {
    const post = article({ imageId: null, html: articleText });
    const { request } = await open([post]);
    const { status, headers } = await request.get(`/share/post/${post.id}/earlier.png`).redirects(0);
    expect([status, headers['location']]).toEqual([302, addressOf(post)]);
    for (const path of [
      '/share/post/none/a.png',
      '/share/coach/none/a.png',
      '/share/user/none/a.png',
      '/share/challenge/none/a.png',
      '/share/page/none.vi/a.png',
      '/share/other/1/a.png',
    ])
      // prettier-ignore
      expect([path, (await request.get(path)).status]).toEqual([path, 404]);
    expect((await request.get('/share/page/about-us.vi/a.png').redirects(0)).status).toBe(302);
  });

  it.each([
    ['takes too long', () => new Promise<never>(() => undefined)],
    ['fails', () => Promise.reject(new Error('no memory'))],
  ])('that %s is the picture of the site', async (_what, draw) => {
    const post = article({ imageId: null, html: articleText });
    const { request } = await open([post], { sharePictures: { draw } });
    const { status, headers } = await request.get(addressOf(post)).redirects(0);
    expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/share.png', 'no-store']);
  });
});
