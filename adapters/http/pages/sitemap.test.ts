import { describe, expect, it } from 'vitest';
import { aCategory, aPost } from '#fixtures/content/posts.ts';
import { aUser } from '#fixtures/people/users.ts';
import { aProduct } from '#fixtures/money/catalog.ts';
import { openTestServer } from '../testing/test-server.ts';

const locs = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

describe('the sitemap', () => {
  it('leads from its index to every page that may be listed, and to nothing hidden', async () => {
    const { request } = openTestServer({
      seed: { products: [aProduct({ slug: 'tham-tap' }), aProduct({ slug: 'an-di', status: 'INACTIVE' })] },
    });
    const index = await request.get('/sitemap.xml');
    expect(index.status).toBe(200);
    expect(index.headers['content-type']).toContain('application/xml');
    const all: string[] = [];
    for (const file of locs(index.text)) {
      const { status, text } = await request.get(new URL(file).pathname);
      expect(status).toBe(200);
      all.push(...locs(text).map((address) => new URL(address).pathname));
    }
    expect(all).toEqual(
      expect.arrayContaining(['/', '/en', '/faqs', '/en/faqs', '/product/tham-tap', '/en/product/tham-tap']),
    );
    expect(all.join(' ')).not.toContain('an-di');
    expect((await request.get('/sitemap-secret-1.xml')).status).toBe(404);
  });

  it('lists categories in the languages in which there is something to read', async () => {
    const [full, empty] = [aCategory({ slug: 'dinh-duong' }), aCategory({ slug: 'trong' })];
    const author = aUser({ id: 'author', email: 'author@example.com' });
    const { request } = openTestServer({
      seed: {
        users: [author],
        content: {
          categories: [full, empty],
          posts: [
            aPost({ authorId: author.id, categoryId: full.id }),
            aPost({ authorId: author.id, categoryId: full.id, language: 'en', status: 'DRAFT' }),
            aPost({ authorId: author.id, categoryId: empty.id, status: 'PENDING' }),
          ],
        },
      },
    });
    const { text } = await request.get('/sitemap-categories-1.xml');
    expect(locs(text).map((address) => new URL(address).pathname)).toEqual(['/post/category/dinh-duong']);
    expect(text).toContain('<lastmod>');
  });

  it('names our own address, whatever the request calls us', async () => {
    const { request } = openTestServer();
    const robots = await request.get('/robots.txt').set('X-Forwarded-Host', 'evil.example');
    expect(robots.text).toContain('Disallow: /admin');
    const { text } = await request.get('/sitemap.xml').set('X-Forwarded-Host', 'evil.example');
    expect(robots.text + text).not.toContain('evil.example');
    expect(new Set(locs(text).map((address) => new URL(address).origin)).size).toBe(1);
  });
});
