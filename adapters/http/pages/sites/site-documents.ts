import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { ServedHost } from '#core/sites/own-site/served-host.ts';
import { siteUrl } from '#core/sites/own-site/use-cases/print-poster.ts';
import { feedTypes, writeFeed } from '../feeds/write-feed.ts';
import { inLanguage } from './drawing.ts';
import { html, plain, policy, send } from './site-answers.ts';
import { initialIcon, missingSiteHtml } from './site-html.ts';

type Needs = Readonly<{ app: Pick<Application, 'domain'>; baseUrl: string }>;
type Send = (site: ServedHost, request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What a site has beside its page: for crawlers, feed readers and the tab of a browser. */
export const siteDocuments = ({ app, baseUrl }: Needs) => {
  /** It says no more than that, whatever the reason. */
  const missing = (request: IncomingMessage, response: ServerResponse, language: Language): void => {
    const nonce = randomBytes(16).toString('base64');
    const headers = { 'Content-Security-Policy': policy(nonce, [], false), 'Cache-Control': 'no-store' };
    send(request, response, { status: 404, type: html, body: missingSiteHtml(language, nonce), headers });
  };

  /** Null where strangers see nothing. */
  const orNone = async <Result>(work: Promise<Result>): Promise<Result | null> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'domain.not_found') return null;
      throw error;
    }
  };
  const pageOf = ({ domainId, userId }: ServedHost) =>
    orNone(app.domain.readSitePage({ domainId, userId, language: 'vi' }));

  const sendSitemap: Send = async (site, request, response) => {
    if (!(await pageOf(site))) return missing(request, response, 'vi');
    const origin = siteUrl(site.canonical, baseUrl);
    const urls = [`${origin}/`, `${origin}/en`].map((url) => `<url><loc>${url}</loc></url>`).join('');
    const body = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
    return send(request, response, { status: 200, type: 'application/xml; charset=utf-8', body });
  };

  const sendFeed: Send = async (site, request, response) => {
    const { domainId, userId } = site;
    const feed = await orNone(app.domain.readSiteFeed({ domainId, userId, language: 'vi' }));
    if (!feed) return missing(request, response, 'vi');
    const origin = siteUrl(site.canonical, baseUrl);
    const { name: title, tagline: description } = feed;
    const items = feed.items.map((item) => ({
      id: `urn:uuid:${item.id}`,
      url: inLanguage(baseUrl, item.language, `/post/${encodeURIComponent(item.slug)}`),
      title: item.title,
      summary: item.description,
      html: item.html,
      authors: [title],
      categories: item.tags,
      publishedAt: item.publishedAt,
      updatedAt: item.textAt,
    }));
    const place = { pageUrl: `${origin}/`, ownUrl: `${origin}/feed.xml` };
    const about = { ...place, title, description, language: 'vi' } as const;
    const body = writeFeed('rss', { ...about, items });
    // By what readers see, not by addresses of pictures that are made anew.
    const state = JSON.stringify([about, feed.items.map(({ html: _html, ...item }) => item)]);
    const tag = `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`;
    const headers = { ETag: tag, 'Cache-Control': 'no-cache' };
    if (request.headers['if-none-match'] === tag)
      return send(request, response, { status: 304, type: feedTypes.rss, body: '', headers });
    return send(request, response, { status: 200, type: feedTypes.rss, body, headers });
  };

  /** The picture of the site, else the first letter of its owner's name in its colours. */
  const sendFavicon: Send = async (site, request, response) => {
    const page = await pageOf(site);
    if (!page) return missing(request, response, 'vi');
    const { faviconUrl, name, palette } = page;
    const kept = { 'Cache-Control': 'no-store' };
    if (faviconUrl === null)
      return send(request, response, {
        status: 200,
        type: 'image/svg+xml',
        body: initialIcon(name, palette),
        headers: kept,
      });
    return send(request, response, {
      status: 302,
      type: plain,
      body: '',
      headers: { ...kept, Location: faviconUrl },
    });
  };

  return { orNone, missing, sendSitemap, sendFeed, sendFavicon };
};
