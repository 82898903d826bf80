import { createHash } from 'node:crypto';
import { visitor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { changelogLimits } from '#core/content/changelog/changelog.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { inLanguage, type Language } from '#core/kernel/language.ts';
import { pageLink } from '#core/kernel/page-link.ts';
import { say } from '#adapters/ports/messages.ts';
import type { WebExchange } from '../parts/web-request.ts';
import { escapeHtml } from '../plain-page.ts';
import { postsFeed } from './posts-feed.ts';
import { feedTypes, writeFeed, type Feed, type FeedFormat } from './write-feed.ts';

type Needs = Readonly<{
  app: Pick<Application, 'changelog' | 'post' | 'settings'>;
  baseUrl: string;
}>;

const pattern = /^(\/en)?\/(?:(post)\/(?:rss\.xml|atom\.xml|feed\.json)|changelog\/rss\.xml)$/;
export const isFeedPath = (path: string): boolean => pattern.test(path);

const formatOf = (path: string): FeedFormat => {
  if (path.endsWith('/atom.xml')) return 'atom';
  return path.endsWith('.json') ? 'json' : 'rss';
};

const name = /^[A-Za-z0-9-]{1,96}$/;
/** A name that nothing has is asked for as one: a feed of nothing says that there is nothing. */
const askedName = (given: string | null): string | undefined => {
  if (given === null) return undefined;
  if (!name.test(given)) throw new DomainError('route.not_found');
  return given;
};

/** Articles in the language of the address; of one author, those in every language. */
const articles = async (
  { app, baseUrl }: Needs,
  { language, query, ownUrl }: Readonly<{ language: Language; query: URLSearchParams; ownUrl: string }>,
): Promise<Feed> => {
  const [authorId, category] = [askedName(query.get('author')), askedName(query.get('category'))];
  const { siteName } = await app.settings.readPublicSettings(visitor);
  const known =
    category === undefined
      ? undefined
      : (await app.post.listCategories(visitor)).find(({ slug, id }) => [slug, id].includes(category));
  if (category !== undefined && !known) throw new DomainError('route.not_found');
  const path = known ? `/post/category/${known.slug}` : '/post';
  const title = say(language, 'feed.articles', { site: siteName });
  return postsFeed(
    { app, baseUrl },
    { authorId, category, ...(authorId === undefined ? { language } : {}) },
    {
      title: known ? `${inLanguage(known.name, language)} · ${title}` : title,
      description: say(language, 'feed.articles.description', { site: siteName }),
      language,
      pageUrl: pageLink(baseUrl, language, authorId === undefined ? path : `/post/author/${authorId}`),
      ownUrl,
    },
  );
};

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

const news = async (
  { app, baseUrl }: Needs,
  { language, ownUrl }: Readonly<{ language: Language; ownUrl: string }>,
): Promise<Feed> => {
  const { siteName } = await app.settings.readPublicSettings(visitor);
  const { items } = await app.changelog.readChangelog(visitor, { limit: changelogLimits.feed });
  const pageUrl = pageLink(baseUrl, language, '/changelog');
  return {
    title: say(language, 'feed.changelog', { site: siteName }),
    description: say(language, 'feed.changelog.description', { site: siteName }),
    language,
    pageUrl,
    ownUrl,
    items: items.flatMap(({ id, kind, title, text, publishedAt, updatedAt }) =>
      publishedAt === null
        ? []
        : {
            id: `urn:uuid:${id}`,
            url: `${pageUrl}#${id}`,
            title: inLanguage(title, language),
            summary: '',
            html: paragraphs(inLanguage(text, language)),
            authors: [],
            categories: [say(language, `changelog.kind.${kind}`)],
            publishedAt,
            updatedAt,
          },
    ),
  };
};

/** What readers of feeds ask for again and again: who has it already is not sent it. */
export const feeds =
  (needs: Needs) =>
  async ({ request, response, path, query }: WebExchange): Promise<void> => {
    const [, prefix, isOfPosts] = pattern.exec(path) ?? [];
    const language: Language = prefix === undefined ? 'vi' : 'en';
    const asked = new URLSearchParams(query);
    const kept = new URLSearchParams();
    for (const one of ['author', 'category']) if (asked.has(one)) kept.set(one, asked.get(one) ?? '');
    const ownQuery = kept.toString();
    const ownUrl = `${needs.baseUrl}${path}${ownQuery === '' ? '' : `?${ownQuery}`}`;
    const place = { language, query: asked, ownUrl };
    const feed = await (isOfPosts === undefined ? news(needs, place) : articles(needs, place));
    const format = formatOf(path);
    const body = Buffer.from(writeFeed(format, feed));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.setHeader('Content-Language', language);
    if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) {
      response.statusCode = 304;
      response.end();
      return;
    }
    response.statusCode = 200;
    response.setHeader('Content-Type', feedTypes[format]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
