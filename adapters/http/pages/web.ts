import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { visitor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { kindOf } from '#core/error-catalogue.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { isLanguage, type Language } from '#core/kernel/language.ts';
import type { Mails } from '#core/platform/notification/ports.ts';
import { unsubscribePath } from '#core/platform/notification/unsubscribe.ts';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import { consentVersion } from '#core/platform/settings/legal-documents.ts';
import type { serveLocalMedia } from '#adapters/external/media/media-store-local.ts';
import { errorSentence, errorTitle } from '#adapters/ports/messages.ts';
import { coaches } from '../coaching/contract/coaches.ts';
import { economy } from '../money/contract/economy.ts';
import { levels } from '../money/contract/levels.ts';
import { payments } from '../money/contract/payments.ts';
import { people } from '../people/contract/people.ts';
import { products } from '../money/contract/products.ts';
import { rewards } from '../money/contract/rewards.ts';
import { devMail } from './dev-mail.ts';
import { exchangeOf, readerLanguage } from '../engine/exchange.ts';
import type { Endpoint } from '../engine/contract/endpoint.ts';
import { hostNameOf, isFromThisMachine, isLoopbackName, type SiteOf } from '../engine/protection/hosts.ts';
import { encodeOutput } from '../engine/serving/input.ts';
import type { OddAnswerListener } from '../engine/serving/odd-answer.ts';
import { createConsolePage } from './console-page.ts';
import { createPages, type PageResponse, type PageSite } from './pages.ts';
import { escapeHtml, sendPlainPage } from './plain-page.ts';
import { refusalOf, statusOf } from '../engine/serving/send-error.ts';
import { staticFiles } from './static-files.ts';
import { askToUnsubscribe, unsubscribeNow } from './unsubscribe-page.ts';

type Needs = Readonly<{
  app: Application;
  mails: Pick<Mails, 'list'>;
  isProduction: boolean;
  baseUrl: string;
  distFolder: string;
  /** Null: files are elsewhere. */
  media: ReturnType<typeof serveLocalMedia> | null;
  mediaOrigins: readonly string[];
  /** When files have an origin of their own, nothing else is served there, and none of them here. */
  siteOf: SiteOf;
  hasMediaSite: boolean;
  log: Logger;
  onOddAnswer: OddAnswerListener;
}>;

const cookiesOf = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(
    (headers.cookie ?? '').split(/; */).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
    }),
  );

const languageOf = (request: IncomingMessage, path: string): Language => {
  if (path === '/en' || path.startsWith('/en/')) return 'en';
  const { lang } = cookiesOf(request);
  return isLanguage(lang) ? lang : readerLanguage(request, exchangeOf(request).actor);
};

const wantsPage = ({ headers }: IncomingMessage): boolean => /\btext\/html\b/.test(headers.accept ?? '');

/** Documents are made for each reader, with a nonce of their own; as built they are only the mould. */
const isTemplate = (path: string): boolean => path === '' || path.endsWith('/') || path.endsWith('.html');

const sendBuilt = (response: ServerResponse, { status, headers, body }: PageResponse): void => {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
};

/** As many as the screen asks for at first. */
const firstProducts = 24;
const firstCoaches = 20;
const bestCoaches = 4;
/** What an address may name: by an id or a name no longer than this. */
const longestNames: Readonly<Record<string, number>> = { user: 64, product: 120, coach: 64 };

/** Components are built for looking at, on a developer's machine: they bring scripts of their own. */
const storybookPolicy =
  "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'";

/** Everything on the port that is not the API: files, pages, the staff console, and a developer's extras. */
export const serveWeb = (needs: Needs) => {
  const { app, isProduction, baseUrl, distFolder, media, mediaOrigins, siteOf, hasMediaSite, log } = needs;
  const encode = (endpoint: Endpoint, value: unknown): unknown =>
    encodeOutput(endpoint, value, (error) => needs.onOddAnswer(endpoint.path, error));
  const memberFiles = staticFiles(join(distFolder, 'member-web/client'));
  const adminFiles = staticFiles(join(distFolder, 'admin'));
  const storybookFiles = staticFiles(join(distFolder, 'storybook'), {
    index: 'index.html',
    headers: { 'Content-Security-Policy': storybookPolicy, 'X-Frame-Options': 'SAMEORIGIN' },
  });
  const showMail = devMail(needs);

  let lastSite: PageSite = { ...publicSettings(defaultSettings), consentVersion, baseUrl };
  const loadSite = async (): Promise<PageSite> => {
    try {
      lastSite = { ...(await app.settings.readPublicSettings(visitor)), baseUrl };
    } catch (error) {
      // Pages that need nothing else stay readable while the database is away.
      if (kindOf(refusalOf(error).code) !== 'unavailable') throw error;
    }
    return lastSite;
  };
  const loadPrices = async () => {
    const [packages, fees, offers] = await Promise.all([
      app.payment.listPackages(),
      app.coin.listFees(visitor),
      app.level.listLevelOffers(visitor),
    ]);
    return {
      packages: encode(payments.packages, packages),
      fees: encode(rewards.fees, fees),
      levels: encode(levels.offers, offers),
    };
  };
  const loadPublicData = async (
    name: string,
    params: Readonly<Record<string, string | undefined>>,
    language: Language,
  ): Promise<unknown> => {
    const { id } = params;
    if (name === 'prices') return loadPrices();
    if (name === 'economy') return { economy: encode(economy.totals, await app.coin.publicEconomy(visitor)) };
    if (name === 'products')
      return {
        products: encode(products.list, await app.catalog.listProducts({ limit: firstProducts })),
      };
    if (name === 'home') {
      try {
        const best = await app.coaching.listCoaches(visitor, {
          limit: bestCoaches,
          readerLanguage: language,
        });
        return { coaches: encode(coaches.list, best) };
      } catch (error) {
        // The first page of the house stands without them.
        log.warn({ error }, 'the home page is served without its coaches');
        return {};
      }
    }
    if (name === 'coaches')
      return {
        coaches: encode(
          coaches.list,
          await app.coaching.listCoaches(visitor, { limit: firstCoaches, readerLanguage: language }),
        ),
        filters: encode(coaches.filters, await app.coaching.listCoachFilters(visitor, language)),
      };
    if (id === undefined || id.length > (longestNames[name] ?? 0)) return null;
    try {
      if (name === 'product') return encode(products.get, await app.catalog.getProduct(id));
      if (name === 'coach')
        return encode(coaches.get, await app.coaching.getCoach(visitor, { idOrUsername: id, language }));
      const profile = await app.account.getPublicProfile(visitor, { idOrUsername: id, language });
      return encode(people.get, profile);
    } catch (error) {
      if (kindOf(refusalOf(error).code) === 'not_found') return null;
      throw error;
    }
  };
  const pages = createPages({
    distFolder: join(distFolder, 'member-web'),
    loadSite,
    loadPublicData,
    mediaOrigins,
  });

  const consolePage = createConsolePage({ distFolder: join(distFolder, 'admin'), mediaOrigins });

  const sendMedia = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ) => {
    if (!media || (request.method !== 'GET' && request.method !== 'HEAD'))
      throw new DomainError('route.not_found');
    const { status, headers, stream } = await media({
      method: request.method,
      key: path.slice('/media/'.length),
      query,
      range: request.headers.range,
    });
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (stream) await pipeline(stream, response);
    else response.end();
  };

  const sendAdmin = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const rest = path.slice('/admin'.length);
    if (!isTemplate(rest) && (await adminFiles(request, response, rest))) return;
    // A missing file is missing; any other address is a screen of the console.
    if (/\.\w+$/.test(rest)) throw new DomainError('route.not_found');
    sendBuilt(response, await consolePage(randomBytes(16).toString('base64')));
  };

  const sendDevMail = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ) => {
    const id = path.slice('/dev/mail'.length).replace(/^\//, '');
    return showMail(response, {
      id: id === '' ? null : id,
      to: query.get('to'),
      wantsJson: /\bapplication\/json\b/.test(request.headers.accept ?? '') || query.get('format') === 'json',
      asHtml: query.get('part') === 'html',
    });
  };

  const sendUnsubscribe = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ) => {
    const language = languageOf(request, path);
    const asked = {
      userId: query.get('user') ?? '',
      category: query.get('category') ?? '',
      signature: query.get('signature') ?? '',
    };
    request.resume();
    if (request.method === 'POST') await unsubscribeNow(response, app, language, asked);
    else askToUnsubscribe(response, language, asked);
  };

  const sendPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ) => {
    if (!isTemplate(path) && (await memberFiles(request, response, path))) return;
    if (path.startsWith('/assets/')) throw new DomainError('route.not_found');
    const nonce = randomBytes(16).toString('base64');
    const page = await pages({ path, query, cookies: cookiesOf(request), nonce });
    sendBuilt(response, page);
  };

  const send = async (request: IncomingMessage, response: ServerResponse, path: string, query: string) => {
    const asked = new URLSearchParams(query);
    const isHere = (place: string) => path === place || path.startsWith(`${place}/`);
    const site = siteOf(request);
    if (isHere('/media')) {
      if (site !== (hasMediaSite ? 'media' : 'product')) throw new DomainError('route.not_found');
      return sendMedia(request, response, path, asked);
    }
    if (site !== 'product') throw new DomainError('route.not_found');
    if (path === unsubscribePath) return sendUnsubscribe(request, response, path, asked);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      throw new DomainError('route.method_not_allowed');
    }
    if (isHere('/admin')) return sendAdmin(request, response, path);
    if (isHere('/dev')) {
      // They hold codes and links: neither a neighbour in the network nor a page that renames itself may read them.
      const isDeveloper = isFromThisMachine(request) && isLoopbackName(hostNameOf(request.headers.host));
      if (isProduction || !isDeveloper) throw new DomainError('route.not_found');
      if (isHere('/dev/mail')) return sendDevMail(request, response, path, asked);
      if (path === '/dev/storybook') {
        response.statusCode = 302;
        response.setHeader('Location', '/dev/storybook/');
        return response.end();
      }
      const rest = path.slice('/dev/storybook'.length);
      if (isHere('/dev/storybook') && (await storybookFiles(request, response, rest))) return;
      throw new DomainError('route.not_found');
    }
    return sendPage(request, response, path, query);
  };

  /** Under a name of nobody's, home is elsewhere. */
  const homeOf = (request: IncomingMessage, language: Language): string =>
    (siteOf(request) === 'product' ? '' : baseUrl) + (language === 'en' ? '/en' : '/');

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2);
    try {
      await send(request, response, path, query);
    } catch (error) {
      // A program gets the same answers as from the API; a person gets a page that needs nothing.
      if (response.headersSent || !wantsPage(request)) throw error;
      const refusal = refusalOf(error);
      const kind = kindOf(refusal.code);
      const language = languageOf(request, path);
      if (kind === 'unexpected') log.error({ requestId: exchangeOf(request).id, error }, 'a page failed');
      const title = errorTitle(language, kind);
      sendPlainPage(response, {
        status: statusOf(refusal.code),
        language,
        title,
        body:
          `<h1>${escapeHtml(title)}</h1><div class="card">` +
          `<p>${escapeHtml(errorSentence(language, refusal.code, refusal.params))}</p>` +
          `<p><a class="button" href="${escapeHtml(homeOf(request, language))}">Fitboard</a></p></div>`,
        ...(kind === 'unavailable' && { headers: { 'Retry-After': '5' } }),
      });
    }
  };
};
