import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { CoreAdminContext, CoreAdminUI, localStorageStore, Resource } from 'react-admin';
import { ErrorState } from '#ui/components/States.tsx';
import { Toasts } from '#ui/components/toasts/Toasts.tsx';
import { createQueryClient } from '#ui/query-client.ts';
import { Words } from '#ui/Words.tsx';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { useConsoleLanguage } from './i18n/language.ts';
import { i18nProviders, translate } from './i18n/provider.ts';
import { subscribeToWords, wordsIn } from './i18n/words.ts';
import { IdentityHost } from './identity/IdentityHost.tsx';
import { FrameworkToasts } from './layout/FrameworkToasts.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { useIsDark } from './layout/theme-choice.ts';
import { HomePage } from './home/HomePage.tsx';
import { resources } from './resources.ts';
import { darkTheme, theme } from './theme.ts';

/** A person who is signed in already needs no form. */
const SignInForm = lazy(async () => ({ default: (await import('./layout/LoginPage.tsx')).LoginPage }));
const LoginPage = () => (
  <Suspense>
    <SignInForm />
  </Suspense>
);

/** Staff decide by what a list says: it is asked again whenever it is opened. */
const queries = createQueryClient({ staleTime: 0 });

/** Which columns a person chose, list by list. */
const store = localStorageStore(undefined, 'fitboard-console');

const ErrorScreen = ({
  error,
  resetErrorBoundary,
}: {
  error: Error;
  resetErrorBoundary: (args: unknown) => void;
}) => <ErrorState error={error} onRetry={() => resetErrorBoundary(undefined)} />;

/** The framework's engine in our own frame: its ready-made frame would double what a phone has to load. */
export const App = () => {
  const language = useConsoleLanguage();
  const words = useSyncExternalStore(subscribeToWords, () => wordsIn(language));
  const isDark = useIsDark();
  const look = useMemo(() => createTheme(isDark ? darkTheme : theme), [isDark]);
  return (
    <Words language={language} messages={words}>
      <CoreAdminContext
        basename="/admin"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProviders[language]}
        store={store}
        queryClient={queries}
      >
        <ThemeProvider theme={look}>
          <CssBaseline enableColorScheme />
          <Toasts>
            <CoreAdminUI
              title={translate('console.title')}
              layout={Layout}
              loginPage={LoginPage}
              dashboard={HomePage}
              catchAll={NotFound}
              error={ErrorScreen}
              requireAuth
              disableTelemetry
            >
              {resources.map((resource) => (
                <Resource key={resource.name} {...resource} />
              ))}
            </CoreAdminUI>
            <IdentityHost />
            <FrameworkToasts />
          </Toasts>
        </ThemeProvider>
      </CoreAdminContext>
    </Words>
  );
};
