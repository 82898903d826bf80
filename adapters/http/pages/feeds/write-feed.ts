import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { Language } from '#core/kernel/language.ts';

export type FeedFormat = 'rss' | 'atom' | 'json';

export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

export type FeedItem = Readonly<{
  /** Stays the same for ever. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** Whole, with absolute addresses. */
  html: string;
  authors: readonly string[];
  categories: readonly string[];
  publishedAt: Date;
  updatedAt: Date;
}>;

export type Feed = Readonly<{
  title: string;
  description: string;
  language: Language;
  /** The page that it follows. */
  pageUrl: string;
  ownUrl: string;
  items: readonly FeedItem[];
}>;

/** What XML 1.0 has no way to say, and half of a letter. */
const unsayable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const clean = (text: string): string => text.replaceAll(unsayable, '');

const cleaned = (feed: Feed): Feed => ({
  ...feed,
  title: clean(feed.title),
  description: clean(feed.description),
  items: feed.items.map((item) => ({
    ...item,
    title: clean(item.title),
    summary: clean(item.summary),
    html: clean(item.html),
    authors: item.authors.map(clean).filter((name) => name.trim() !== ''),
    categories: item.categories.map(clean).filter((name) => name.trim() !== ''),
  })),
});

/** When a text of it last changed; a feed of nothing has no such day, and says the same each time. */
const lastChange = ({ items }: Feed): Date =>
  new Date(Math.max(0, ...items.map(({ updatedAt }) => updatedAt.getTime())));

const rss = (feed: Feed): string =>
  generateRssFeed({
    title: feed.title,
    link: feed.pageUrl,
    // The format asks for one.
    description: feed.description || feed.title,
    language: feed.language,
    ...(feed.items.length === 0 ? {} : { lastBuildDate: lastChange(feed) }),
    atom: { links: [{ href: feed.ownUrl, rel: 'self', type: 'application/rss+xml' }] },
    items: feed.items.map((item) => ({
      title: item.title,
      link: item.url,
      guid: { value: item.id, isPermaLink: false },
      pubDate: item.publishedAt,
      ...(item.summary === '' ? {} : { description: item.summary }),
      categories: item.categories.map((name) => ({ name })),
      // `author` of RSS is a mailbox.
      dc: { creators: [...item.authors] },
      content: { encoded: item.html },
    })),
  });

const atom = (feed: Feed): string =>
  generateAtomFeed({
    id: feed.ownUrl,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: lastChange(feed),
    links: [
      { href: feed.ownUrl, rel: 'self', type: 'application/atom+xml' },
      { href: feed.pageUrl, rel: 'alternate', type: 'text/html' },
    ],
    // For what names nobody.
    authors: [{ name: feed.title }],
    entries: feed.items.map((item) => ({
      id: item.id,
      title: { value: item.title },
      published: item.publishedAt,
      updated: item.updatedAt,
      links: [{ href: item.url, rel: 'alternate', type: 'text/html' }],
      authors: item.authors.map((name) => ({ name })),
      categories: item.categories.map((term) => ({ term })),
      ...(item.summary === '' ? {} : { summary: { value: item.summary } }),
      content: { value: item.html, type: 'html' },
    })),
  });

const json = (feed: Feed): string =>
  // An empty list is left out by the writer, and asked for by the format.
  JSON.stringify({
    items: [],
    ...(generateJsonFeed({
      title: feed.title,
      description: feed.description,
      home_page_url: feed.pageUrl,
      feed_url: feed.ownUrl,
      language: feed.language,
      items: feed.items.map((item) => ({
        id: item.id,
        url: item.url,
        title: item.title,
        ...(item.summary === '' ? {} : { summary: item.summary }),
        content_html: item.html,
        date_published: item.publishedAt,
        date_modified: item.updatedAt,
        authors: item.authors.map((name) => ({ name })),
        tags: [...item.categories],
      })),
    }) as object), // its own type is unknown
  });

const writers = { rss, atom, json } as const satisfies Record<FeedFormat, (feed: Feed) => string>;

/** Well-formed, whatever people wrote. */
export const writeFeed = (format: FeedFormat, feed: Feed): string => writers[format](cleaned(feed));
