import { type LoaderFunction, type RouteObject } from 'react-router';
import { hasSignedInHint } from '#ui/api/signed-in.ts';
import { askAhead } from './ask-ahead.ts';
import { baseWords, loadWords } from './catalogues.ts';
import { languageOf } from './language.ts';
import { PageBroken, RootBroken } from './layout/Broken.tsx';
import { Admission } from './layout/Admission.tsx';
import { Root } from './Root.tsx';
import { type Screen, screens, unknownScreen } from './screens.ts';

const words =
  (names: readonly string[]): LoaderFunction =>
  async ({ request }) => {
    await loadWords(names, languageOf(new URL(request.url).pathname));
    return null;
  };

/** Rendered for everybody; the rest waits for a session. */
export const isPublic = ({ access }: Screen) => access === 'public' || access === 'visitor';

const route = (screen: Screen): RouteObject => ({
  id: screen.path,
  path: screen.path.slice(screen.path.startsWith('/') ? 1 : 0),
  handle: screen,
  ErrorBoundary: PageBroken,
  loader: (args, handed) => {
    askAhead(screen.ahead, { params: args.params, search: new URL(args.request.url).searchParams });
    return words(screen.words ?? [])(args, handed);
  },
  lazy: async () => {
    // The server knows nobody: it draws the bars and the waiting, and never runs a private page.
    const { default: Page } =
      import.meta.env.SSR && !isPublic(screen) ? { default: () => null } : await screen.load();
    const Component = () => (
      <Admission access={screen.access}>
        <Page />
      </Admission>
    );
    return { Component };
  },
});

const inLayout = (layout: Screen['layout']) =>
  screens.filter((screen) => screen.layout === layout).map(route);

/** `en?` is one tree for both languages: changing the language keeps the page and what was typed on it. */
export const routes: RouteObject[] = [
  {
    path: 'en?',
    Component: Root,
    ErrorBoundary: RootBroken,
    HydrateFallback: () => null,
    loader: words([baseWords]),
    children: [
      {
        lazy: async () => ({ Component: (await import('./layout/PublicLayout.tsx')).PublicLayout }),
        children: [...inLayout('public'), route(unknownScreen)],
      },
      {
        lazy: async () => ({ Component: (await import('./layout/EntranceLayout.tsx')).EntranceLayout }),
        children: inLayout('entrance'),
      },
      {
        lazy: async () => {
          const { fetchPublicLayout, LayoutByReader } = await import('./layout/LayoutByReader.tsx');
          if (import.meta.env.SSR || !hasSignedInHint(document.cookie)) await fetchPublicLayout();
          return { Component: LayoutByReader };
        },
        children: inLayout('member'),
      },
    ],
  },
];
