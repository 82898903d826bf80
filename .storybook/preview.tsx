import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import '#ui/theme/fonts.css';
import coreEn from '../core/kernel/messages/en.json';
import coreVi from '../core/kernel/messages/vi.json';
import { type ServerParameters, openStoryServer } from './story-server.ts';
import { Sighted, type SightManner, usualManner } from './drawn-sight.tsx';
import { PageContextProvider } from '../ui/member-web/app/page-context.ts';
import { createQueryClient } from '#ui/query-client.ts';
import { Toasts } from '#ui/components/toasts/Toasts.tsx';
import { type Words as Catalogue, wrap } from '../ui/shared/catalogue.ts';
import { recoverLostFocus } from '../ui/shared/focus-recovery.ts';
import { type Language } from '../ui/shared/intl.ts';
import { Words } from '../ui/shared/Words.tsx';
import { themeFor } from '#ui/theme/theme.ts';
import { defaultSettings, publicSettings } from '../core/platform/settings/site.ts';

const catalogues = import.meta.glob<{ default: Catalogue }>('../ui/**/messages/*.json', { eager: true });

const wordsIn = (language: Language) =>
  Object.assign(
    {},
    ...Object.entries(catalogues)
      .filter(([path]) => path.endsWith(`${language}.json`))
      .map(([, words]) => wrap(words.default)),
    wrap(language === 'vi' ? coreVi : coreEn),
  ) as Catalogue;

const words = { vi: wordsIn('vi'), en: wordsIn('en') };

const site = { ...publicSettings(defaultSettings), consentVersion: '1', baseUrl: 'http://localhost:6006' };

recoverLostFocus();

/** As in the application: rules go straight to the style sheet, where development writes an element for each. */
const styles = createCache({ key: 'css', speedy: true });

const { getElementError } = getConfig();
/** The library's own word for a try that is not the last. */
const isTrying = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true; // its types leave it out

configure({
  // A busy machine takes longer than the usual second to draw what a story waits for.
  asyncUtilTimeout: 10_000,
  // The document is printed for the last try alone: a story that waits for something tries at each change of the page.
  getElementError: (message, container) =>
    isTrying()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

type Mode = 'light' | 'dark';

const Wear = ({ mode, children }: Readonly<{ mode: Mode; children: ReactNode }>) => {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return children;
};

/** As in the application, but for the seconds between a lost answer and the next try: the sequence is what counts. */
const createQuickQueryClient = () => {
  const client = createQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 50 } });
  return client;
};

type StageProps = Readonly<{ language: Language; mode: Mode; path: string; children: ReactNode }>;

/** The same ground as the application's, with one page on it. */
const Stage = ({ language, mode, path, children }: StageProps) => {
  const [queries] = useState(createQuickQueryClient);
  // The router is made once; the story inside it changes.
  const router = useMemo(
    () =>
      createMemoryRouter([{ path: '*', element: children }], {
        initialEntries: [language === 'en' ? `/en${path}` : path],
      }),
    [children, language, path],
  );
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dataset['theme'] = mode;
  }, [language, mode]);
  return (
    <Words language={language} messages={words[language]}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={themeFor(language)} defaultMode={mode} storageManager={null}>
          <CssBaseline enableColorScheme />
          <Wear mode={mode}>
            <QueryClientProvider client={queries}>
              <PageContextProvider
                value={{
                  site,
                  data: undefined,
                  entryKey: 'default',
                  nonce: '',
                  signedInHint: false,
                  analyticsChoice: null,
                }}
              >
                <Toasts>
                  <RouterProvider router={router} />
                </Toasts>
              </PageContextProvider>
            </QueryClientProvider>
          </Wear>
        </ThemeProvider>
      </CacheProvider>
    </Words>
  );
};

export default definePreview({
  addons: [addonA11y()],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    controls: { expanded: true },
  },
  initialGlobals: { theme: 'light', language: 'vi' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'vi', title: 'Tiếng Việt' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  /** `parameters.server` opens the real application on memory behind `fetch`; see `story-server.ts`. */
  beforeEach: async ({ parameters }) => openStoryServer((parameters['server'] ?? {}) as ServerParameters), // a story's own words
  decorators: [
    (Story, { globals, parameters }) => (
      <Stage
        language={globals['language'] === 'en' ? 'en' : 'vi'}
        mode={globals['theme'] === 'dark' ? 'dark' : 'light'}
        path={typeof parameters['path'] === 'string' ? parameters['path'] : '/'}
      >
        <Sighted
          manner={(parameters['sight'] as SightManner | undefined) ?? usualManner /* a story's own words */}
        >
          <Story />
        </Sighted>
      </Stage>
    ),
  ],
});
