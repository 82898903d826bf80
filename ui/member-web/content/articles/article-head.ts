import type { z } from 'zod';
import type { posts } from '#http/content/contract/posts.ts';
import { inLanguage as wordsIn, type Language } from '#core/kernel/language.ts';
import { cardOfArticle, sharePath } from '#core/platform/share-picture/share-card.ts';
import { breadcrumbs } from '../../app/found/breadcrumbs.ts';
import type { HeadContext, HeadExtras } from '../../app/head.ts';
import { inLanguage } from '../../app/language.ts';
import { articlePath, articlesOfPath, paths } from '../../app/paths.ts';
import { sharedPicture } from '../../app/found/share-image.ts';

type Article = z.input<(typeof posts)['get']['output']>;
type Card = z.input<(typeof posts)['list']['output']>['items'][number];

const isArticle = (data: unknown): data is Article =>
  typeof data === 'object' && data !== null && 'html' in data && 'metaTitle' in data;

const addressesOf = ({ slug, language, translation }: Article): Partial<Record<Language, string>> => ({
  [language]: articlePath(slug),
  ...(translation === null ? {} : { [translation.language]: articlePath(translation.slug) }),
});

const longestHeadline = 110;
const short = (text: string, length: number) =>
  [...text].length > length ? `${[...text].slice(0, length - 1).join('')}…` : text;

/** The author's page, wherever it stands; an author without an open profile is a name alone. */
const authorOf = ({ author }: Article, { site, language }: HeadContext) => {
  if (author === null || author.name === '') return {};
  const { name, profileLink } = author;
  const url =
    profileLink === null ? undefined : new URL(inLanguage(profileLink, language), site.baseUrl).href;
  return { author: { '@type': 'Person', name, ...(url === undefined ? {} : { url }) } };
};

const blogPosting = (article: Article, context: HeadContext): object => {
  const { site } = context;
  const { slug, language, title, metaDescription, publishedAt, textAt, category, tags, words } = article;
  const url = site.baseUrl + inLanguage(articlePath(slug), language);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: short(title, longestHeadline),
    ...(metaDescription === '' ? {} : { description: metaDescription }),
    mainEntityOfPage: url,
    url,
    image: [site.baseUrl + sharePath(cardOfArticle(article, site.siteName))],
    ...(publishedAt === null ? {} : { datePublished: publishedAt }),
    dateModified: textAt,
    ...authorOf(article, context),
    publisher: {
      '@type': 'Organization',
      '@id': `${site.baseUrl}/#organization`,
      name: site.siteName,
      url: site.baseUrl,
      logo: new URL(site.logoUrl, site.baseUrl).href,
    },
    inLanguage: language,
    ...(category === null ? {} : { articleSection: wordsIn(category.name, context.language) }),
    ...(tags.length === 0 ? {} : { keywords: tags.map(({ name }) => name).join(', ') }),
    wordCount: words,
  };
};

const feedsOf = ({ language, text }: Pick<HeadContext, 'language' | 'text'>) => [
  { address: inLanguage('/post/rss.xml', language), title: text('articles.title') },
];

/** An article, wherever it is read: its own address, and the languages that there are. */
export const articleHead: HeadExtras = (context) => {
  const { data, site, text, language } = context;
  if (!isArticle(data)) return {};
  const { slug, metaTitle, metaDescription, description, title, category } = data;
  const address = articlePath(slug);
  return {
    title: metaTitle === '' ? title : metaTitle,
    description: metaDescription || description || title,
    kind: 'article',
    indexed: true,
    address,
    addresses: addressesOf(data),
    written: data.language,
    ...(data.publishedAt === null ? {} : { published: { at: data.publishedAt, changedAt: data.textAt } }),
    ...sharedPicture(cardOfArticle(data, site.siteName)),
    feeds: feedsOf(context),
    jsonLd: [
      blogPosting(data, context),
      breadcrumbs(site, language, [
        { name: text('articles.title'), address: paths.articles },
        ...(category === null
          ? []
          : [
              {
                name: wordsIn(category.name, language),
                address: articlesOfPath('category', category.slug),
              },
            ]),
        { name: title, address },
      ]),
    ],
  };
};

type Lists = Readonly<{
  filters: Readonly<Partial<Record<'category' | 'tag' | 'author', string>>>;
  articles: Readonly<{ items: readonly Card[] }>;
  categories: z.input<(typeof posts)['categories']['output']>;
  /** Of a category: in which it has something to read. */
  languages?: readonly Language[];
}>;

const isLists = (data: unknown): data is Lists =>
  typeof data === 'object' && data !== null && 'filters' in data && 'articles' in data;

/** Lists of articles: each says of whom, of what, and where to subscribe. */
export const articlesHead: HeadExtras = ({ data, site, language, text }) => {
  const feeds = feedsOf({ language, text });
  if (!isLists(data)) return { feeds };
  const { filters, articles, categories } = data;
  const [first] = articles.items;
  const feedOf = (query: Record<string, string>, title: string) => ({
    feeds: [
      {
        address: `${inLanguage('/post/rss.xml', language)}?${new URLSearchParams(query).toString()}`,
        title,
      },
    ],
  });
  if (filters.category !== undefined) {
    const category = categories.find(({ slug }) => slug === filters.category);
    if (!category) return { feeds };
    const title = wordsIn(category.name, language);
    const address = articlesOfPath('category', category.slug);
    return {
      title,
      addresses: Object.fromEntries((data.languages ?? []).map((one) => [one, address])),
      // A list of nothing is no page to be found.
      indexed: articles.items.length > 0,
      ...feedOf({ category: category.slug }, title),
      jsonLd: [
        breadcrumbs(site, language, [
          { name: text('articles.title'), address: paths.articles },
          { name: title, address },
        ]),
      ],
    };
  }
  if (filters.tag !== undefined) {
    const name = first?.tags.find(({ slug }) => slug === filters.tag)?.name ?? filters.tag;
    return { title: text('articles.ofTag', { name }), feeds };
  }
  if (filters.author !== undefined) {
    const name = first?.author?.name ?? '';
    if (name === '') return { title: text('articles.ofAuthor.unknown'), feeds };
    const title = text('articles.ofAuthor', { name });
    return { title, ...feedOf({ author: filters.author }, title) };
  }
  return { feeds };
};
