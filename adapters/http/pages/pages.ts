import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PublicSettings } from '#core/platform/settings/site.ts';
import { isComingSoon } from '#core/platform/settings/shown.ts';
import { type Language, isLanguage } from '#core/kernel/language.ts';
import { videoOrigins } from '#core/learning/lesson/video-host.ts';
import { GonePage, MovedPage } from './moved-page.ts';

export type PageSite = PublicSettings & Readonly<{ consentVersion: string; baseUrl: string }>;

export type PageRequest = Readonly<{
  /** Path and query, as the browser asked. */
  path: string;
  query?: string;
  cookies: Readonly<Record<string, string | undefined>>;
  /** A fresh one for each answer, at least 128 bits. */
  nonce: string;
}>;

export type PageResponse = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

/** The bundle that `vite build --ssr ui/member-web` makes. */
type Bundle = Readonly<{
  /** Of those search engines may list, without language. */
  ownPages: readonly string[];
  describe(path: string): Readonly<{
    language: Language;
    isPublic: boolean;
    status: number;
    data: string | undefined;
    params: Readonly<Record<string, string | undefined>>;
  }>;
  render(input: {
    url: string;
    theme: 'light' | 'dark' | 'system';
    nonce: string;
    site: PageSite;
    data: unknown;
    signedInHint: boolean;
    analyticsChoice: string | undefined;
    instead?: 'not-found' | 'maintenance' | 'coming-soon';
  }): Promise<
    Readonly<{ status: number; head: string; html: string; htmlAttributes: Readonly<Record<string, string>> }>
  >;
}>;

type Options = Readonly<{
  /** `dist/member-web` */
  distFolder: string;
  loadSite: () => Promise<PageSite>;
  /** What a public page shows, in the shape its API endpoint answers; nothing where a stranger may see nothing. */
  loadPublicData: (
    name: string,
    params: Readonly<Record<string, string | undefined>>,
    language: Language,
  ) => Promise<unknown>;
  /** Origins of uploaded pictures and videos. */
  mediaOrigins?: readonly string[];
}>;

const googleTags = 'https://*.googletagmanager.com';
const googleReports = 'https://*.google-analytics.com https://*.analytics.google.com';

/** Styles carry the nonce too; only the `style` attribute, which measures and drawings need, may be written inline. */
export const pageContentPolicy = (
  nonce: string,
  mediaOrigins: readonly string[] = [],
  { analyticsId = '', learningVideoHosts = '' }: Partial<PageSite> = {},
) => {
  // Only a site that counts visits may speak to Google at all; whether it does is each reader's choice.
  const [counted, reported] =
    analyticsId === '' ? ['', ''] : [` ${googleTags}`, ` ${googleTags} ${googleReports}`];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${counted}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${mediaOrigins.join(' ')}`.trim() + reported,
    `media-src 'self' blob: ${[...mediaOrigins, ...videoOrigins(learningVideoHosts)].join(' ')}`.trim(),
    "font-src 'self'",
    `connect-src 'self'${reported}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const scriptSafe = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const attributes = (pairs: Readonly<Record<string, string>>) =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join(' ');

/** Replaces by function: a `$` in a member's text must stay a `$`. */
const put = (template: string, mark: string, text: string) => template.replace(mark, () => text);

const languageCookie = (cookies: PageRequest['cookies']): Language | undefined =>
  isLanguage(cookies['lang']) ? cookies['lang'] : undefined;

const inLanguage = (path: string, language: Language) =>
  language === 'vi' ? path : path === '/' ? '/en' : `/en${path}`;

const pagesOfLinks = /^(\/en)?\/auth\/(reset-password|confirm-register)\/?$/;
const secretNames = ['token', 'code', 'signature'] as const;

/** Links in mails carry a secret: a page they lead to is kept nowhere, and names itself to nobody. */
const carriesSecret = (path: string, query: string): boolean => {
  const given = new URLSearchParams(query);
  return pagesOfLinks.test(path) || secretNames.some((name) => given.has(name));
};

/** Until then what is closed stays closed, in seconds; two minutes where nobody has said. */
const retryAfter = (until: string | null): string => {
  const seconds = until === null ? 0 : Math.ceil((Date.parse(until) - Date.now()) / 1000);
  return String(seconds > 0 ? seconds : 120);
};

const entrance = /^(\/en)?\/auth\//;
const plainPath = (path: string) => path.replace(/^\/en(?=\/|$)/, '') || '/';

/**
 * What stands under the address in place of its page. Who has signed in here gets the page: whether they may enter is
 * for each request of it to be answered.
 */
const closedBy = (
  site: PageSite,
  { path, signedInHint }: Readonly<{ path: string; signedInHint: boolean }>,
): Readonly<{ instead: 'maintenance' | 'coming-soon'; until: string | null }> | null => {
  if (signedInHint || entrance.test(path)) return null;
  if (site.maintenance) return { instead: 'maintenance', until: site.maintenanceUntil };
  return isComingSoon(site, plainPath(path)) ? { instead: 'coming-soon', until: site.comingSoonUntil } : null;
};

/** Without Express: a request in, an answer out. Public pages are rendered whole, private ones as far as the bars around them. */
export const createPages = ({ distFolder, loadSite, loadPublicData, mediaOrigins = [] }: Options) => {
  const opened = async () => {
    const [template, bundle] = await Promise.all([
      readFile(join(distFolder, 'client/index.html'), 'utf8'),
      import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href) as Promise<Bundle>, // built from the same repository
    ]);
    return { template, bundle };
  };
  let files: ReturnType<typeof opened> | undefined;
  const open = () =>
    (files ??= opened().catch((error: unknown) => {
      files = undefined; // the build may still be running; the next visitor tries again
      throw error;
    }));

  const answer = async ({ path, query = '', cookies, nonce }: PageRequest): Promise<PageResponse> => {
    const { template, bundle } = await open();
    const site = await loadSite();
    const { language, isPublic, data: wanted, params } = bundle.describe(path);
    const url = path + (query ? `?${query.replace(/^\?/, '')}` : '');

    // A shared link keeps its language; the start page and private pages follow the person's own choice.
    const chosen = languageCookie(cookies);
    if (chosen !== undefined && chosen !== language && language === 'vi' && (path === '/' || !isPublic)) {
      return {
        status: 302,
        headers: {
          Location: inLanguage(path, chosen) + url.slice(path.length),
          'Cache-Control': 'no-store',
          Vary: 'Cookie',
        },
        body: '',
      };
    }

    const signedInHint = cookies['signed_in'] === '1';
    const closed = closedBy(site, { path, signedInHint });
    const found = wanted === undefined || closed ? undefined : await loadPublicData(wanted, params, language);
    const isGone = found instanceof GonePage;
    const data = isGone ? null : found;
    if (data instanceof MovedPage) {
      return {
        status: 301,
        headers: {
          Location: inLanguage(data.address, data.language ?? language) + url.slice(path.length),
          'Cache-Control': 'no-cache',
        },
        body: '',
      };
    }
    const isMissing = wanted !== undefined && (data === undefined || data === null) && !closed;
    const instead = closed
      ? { instead: closed.instead }
      : isMissing
        ? ({ instead: 'not-found' } as const)
        : {};
    const theme = cookies['theme'] === 'light' || cookies['theme'] === 'dark' ? cookies['theme'] : 'system';
    const page = await bundle.render({
      url,
      theme,
      nonce,
      site,
      data: data ?? null,
      signedInHint,
      analyticsChoice: cookies['analytics'],
      ...instead,
    });

    // With what the cookies said: they may be others by the time the browser takes the page over as it was drawn.
    const assumed = { signedInHint, analyticsChoice: cookies['analytics'] ?? null };
    const handed = `<script type="application/json" id="page-data" nonce="${nonce}">${scriptSafe({ site, path, data: data ?? null, ...assumed })}</script>`;
    const marks: readonly (readonly [string, string])[] = [
      ['<html lang="vi">', `<html ${attributes(page.htmlAttributes)}>`],
      ['<!--head-->', page.head],
      ['<!--app-->', page.html],
      ['<!--data-->', handed],
    ];
    const body = marks.reduce(
      (html, [mark, text]) => put(html, mark, text),
      template.replaceAll('__NONCE__', nonce),
    );
    const isSecret = carriesSecret(path, query);
    const status = closed ? 503 : isGone ? 410 : page.status;
    const isShared = isPublic && status === 200 && !isSecret;

    return {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language,
        'Content-Security-Policy': pageContentPolicy(nonce, mediaOrigins, site),
        'Cache-Control': isShared ? 'no-cache' : 'no-store',
        ...(isSecret && { 'Referrer-Policy': 'no-referrer' }),
        Vary: 'Cookie',
        ...(status === 503 ? { 'Retry-After': retryAfter(closed?.until ?? null) } : {}),
      },
      body,
    };
  };
  return Object.assign(answer, { ownPages: async () => (await open()).bundle.ownPages });
};

export type Pages = ReturnType<typeof createPages>;
