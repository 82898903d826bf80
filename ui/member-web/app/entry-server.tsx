import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import latin600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url';
import latin700 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2?url';
import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url';
import vietnamese600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2?url';
import vietnamese700 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-700-normal.woff2?url';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import { App } from './app.tsx';
import { wordsIn } from './catalogues.ts';
import type { Language } from '#core/kernel/language.ts';
import { headHtml, headOf } from './head.ts';
import { inLanguage, languageOf, withoutLanguage } from './language.ts';
import { choiceOf } from './layout/analytics/choice.ts';
import { firstEntry, type Site } from './page-context.ts';
import { screenHeads } from './found/screen-heads.ts';
import { isPublic, routes } from './routes.tsx';
import { type Screen, screens, unknownScreen } from './screens.ts';

/** Pages of the site itself that search engines may list, without language. */
export const ownPages = screens
  .filter(({ path, indexed }) => indexed === true && !path.includes(':'))
  .map(({ path }) => path);

/** What the server must know before it renders. */
export const describe = (path: string) => {
  const match = matchRoutes(routes, path)?.at(-1);
  const screen = (match?.route.handle as Screen | undefined) ?? unknownScreen; // routes.tsx puts the screen there
  return {
    language: languageOf(path),
    /** Rendered here, for everybody; otherwise only the frame is sent. */
    isPublic: isPublic(screen),
    status: screen.status ?? 200,
    data: screen.data,
    params: match?.params ?? {},
  };
};

type Input = Readonly<{
  /** Path and query, as asked. */
  url: string;
  theme: 'light' | 'dark' | 'system';
  nonce: string;
  site: Site;
  data: unknown;
  signedInHint: boolean;
  /** Of its cookie, as it came. */
  analyticsChoice?: string | undefined;
  /** A site under maintenance shows another screen under the same address; a screen that finds nothing says so by itself. */
  instead?: 'not-found' | 'maintenance' | 'coming-soon';
}>;

const elsewhere = {
  'not-found': '/error/404',
  maintenance: '/maintenance',
  'coming-soon': '/coming-soon',
} as const;

/** The files that the first paint needs, so that words do not move when they arrive. */
const fontsFor = (language: Language, html: string) => {
  const display = html.includes('MuiTypography-display');
  return [
    latin400,
    latin600,
    ...(display ? [latin700] : []),
    ...(language === 'vi' ? [vietnamese400, vietnamese600, ...(display ? [vietnamese700] : [])] : []),
  ];
};

/** What the compiler of messages calls plain words. */
const literal = 0;

const handler = createStaticHandler(routes);

export const render = async ({
  url,
  theme,
  nonce,
  site,
  data,
  signedInHint,
  analyticsChoice,
  instead,
}: Input) => {
  const asked = new URL(url, site.baseUrl);
  const language = languageOf(asked.pathname);
  const described = instead === undefined ? asked.pathname : inLanguage(elsewhere[instead], language);
  const screen =
    (matchRoutes(routes, described)?.at(-1)?.route.handle as Screen | undefined) ?? unknownScreen; // as in describe
  // Around a missing person stands the same frame that the browser will draw.
  const shown = instead === 'not-found' ? asked.pathname : described;
  const address = new URL(shown + asked.search, site.baseUrl);

  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`Unexpected redirect from ${shown}`);

  const choice = choiceOf(analyticsChoice);
  const text = (id: string, values: Readonly<Record<string, string>> = {}) => {
    const sentence = wordsIn(language)[id];
    if (!Array.isArray(sentence))
      return typeof sentence === 'string'
        ? sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
        : id;
    // Words and places for words: titles have nothing else.
    return sentence
      .flatMap((part) => ('value' in part ? (part.type === literal ? part.value : values[part.value]) : []))
      .join('');
  };
  const head = headOf(
    { ...screen, head: screenHeads[screen.path] },
    { language, path: asked.pathname, site, data, text },
  );
  const cache = createCache({ key: 'css', nonce });
  // Made before anything is drawn: styles are collected for the head then, and none stands between the elements.
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache);

  const html =
    screen.frame === true
      ? ''
      : renderToString(
          <App
            cache={cache}
            page={{ site, data, entryKey: firstEntry, nonce, signedInHint, analyticsChoice: choice }}
          >
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>,
        );

  return {
    status: screen.status ?? (context.errors === null ? 200 : 500),
    head: [
      headHtml(head, { language, site, nonce }),
      ...fontsFor(language, html).map(
        (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
      ),
      constructStyleTagsFromChunks(extractCriticalToChunks(html)),
    ].join('\n    '),
    html,
    htmlAttributes: {
      lang: language,
      ...(theme === 'system' ? {} : { 'data-theme': theme }),
      // Who agreed to be counted is, without touching anything.
      ...(screen.settled && !signedInHint && (site.analyticsId === '' || choice !== 'granted')
        ? { 'data-start': 'touched' }
        : {}),
    } as Record<string, string>,
    canonicalPath: withoutLanguage(asked.pathname),
  };
};
