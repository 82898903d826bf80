import { languages, type Language } from '#core/kernel/language.ts';
import { shareSize } from '#core/platform/share-picture/share-card.ts';
import { inLanguage, withoutLanguage } from './language.ts';
import type { Site } from './page-context.ts';

export type HeadContext = Readonly<{
  language: Language;
  /** As asked, with its language and without the query. */
  path: string;
  site: Site;
  data: unknown;
  text: (id: string, values?: Readonly<Record<string, string>>) => string;
}>;

export type Head = Readonly<{
  title: string;
  description: string;
  canonical: string;
  alternates: Readonly<Partial<Record<Language, string>>>;
  indexed: boolean;
  image: string;
  imageAlt: string;
  /** Of an article. */
  published: Readonly<{ at: string; changedAt: string }> | null;
  kind: 'website' | 'article' | 'profile';
  jsonLd: readonly object[];
  /** What a reader of feeds may subscribe to: its address with its language, and its name. */
  feeds: readonly Readonly<{ address: string; title: string }>[];
}>;

/** What a screen knows better than its title and description: a person's name, an article's picture. */
export type HeadExtras = (context: HeadContext) => Partial<
  Pick<
    Head,
    'title' | 'description' | 'image' | 'imageAlt' | 'kind' | 'jsonLd' | 'indexed' | 'published' | 'feeds'
  > &
    Readonly<{
      /** Without language: where it stands, when what was asked is only another way to it. */
      address: string;
      /** The host of a site of its owner's own, where the same is to be found: search engines are led there. */
      standsAt: string | undefined;
      /** Without language: where each language has its own text of the same, and for what is there in one alone, that one. */
      addresses: Readonly<Partial<Record<Language, string>>>;
      /** The language of what is shown, where it may not be the page's. */
      written: Language;
    }>
>;

type Described = Readonly<{
  path: string;
  title: string;
  description?: string;
  indexed?: boolean;
  head?: HeadExtras | undefined;
}>;

const organisation = (site: Site, language: Language): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebSite',
      '@id': `${site.baseUrl}/#website`,
      url: site.baseUrl + inLanguage('/', language),
      name: site.siteName,
      description: site.siteDescription[language],
      inLanguage: language,
      publisher: { '@id': `${site.baseUrl}/#organization` },
    },
    {
      '@type': 'Organization',
      '@id': `${site.baseUrl}/#organization`,
      name: site.siteName,
      url: site.baseUrl,
      logo: new URL(site.logoUrl, site.baseUrl).href,
      email: site.contactEmail,
    },
  ],
});

/** One answer per address, from nothing but its arguments. */
export const headOf = (screen: Described, context: HeadContext): Head => {
  const { language, path, site, text } = context;
  const isHome = screen.path === '/';
  const {
    address: plain = withoutLanguage(path),
    addresses = { vi: plain, en: plain },
    written = language,
    standsAt,
    ...extras
  } = screen.head?.(context) ?? {};
  const placeIn = (other: Language) => {
    const address = addresses[other];
    return address === undefined ? {} : { [other]: site.baseUrl + inLanguage(address, other) };
  };
  const name = extras.title ?? (isHome ? site.siteTitle[language] : text(screen.title));

  return {
    description: isHome
      ? site.siteDescription[language]
      : screen.description === undefined
        ? site.siteDescription[language]
        : text(screen.description),
    image: site.shareImageUrl,
    imageAlt: site.siteName,
    published: null,
    feeds: [],
    kind: 'website',
    indexed: screen.indexed ?? false,
    jsonLd: isHome ? [organisation(site, language)] : [],
    ...extras,
    title: isHome ? name : `${name} · ${site.siteName}`,
    canonical:
      standsAt === undefined
        ? site.baseUrl + inLanguage(plain, written)
        : `https://${standsAt}${inLanguage('/', written)}`,
    // What is to be found elsewhere says there in which languages.
    alternates: standsAt === undefined ? { ...placeIn('vi'), ...placeIn('en') } : {},
  };
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `</script>` inside a string must not end the script. */
export const jsonInHtml = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const locales = { vi: 'vi_VN', en: 'en_US' } as const;

export const headHtml = (
  head: Head,
  { language, site, nonce }: Readonly<{ language: Language; site: Site; nonce: string }>,
) => {
  const other: Language = language === 'vi' ? 'en' : 'vi';
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escape(content)}">`;
  const alternate = (name: string, address: string | undefined) =>
    address === undefined ? [] : [`<link rel="alternate" hreflang="${name}" href="${escape(address)}">`];
  const image = new URL(head.image, site.baseUrl).href;
  const isDrawn = head.image.startsWith('/share/');

  return [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', site.siteKeywords[language]),
    ...(head.indexed
      ? [
          `<link rel="canonical" href="${escape(head.canonical)}">`,
          ...languages.flatMap((one) => alternate(one, head.alternates[one])),
          ...alternate('x-default', head.alternates.vi ?? head.alternates.en),
        ]
      : [meta('name', 'robots', 'noindex')]),
    ...head.feeds.map(
      ({ address, title }) =>
        `<link rel="alternate" type="application/rss+xml" title="${escape(title)}" href="${escape(site.baseUrl + address)}">`,
    ),
    meta('property', 'og:type', head.kind),
    meta('property', 'og:site_name', site.siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:image', image),
    ...(isDrawn
      ? [
          meta('property', 'og:image:width', String(shareSize.width)),
          meta('property', 'og:image:height', String(shareSize.height)),
        ]
      : []),
    meta('property', 'og:image:alt', head.imageAlt),
    meta('property', 'og:locale', locales[language]),
    ...(head.alternates[other] === undefined
      ? []
      : [meta('property', 'og:locale:alternate', locales[other])]),
    ...(head.published === null
      ? []
      : [
          meta('property', 'article:published_time', head.published.at),
          meta('property', 'article:modified_time', head.published.changedAt),
        ]),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', head.imageAlt),
    `<link rel="icon" href="${escape(site.faviconUrl)}"${site.faviconUrl.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifest${language === 'en' ? '.en' : ''}.webmanifest">`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF8F2">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0F1613">',
    ...head.jsonLd.map(
      (value) => `<script type="application/ld+json" nonce="${nonce}">${jsonInHtml(value)}</script>`,
    ),
  ].join('\n    ');
};
