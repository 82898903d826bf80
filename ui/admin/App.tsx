import { Admin, Resource } from 'react-admin';
import { Words } from '#ui/intl.tsx';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { useConsoleLanguage } from './i18n/language.ts';
import { i18nProviders, translate } from './i18n/provider.ts';
import { wordsIn } from './i18n/words.ts';
import { Layout } from './layout/Layout.tsx';
import { LoginPage } from './layout/LoginPage.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { useIsDark } from './layout/theme-choice.ts';
import { HomePage } from './resources/home/HomePage.tsx';
import { resources } from './resources/index.ts';
import { darkTheme, theme } from './theme.ts';

export const App = () => {
  const language = useConsoleLanguage();
  const isDark = useIsDark();
  return (
    <Words language={language} messages={wordsIn(language)}>
      <Admin
        basename="/admin"
        title={translate('console.title')}
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProviders[language]}
        lightTheme={isDark ? darkTheme : theme}
        darkTheme={null}
        layout={Layout}
        loginPage={LoginPage}
        dashboard={HomePage}
        catchAll={NotFound}
        requireAuth
        disableTelemetry
      >
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
      </Admin>
    </Words>
  );
};
