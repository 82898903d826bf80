import { describe, expect, it } from 'vitest';
import { visitor } from '#core/access/actor/actor.ts';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import { bugReports } from '#http/content/contract/bug-reports.ts';
import { changelog } from '#http/content/contract/changelog.ts';
import { posts } from '#http/content/contract/posts.ts';
import { aCategory, aPost, articleText } from '#fixtures/content/posts.ts';
import { world } from '#fixtures/engine/world.ts';
import { aUser } from '#fixtures/people/users.ts';
import { render } from '../../app/entry-server.tsx';

const site = { ...publicSettings(defaultSettings), consentVersion: '1', baseUrl: 'https://fitboard.example' };
const draw = (url: string, data: unknown) =>
  render({ url, theme: 'system', nonce: 'n', site, data, signedInHint: false });

const author = aUser({ fullname: 'Lê Thu Hoà', isPublic: true });
const category = aCategory({ slug: 'dinh-duong' });
const article = aPost({
  authorId: author.id,
  categoryId: category.id,
  slug: 'an-sang-du-dam',
  title: 'Ăn sáng đủ đạm',
  html: `${articleText}<p>Nguồn: Viện Dinh dưỡng <em>Quốc gia</em></p><table><tbody><tr><td><p>320 kcal</p></td></tr></tbody></table>`,
});
const { app } = world({ users: [author], content: { categories: [category], posts: [article] } });

const readArticle = async () =>
  posts.get.output.encode(
    (await app.post.readPost(visitor, { idOrSlug: article.slug, language: 'vi' })) as never, // as the server hands it on
  );
const readList = async (filters: Readonly<Record<string, string>>) => ({
  filters,
  articles: posts.list.output.encode((await app.post.listPosts(visitor, filters)) as never),
  categories: await app.post.listCategories(visitor),
});

describe('articles without script', () => {
  it('are read whole, in either frame, each word in its language', { timeout: 120_000 }, async () => {
    const data = await readArticle();
    for (const [url, lang] of [
      ['/post/an-sang-du-dam', 'vi'],
      ['/en/post/an-sang-du-dam', 'en'],
    ] as const) {
      const { status, html, head, htmlAttributes } = await draw(url, data);
      expect([status, htmlAttributes['lang']]).toEqual([200, lang]);
      for (const words of ['Ăn sáng đủ đạm', 'Viện Dinh dưỡng', '320 kcal', 'Lê Thu Hoà'])
        expect(html).toContain(words);
      expect(html.includes('<article lang="vi"') || html.includes('lang="vi"')).toBe(true);
      expect(head).toContain('rel="canonical" href="https://fitboard.example/post/an-sang-du-dam"');
      expect(head).toContain('<title>Ăn sáng đủ đạm · Fitboard</title>');
      expect(head).not.toContain('hreflang="en"');
    }
  });

  it('are listed, all of them and those of a category, a tag and an author', async () => {
    for (const [url, filters, title] of [
      ['/post', { language: 'vi' }, 'Bài viết · Fitboard'],
      ['/post/category/dinh-duong', { language: 'vi', category: 'dinh-duong' }, 'Dinh dưỡng · Fitboard'],
      ['/post/tag/giam-can', { language: 'vi', tag: 'giam-can' }, 'Bài viết về “Giảm cân” · Fitboard'],
      [`/post/author/${author.id}`, { author: author.id }, 'Bài viết của Lê Thu Hoà · Fitboard'],
    ] as const) {
      const { html, head } = await draw(url, await readList(filters));
      expect(html).toContain('href="/post/an-sang-du-dam"');
      expect(html).toContain('Dinh dưỡng');
      expect(head).toContain(`<title>${title}</title>`);
      expect(head).toContain('type="application/rss+xml"');
    }
  });

  it('that are not there say so in the frame of the page', async () => {
    for (const url of ['/post/khong-co', '/post/category/khong-co']) {
      const missing = await render({
        url,
        theme: 'system',
        nonce: 'n',
        site,
        data: null,
        signedInHint: false,
        instead: 'not-found',
      });
      expect([url, missing.status]).toEqual([url, 404]);
      expect(missing.head).toContain('content="noindex"');
      expect(missing.html).not.toContain('MuiSkeleton');
      expect(missing.html).toContain('href="/"');
    }
  });

  it('stand beside what is planned and what is new', async () => {
    const entry = {
      id: '1',
      kind: 'NEW',
      title: { vi: 'Bài viết', en: 'Articles' },
      text: { vi: 'Đọc được cả khi không có script.', en: 'Read without script.' },
      linked: [],
      publishedAt: new Date('2026-11-01T00:00:00Z'),
    };
    const news = changelog.list.output.encode({ items: [entry], nextCursor: null } as never);
    expect((await draw('/changelog', { changelog: news })).html).toContain(
      'Đọc được cả khi không có script.',
    );
    expect((await draw('/changelog', { changelog: news })).head).toContain('/changelog/rss.xml');
    const roadmap = bugReports.roadmap.output.encode(
      (await app.bugReport.readRoadmap(visitor, {}, { limit: 30 })) as never,
    );
    expect((await draw('/roadmap', { roadmap })).html).not.toContain('MuiSkeleton');
  });
});
