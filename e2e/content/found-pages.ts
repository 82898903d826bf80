import { structuredDataFaults } from '#fixtures/engine/structured-data.ts';
import { check } from '../engine/scenario.ts';

/** What a crawler reads of one page, without script. */
export type FoundPage = Readonly<{
  address: string;
  status: number;
  html: string;
  canonical: string | undefined;
  title: string;
  description: string;
  image: string | undefined;
  isIndexed: boolean;
  /** By language. */
  alternates: Readonly<Record<string, string>>;
  nodes: readonly Record<string, unknown>[];
}>;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};
const plain = (text: string | undefined): string =>
  (text ?? '').replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found]) => plain(found));
const meta = (html: string, name: string): string | undefined =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0];

/** Each node on its own, those of a graph too. */
const nodesIn = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => {
      const read = JSON.parse(text) as Record<string, unknown>; // an object, or the check below says so
      const graph = read['@graph'];
      return Array.isArray(graph) ? (graph as Record<string, unknown>[]) : [read];
    },
  );

export const readPage = async (address: string): Promise<FoundPage> => {
  const answer = await fetch(address, { redirect: 'manual', headers: { 'User-Agent': 'a crawler' } });
  const html = await answer.text();
  return {
    address,
    status: answer.status,
    html,
    canonical: all(html, /<link rel="canonical" href="([^"]*)"/g)[0],
    title: all(html, /<title>([^<]*)<\/title>/g)[0] ?? '',
    description: meta(html, 'description') ?? '',
    image: meta(html, 'og:image'),
    isIndexed: !html.includes('name="robots" content="noindex"'),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language, to]) => [language, plain(to)],
      ),
    ),
    nodes: nodesIn(html),
  };
};

/** Every address of every file that the index names. */
export const readSitemap = async (url: string): Promise<readonly string[]> => {
  const locs = async (file: string) => {
    const answer = await fetch(file);
    check(answer.status === 200, `${file} answered ${answer.status}`);
    return all(await answer.text(), /<loc>([^<]+)<\/loc>/g);
  };
  const files = await locs(`${url}/sitemap.xml`);
  return (await Promise.all(files.map(locs))).flat();
};

/** What must hold of a page that the sitemap names. Answers what does not. */
export const faultsOf = async (page: FoundPage): Promise<readonly string[]> => {
  const { address, status, canonical, title, description, isIndexed, nodes } = page;
  return [
    ...(status === 200 ? [] : [`answered ${status}`]),
    ...(isIndexed ? [] : ['is not to be found']),
    ...(canonical === address ? [] : [`calls itself ${canonical ?? 'nothing'}`]),
    ...(title.length > 3 ? [] : ['has no title']),
    ...(description.length > 10 ? [] : ['has no description']),
    ...(nodes.every((node) => typeof node['@type'] === 'string') ? [] : ['has data of no type']),
    ...(await structuredDataFaults(nodes)),
  ].map((fault) => `${address} ${fault}`);
};

/** Each language that a page names leads to one that names it, in the same words. */
export const unansweredOf = (
  pages: ReadonlyMap<string, FoundPage>,
  { address, alternates }: FoundPage,
): readonly string[] =>
  Object.entries(alternates).flatMap(([language, to]) => {
    const other = pages.get(to);
    if (other === undefined) return [`${address} names ${to}, which the sitemap does not`];
    const isSame = JSON.stringify(other.alternates) === JSON.stringify(alternates);
    return isSame ? [] : [`${address} names ${to} as ${language}, which says otherwise`];
  });
