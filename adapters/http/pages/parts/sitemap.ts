import { Readable, type Transform } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
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
/** A crawler reads all files one after the other; what is hidden is not named for much longer. */
const keptMs = 30_000;

const addressIn = (baseUrl: string, path: string, language: Language) =>
  baseUrl + (language === 'vi' ? path : path === '/' ? '/en' : `/en${path}`);

type Entry = Readonly<{ url: string; lastmod?: string; links?: { lang: string; url: string }[] }>;
type Place = Readonly<{ language: Language; url: string }>;

/** The same in each language that there is; without another there is nothing to say. */
const linksOf = (places: readonly Place[]): Pick<Entry, 'links'> => {
  const first = places.find(({ language }) => language === 'vi') ?? places[0];
  if (places.length < 2 || first === undefined) return {};
  return {
    links: [
      ...places.map(({ language, url }) => ({ lang: language, url })),
      { lang: 'x-default', url: first.url },
    ],
  };
};

const entriesOf = (baseUrl: string, addresses: readonly PublicAddress[]): readonly Entry[] => {
  const placesOf = ({ path, languages: there }: PublicAddress): readonly Place[] =>
    there.map((language) => ({ language, url: addressIn(baseUrl, path, language) }));
  const groups = Map.groupBy(addresses, ({ path, group }) => group ?? path);
  return addresses.flatMap((address) => {
    const same = (groups.get(address.group ?? address.path) ?? [address]).flatMap(placesOf);
    const { updatedAt } = address;
    return placesOf(address).map(({ url }) => ({
      url,
      ...(updatedAt === null ? {} : { lastmod: updatedAt.toISOString() }),
      ...linksOf(same),
    }));
  });
};

const written = async (stream: Transform, entries: readonly Entry[]): Promise<string> => {
  const text = streamToPromise(Readable.from(entries).pipe(stream));
  return (await text).toString();
};

const xmlns = { news: false, video: false, image: false, xhtml: true } as const;
const urlSet = (entries: readonly Entry[]) => written(new SitemapStream({ xmlns }), entries);
const index = (addresses: readonly string[]) =>
  written(
    new SitemapIndexStream(),
    addresses.map((url) => ({ url })),
  );

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
      const entries = entriesOf(baseUrl, addresses);
      for (let from = 0; from < entries.length; from += mostInFile)
        files.set(
          `/sitemap-${kind}-${from / mostInFile + 1}.xml`,
          await urlSet(entries.slice(from, from + mostInFile)),
        );
    }
    files.set('/sitemap.xml', await index([...files.keys()].map((name) => baseUrl + name)));
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
      'Cache-Control': 'public, max-age=60',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
};
