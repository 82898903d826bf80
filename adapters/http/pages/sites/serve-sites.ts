import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { system } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Language } from '#core/kernel/language.ts';
import type { ServedHost } from '#core/sites/own-site/served-host.ts';
import { siteUrl } from '#core/sites/own-site/use-cases/print-poster.ts';
import { sourceOf, visitDay } from '#core/sites/own-site/visits.ts';
import { isRead } from '../parts/web-request.ts';
import type { ServedHosts } from './served-hosts.ts';
import { siteAsset } from './site-assets.ts';
import { answerAsk, siteHostNameOf } from './answer-ask.ts';
import { html, pages, plain, policy, send, sendResting } from './site-answers.ts';
import { siteDocuments } from './site-documents.ts';
import { siteHtml } from './site-html.ts';
import type { VisitCounter } from './visit-counter.ts';

type Needs = Readonly<{
  app: Pick<Application, 'domain'>;
  hosts: ServedHosts;
  visits: VisitCounter;
  clock: Clock;
  baseUrl: string;
  mediaOrigins: readonly string[];
  /** By the address of the connection itself: a header can be made up. */
  isTrustedProxy: (address: string) => boolean;
  failed: (error: unknown) => void;
}>;

const files: ReadonlySet<string> = new Set(['/feed.xml', '/sitemap.xml', '/robots.txt', '/favicon.ico']);
const year = 365 * 86_400;

/** Members' own sites, and the question whether a name may have a certificate. Neither knows who asks. */
export const serveSites = (needs: Needs) => {
  const { app, hosts, visits, clock, baseUrl, mediaOrigins } = needs;
  const originOf = (host: string): string => siteUrl(host, baseUrl);

  const { orNone, missing, sendSitemap, sendFeed, sendFavicon } = siteDocuments({ app, baseUrl });
  const pageOf = ({ domainId, userId }: ServedHost, language: Language) =>
    orNone(app.domain.readSitePage({ domainId, userId, language }));

  const sendPage = async (
    site: ServedHost,
    request: IncomingMessage,
    response: ServerResponse,
    language: Language,
  ) => {
    const page = await pageOf(site, language);
    if (!page) return missing(request, response, language);
    const nonce = randomBytes(16).toString('base64');
    const body = siteHtml(page, { nonce, origin: originOf(site.canonical), baseUrl });
    const headers = {
      'Content-Security-Policy': policy(nonce, mediaOrigins, page.analyticsId !== ''),
      'Content-Language': language,
      'Cache-Control': 'no-store',
    };
    send(request, response, { status: 200, type: html, body, headers });
    const source = sourceOf(request.headers.referer, site.canonical);
    const { domainId } = site;
    visits.note({ domainId, day: visitDay(clock.now()), page: 'HOME', language, source });
  };

  const serve = async (
    site: ServedHost,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const language = pages[path] ?? 'vi';
    if (!isRead(request))
      return send(request, response, { status: 405, type: plain, body: '', headers: { Allow: 'GET, HEAD' } });
    if (siteHostNameOf(request.headers.host) !== site.canonical) {
      const isKnown = pages[path] !== undefined || files.has(path);
      const headers = { Location: `${originOf(site.canonical)}${isKnown ? path : '/'}` };
      return send(request, response, { status: 301, type: plain, body: '', headers });
    }
    if (pages[path] !== undefined) return sendPage(site, request, response, language);
    if (path === '/feed.xml') return sendFeed(site, request, response);
    if (path === '/sitemap.xml') return sendSitemap(site, request, response);
    if (path === '/favicon.ico') return sendFavicon(site, request, response);
    if (path === '/robots.txt') {
      const body = `User-agent: *\nAllow: /\nSitemap: ${originOf(site.canonical)}/sitemap.xml\n`;
      return send(request, response, { status: 200, type: plain, body });
    }
    const asset = siteAsset(path);
    if (asset === null) return missing(request, response, language);
    const headers = { 'Cache-Control': `public, max-age=${year}, immutable` };
    return send(request, response, { status: 200, type: 'font/woff2', body: asset, headers });
  };

  const cameOverHttps = ({ headers, socket }: IncomingMessage): boolean =>
    headers['x-forwarded-proto'] === 'https' &&
    (needs.isTrustedProxy(socket.remoteAddress ?? '') ||
      /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? ''));

  return {
    answerAsk: answerAsk({ hosts, isTrustedProxy: needs.isTrustedProxy }),
    /** False: no site has this name, and nothing was answered. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const name = siteHostNameOf(request.headers.host);
      const site = name === null ? null : await hosts.find(name);
      if (!site) return false;
      try {
        await serve(site, request, response);
      } catch (error) {
        if (response.headersSent) throw error;
        needs.failed(error);
        sendResting(request, response);
      }
      if (site.kind === 'VERIFIED' && site.host === name && cameOverHttps(request))
        await app.domain.noteHostLive(system, site.host).catch(needs.failed);
      return true;
    },
  };
};
