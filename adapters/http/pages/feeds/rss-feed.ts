import { generateRssFeed } from 'feedsmith';
import type { Language } from '#core/kernel/language.ts';

export type FeedItem = Readonly<{
  /** Stays the same when its address changes. */
  id: string;
  url: string;
  title: string;
  description: string;
  /** The whole text, with absolute addresses. */
  html: string;
  author: string;
  tags: readonly string[];
  publishedAt: Date;
}>;

export type Feed = Readonly<{
  title: string;
  description: string;
  language: Language;
  /** The page it is the feed of. */
  url: string;
  /** Its own address. */
  feedUrl: string;
  items: readonly FeedItem[];
}>;

/** What XML 1.0 has no way of writing, not even escaped: control characters and halves of emoji. */
// oxlint-disable-next-line no-control-regex -- these are the ones that are meant
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const writable = (text: string): string => text.toWellFormed().replace(unwritable, '');

/** RSS 2.0 that every reader can parse, whatever people typed. */
export const rssFeed = ({ title, description, language, url, feedUrl, items }: Feed): string =>
  generateRssFeed({
    title: writable(title),
    link: url,
    // The format asks for one.
    description: writable(description) || writable(title),
    language,
    ...(items[0] && { lastBuildDate: items[0].publishedAt }),
    atom: { links: [{ href: feedUrl, rel: 'self', type: 'application/rss+xml' }] },
    items: items.map((item) => ({
      title: writable(item.title),
      link: item.url,
      guid: { value: item.id, isPermaLink: false },
      pubDate: item.publishedAt,
      description: writable(item.description),
      categories: item.tags.map((name) => ({ name: writable(name) })),
      dc: { creators: [writable(item.author)] },
      content: { encoded: writable(item.html) },
    })),
  });
