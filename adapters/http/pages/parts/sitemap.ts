import { visitor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { languages, type Language } from '#core/kernel/language.ts';
import type { PublicAddress } from '#core/platform/settings/public-address.ts';
import type { WebExchange } from './web-request.ts';

type Needs = Readonly<{
  app: Pick<Application, 'settings'>;
  baseUrl: string;
  /** Pages of the site itself, without language. */
  ownPages: () => Promise<readonly string[]>;
  now?: () => number;
}>;

/** Fewer than the 50 000 of the protocol, so that a file is read in a moment. */
const mostInFile = 5_000;
/** A crawler reads all files one after the other. */
const keptMs = 10 * 60_000;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const xml = (lines: readonly string[]) => ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n');

const addressIn = (baseUrl: string, path: string, language: Language) =>
  baseUrl + (language === 'vi' ? path : path === '/' ? '/en' : `/en${path}`);

const alternatesOf = (baseUrl: string, { path, languages: there }: PublicAddress): string =>
  there.length < 2
    ? ''
    : [...there.map((one) => [one, one] as const), ['x-default', 'vi'] as const]
        .map(
          ([name, one]) =>
            `<xhtml:link rel="alternate" hreflang="${name}" href="${escape(addressIn(baseUrl, path, one))}"/>`,
        )
        .join('');

const entriesOf = (baseUrl: string, address: PublicAddress): readonly string[] =>
  address.languages.map((language) => {
    const { path, updatedAt } = address;
    const lastmod = updatedAt === null ? '' : `<lastmod>${updatedAt.toISOString()}</lastmod>`;
    return `<url><loc>${escape(addressIn(baseUrl, path, language))}</loc>${lastmod}${alternatesOf(baseUrl, address)}</url>`;
  });

const urlSet = (entries: readonly string[]) =>
  xml([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ]);

const index = (addresses: readonly string[]) =>
  xml([
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<sitemap><loc>${escape(address)}</loc></sitemap>`),
    '</sitemapindex>',
  ]);

/** What crawlers may read: pages, and no address that only members or machines use. */
const robots = (baseUrl: string) =>
  [
    'User-agent: *',
    ...['/admin', '/api/', '/dashboard', '/en/dashboard', '/dev/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** All files by name, kept for a while; asked for at the same time, they are made once. */
const keptFiles = ({ app, baseUrl, ownPages, now = () => performance.now() }: Needs) => {
  const make = async (): Promise<ReadonlyMap<string, string>> => {
    const own = (await ownPages()).map((path) => ({ path, languages, updatedAt: null }));
    const kinds = [{ kind: 'pages', addresses: own }, ...(await app.settings.listPublicAddresses(visitor))];
    const files = new Map<string, string>();
    for (const { kind, addresses } of kinds) {
      const entries = addresses.flatMap((address) => entriesOf(baseUrl, address));
      for (let from = 0; from < entries.length; from += mostInFile)
        files.set(
          `/sitemap-${kind}-${from / mostInFile + 1}.xml`,
          urlSet(entries.slice(from, from + mostInFile)),
        );
    }
    files.set('/sitemap.xml', index([...files.keys()].map((name) => baseUrl + name)));
    return files;
  };
  let made: Readonly<{ files: Promise<ReadonlyMap<string, string>>; at: number }> | null = null;
  return () => {
    if (made && now() - made.at < keptMs) return made.files;
    const files = make();
    made = { files, at: now() };
    files.catch(() => (made = null));
    return files;
  };
};

const names = /^\/(?:sitemap(?:-[a-z]+-\d{1,4})?\.xml|robots\.txt)$/;
export const isSitemapPath = (path: string): boolean => names.test(path);

/** `/robots.txt` and the files of the sitemap. */
export const sitemap = (needs: Needs) => {
  const files = keptFiles(needs);
  return async ({ request, response, path }: WebExchange): Promise<void> => {
    const isText = path === '/robots.txt';
    const body = isText ? robots(needs.baseUrl) : (await files()).get(path);
    if (body === undefined) throw new DomainError('route.not_found');
    response.writeHead(200, {
      'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
};
