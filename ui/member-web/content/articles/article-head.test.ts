import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import { structuredDataFaults } from '#fixtures/engine/structured-data.ts';
import { headHtml, headOf } from '../../app/head.ts';
import { articleHead, articlesHead } from './article-head.ts';

const site = { ...publicSettings(defaultSettings), consentVersion: '1', baseUrl: 'https://fitboard.example' };
const article = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  slug: 'giam-can',
  language: 'vi',
  title: 'Giảm cân bền vững',
  metaTitle: 'Giảm cân bền vững',
  description: 'Ăn đủ.',
  metaDescription: 'Ăn đủ, ngủ đủ.',
  html: '<p>Ăn đủ.</p>',
  image: null,
  metaImage: null,
  category: { id: '1', slug: 'dinh-duong', name: { vi: 'Dinh dưỡng', en: 'Nutrition' } },
  tags: [{ slug: 'giam-can', name: 'Giảm cân' }],
  author: { id: '2', name: 'Lê Thu Hoà', profileLink: '/user/thuhoa' },
  publishedAt: '2026-11-01T00:00:00.000Z',
  textAt: '2026-11-02T00:00:00.000Z',
  words: 240,
  translation: null as { language: string; slug: string } | null,
};
const screen = { path: '/post/:id', title: 'articles.title', head: articleHead };
const head = (path: string, data: unknown = article, asked = screen) =>
  headOf(asked, {
    language: path.startsWith('/en') ? 'en' : 'vi',
    path,
    site,
    data,
    text: (id, values = {}) => `[${[id, ...Object.values(values)].join(' ')}]`,
  });
const htmlOf = (path: string, data: unknown) =>
  headHtml(head(path, data), { language: path.startsWith('/en') ? 'en' : 'vi', site, nonce: 'n' });
const written = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json" nonce="n">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>, // the group is part of each match
  );

describe('the head of an article', () => {
  it('is its own address in either frame, and names no language that there is not', () => {
    for (const path of ['/post/giam-can', '/en/post/giam-can']) {
      expect(head(path).canonical).toBe('https://fitboard.example/post/giam-can');
      expect(head(path).alternates).toEqual({ vi: 'https://fitboard.example/post/giam-can' });
    }
  });

  it('of both languages names the other, each the same', () => {
    const vi = { ...article, translation: { language: 'en', slug: 'lose-weight' } };
    const en = {
      ...article,
      language: 'en',
      slug: 'lose-weight',
      translation: { language: 'vi', slug: 'giam-can' },
    };
    expect(head('/en/post/lose-weight', en).alternates).toEqual(head('/post/giam-can', vi).alternates);
    expect(htmlOf('/en/post/lose-weight', en)).toContain(
      'hreflang="x-default" href="https://fitboard.example/post/giam-can"',
    );
    expect(head('/en/post/lose-weight', en).canonical).toBe('https://fitboard.example/en/post/lose-weight');
  });

  it('has a picture of its own, days, and an author who is linked only where there is a page', () => {
    const html = htmlOf('/post/giam-can', article);
    expect(html).toMatch(
      /og:image" content="https:\/\/fitboard\.example\/share\/post\/[\w-]+\/[a-z0-9]+\.png"/,
    );
    expect(html).toContain('article:published_time" content="2026-11-01');
    expect(JSON.stringify(head('/post/giam-can').jsonLd)).toContain('https://fitboard.example/user/thuhoa');
    const alone = { ...article, author: { ...article.author, profileLink: null } };
    expect(written(htmlOf('/post/giam-can', alone))[0]).toMatchObject({
      author: { '@type': 'Person', name: 'Lê Thu Hoà' },
    });
  });

  it('keeps whatever people write inside its words', () => {
    const wild = fc.oneof(
      fc.constantFrom(
        '</script><script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '\u2028',
        '$&',
        ']]>',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    );
    fc.assert(
      fc.property(wild, wild, wild, (title, metaDescription, name) => {
        const html = htmlOf('/post/giam-can', {
          ...article,
          title,
          metaTitle: title,
          metaDescription,
          author: { ...article.author, name },
        });
        const ours = html.replaceAll(/<\/?(?:title|meta|link|script)\b[^<>]*>/g, '');
        expect(ours.replaceAll(/(?:&\w+;)/g, '')).not.toMatch(/<\/?(?:script|img)/);
        const [posting] = written(html);
        expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: title });
        expect(html.match(/<script/g)).toHaveLength(2);
      }),
    );
  });
});

describe('the head of a list of articles', () => {
  const list = (filters: object, items: readonly object[] = [article]) =>
    head(
      '/post/x',
      { filters, articles: { items, nextCursor: null }, categories: [article.category] },
      { ...screen, head: articlesHead },
    );

  it('is called by what it holds, and names the feed of just that', () => {
    expect(list({ language: 'vi', category: 'dinh-duong' })).toMatchObject({
      title: 'Dinh dưỡng · Fitboard',
      indexed: true,
      feeds: [{ address: '/post/rss.xml?category=dinh-duong' }],
    });
    expect(list({ language: 'vi', tag: 'giam-can' }).title).toContain('Giảm cân');
    expect(list({ author: '2' })).toMatchObject({ feeds: [{ address: '/post/rss.xml?author=2' }] });
  });

  it('of a category names the languages in which it has something to read, at one address', () => {
    const alternates = (languages: readonly string[]) =>
      head(
        '/post/category/dinh-duong',
        {
          filters: { language: 'vi', category: 'dinh-duong' },
          articles: { items: [article], nextCursor: null },
          categories: [article.category],
          languages,
        },
        { ...screen, head: articlesHead },
      ).alternates;
    const vi = 'https://fitboard.example/post/category/dinh-duong';
    expect(alternates(['vi'])).toEqual({ vi });
    expect(alternates(['vi', 'en'])).toEqual({
      vi,
      en: 'https://fitboard.example/en/post/category/dinh-duong',
    });
  });

  it('of nothing is not for search engines', () => {
    expect(list({ language: 'vi', category: 'dinh-duong' }, []).indexed).toBe(false);
  });
});

/** The few words of schema.org that are used here; the whole vocabulary is fetched nowhere. */
describe('what search engines read of an article', () => {
  it('is what they ask for', async () => {
    expect(await structuredDataFaults(written(htmlOf('/post/giam-can', article)))).toEqual([]);
    expect(await structuredDataFaults([{ '@type': 'BreadcrumbList' }])).not.toEqual([]);
  });
});
