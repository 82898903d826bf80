import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import { CoreAdminContext, CoreAdminUI, localStorageStore, Notification, Resource } from 'react-admin';
import { ErrorState } from '#ui/components/States.tsx';
import { Words } from '#ui/Words.tsx';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { useConsoleLanguage } from './i18n/language.ts';
import { i18nProviders, translate } from './i18n/provider.ts';
import { subscribeToWords, wordsIn } from './i18n/words.ts';
import { IdentityHost } from './identity/IdentityHost.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { useIsDark } from './layout/theme-choice.ts';
import { unlessRefused } from './parts/retry.ts';
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

/** Without it the framework asks three times more for a record that is not there, and the reader waits. */
const queries = new QueryClient({ defaultOptions: { queries: { retry: unlessRefused } } });

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
          <Notification />
        </ThemeProvider>
      </CoreAdminContext>
    </Words>
  );
};
