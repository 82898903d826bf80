import fc from 'fast-check';
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { writeFeed, type Feed } from './write-feed.ts';

const item = {
  id: 'urn:uuid:1',
  url: 'https://fitboard.example/post/giam-can',
  title: 'Giảm cân',
  summary: 'Ăn đủ.',
  html: '<p>Ăn đủ.</p>',
  authors: ['Hoà'],
  categories: ['Dinh dưỡng'],
  publishedAt: new Date('2026-11-01T00:00:00Z'),
  updatedAt: new Date('2026-11-02T00:00:00Z'),
};
const feed = (parts: Partial<Feed> = {}): Feed => ({
  title: 'Bài viết',
  description: 'Bài viết mới.',
  language: 'vi',
  pageUrl: 'https://fitboard.example/post',
  ownUrl: 'https://fitboard.example/post/rss.xml',
  items: [item],
  ...parts,
});

/** What people paste: control characters, halves of letters, ends of CDATA, tags, pictures. */
const wild = fc
  .array(
    fc.oneof(
      fc.constantFrom(']]>', '<![CDATA[', '\u0000', '\u0008', '\u000b', '\ud83d', '\udc4d', '\ufffe', '😀', '&amp;', '</item>', '<', '"'), // prettier-ignore
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const unsayable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
/** As readers of XML hand words on: without what they may not hold, with one kind of line end. */
const expected = (text: string) => text.replaceAll(unsayable, '').replaceAll(/\s+/g, ' ').trim();
const plain = (text: string | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

describe('a feed', () => {
  it('is read as it was written, whatever people wrote', async () => {
    const parser = new Parser();
    await fc.assert(
      fc.asyncProperty(wild, wild, wild, async (title, html, name) => {
        const written = feed({
          items: [{ ...item, title: `a${title}`, html: `b${html}`, authors: [`c${name}`] }],
        });
        const rss = await parser.parseString(writeFeed('rss', written));
        expect(plain(rss.items[0]?.title)).toBe(expected(`a${title}`));
        expect(plain(rss.items[0]?.['content:encoded'])).toBe(expected(`b${html}`));
        const atom = await parser.parseString(writeFeed('atom', written));
        expect(plain(atom.items[0]?.content)).toBe(expected(`b${html}`));
        const json = JSON.parse(writeFeed('json', written)) as { items: { content_html: string }[] }; // as written above
        expect(plain(json.items[0]?.content_html)).toBe(expected(`b${html}`));
      }),
      { numRuns: 300 },
    );
  });

  it('names writers without a mailbox, days, and its own address', async () => {
    const text = writeFeed('rss', feed());
    expect(text).toContain('<dc:creator>Hoà</dc:creator>');
    expect(text).not.toContain('<author>');
    expect(text).toContain('href="https://fitboard.example/post/rss.xml" rel="self"');
    const { items } = await new Parser().parseString(text);
    expect(items).toMatchObject([{ link: item.url, isoDate: '2026-11-01T00:00:00.000Z', categories: ['Dinh dưỡng'] }]); // prettier-ignore
  });

  it('of nothing is a feed as well, and the same each time', async () => {
    for (const format of ['rss', 'atom'] as const) {
      const text = writeFeed(format, feed({ items: [] }));
      expect((await new Parser().parseString(text)).items).toEqual([]);
      expect(writeFeed(format, feed({ items: [] }))).toBe(text);
    }
    expect(JSON.parse(writeFeed('json', feed({ items: [] })))).toMatchObject({ items: [] });
  });
});
